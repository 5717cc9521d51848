import { expect, test } from '@playwright/test';
import { getLayoutShift, watchLayoutShift } from '../../e2e/support/layout-shift';
import { becomeMember, post } from '../../e2e/support/person';

test('a misspelled search finds a guide, which is saved and continued later', async ({ page }) => {
  await page.goto('/wanderhub');
  await page.getByRole('searchbox', { name: 'Search the guides' }).fill('shcengen window');
  await expect(page.getByRole('status').filter({ hasText: '“schengen window”' })).toBeVisible();
  await expect(page).toHaveURL(/q=shcengen/);
  await page.getByRole('link', { name: /Read More.*Ninety days/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: /Ninety days/ })).toBeFocused();
  await page.getByRole('button', { name: 'Save this article' }).click();
  await expect(page.getByRole('button', { name: 'Saved this article' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(3).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('wanderwork_shelf')))
    .toContain('"progress":0.');

  await page.goto('/wanderhub');
  const bookmarks = page.getByRole('region', { name: 'Your bookmarks' });
  await bookmarks.getByRole('link', { name: /Ninety days/ }).click();
  await page.getByRole('button', { name: 'Continue reading' }).click();
  await expect(page.getByRole('button', { name: 'Continue reading' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

for (const arrival of ['before', 'after'] as const)
  test(`a member’s saved guides arrive ${arrival} the others and move nothing`, async ({ page, baseURL }) => {
    await becomeMember(page, baseURL!);
    const at = new Date().toISOString();
    const saved = { slug: 'four-shared-hours', saved: true, progress: null, sections: [], figures: [], at };
    await post(page, '/api/account/shelf', { entries: [saved] }, baseURL!);
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/account/shelf', async (route) => {
      if (arrival === 'after') await isAnswered;
      await route.continue();
    });
    await watchLayoutShift(page);
    await page.goto('/wanderhub');
    await expect(page.getByRole('button', { name: 'Show more guides' })).toBeVisible();
    answer();
    const bookmarks = page.getByRole('region', { name: 'Your bookmarks' });
    await expect(bookmarks.getByRole('link', { name: /Four shared hours/ })).toBeVisible();
    expect(await getLayoutShift(page)).toBeLessThan(0.02);
  });

test('on a later visit, the guides appear at once and leave room for late bookmarks above them', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!);
  const at = new Date().toISOString();
  const saved = { slug: 'four-shared-hours', saved: true, progress: null, sections: [], figures: [], at };
  await post(page, '/api/account/shelf', { entries: [saved] }, baseURL!);
  await page.goto('/wanderhub');
  const bookmarks = page.getByRole('region', { name: 'Your bookmarks' });
  await expect(bookmarks).toBeVisible();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/account/shelf', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await watchLayoutShift(page);
  await page.reload();
  const guide = page.getByRole('main').getByRole('article').first();
  await expect(guide).toBeVisible();
  answer();
  await expect(bookmarks).toBeVisible();
  expect((await bookmarks.boundingBox())!.y).toBeLessThan((await guide.boundingBox())!.y);
  expect(await getLayoutShift(page)).toBeLessThan(0.02);
});

test('the app takes over the server’s article without requesting it again', async ({ page }) => {
  // What the server wrote is all there is: nothing of it comes a second time.
  await page.route(/\/api\/blog-posts\/four-shared-hours$/, (route) => route.abort());
  await page.goto('/wanderhub/blog/four-shared-hours');
  await expect(page.getByRole('button', { name: 'Save this article' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Two subtractions' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Sources', exact: true })).toHaveCount(1);
});

test('feeds are read by a strict parser', async ({ page }) => {
  await page.goto('/cookies');
  const entries = (path: string, name: string) =>
    page.evaluate(
      async ([url, tag]) => {
        const text = await (await fetch(String(url))).text();
        const read = new DOMParser().parseFromString(text, 'application/xml');
        return read.querySelector('parsererror') ? -1 : read.getElementsByTagName(String(tag)).length;
      },
      [path, name],
    );
  expect(await entries('/wanderhub/feeds/rss.xml', 'item')).toBeGreaterThan(20);
  expect(await entries('/wanderhub/feeds/atom.xml', 'entry')).toBeGreaterThan(20);
  expect(await entries('/wanderhub/feeds/tips-tutorials/rss.xml', 'item')).toBeGreaterThan(3);
});
