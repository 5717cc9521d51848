import { expect, test, type Page } from '@playwright/test';
import { waitUntilCached } from '../../e2e/support/worker';

test.use({ serviceWorkers: 'allow' });

const ARTICLE = '/wanderhub/blog/lisbon-with-the-visa-counted';

/** All that the worker keeps by itself of what is read; what was taken on purpose must do without. */
const clearVisitedCaches = (page: Page) =>
  page.evaluate(async () => {
    const byItself = /^wanderwork-(?:pages|reads|pictures|release-files)$/;
    for (const name of await caches.keys()) if (byItself.test(name)) await caches.delete(name);
    for (const key of Object.keys(localStorage))
      if (key.startsWith('wanderwork_cache_')) localStorage.removeItem(key);
  });

test('an article is saved offline, opens with its images, and is removed', async ({ page, context }) => {
  test.slow();
  await page.goto(ARTICLE);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('button', { name: 'Save offline (this article)' }).click();
  await expect(page.getByRole('button', { name: 'Saved offline (this article)' })).toBeVisible();
  await expect(page.getByText(/^Available offline: \d+ kB, saved \d+ \w+ 20\d\d\.$/)).toBeVisible();

  await page.goto('/wanderhub');
  const bookmarks = page.getByRole('region', { name: 'Your bookmarks' });
  await expect(bookmarks).toContainText(/1 article, \d+ kB in this browser\./);
  await waitUntilCached(page);
  await page.close();

  const newPage = await context.newPage();
  await newPage.goto('/cookies');
  await clearVisitedCaches(newPage);
  await context.setOffline(true);
  await newPage.goto(ARTICLE);
  await expect(newPage.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(newPage.getByRole('button', { name: 'Saved offline (this article)' })).toBeVisible();
  await expect(newPage.getByRole('group', { name: 'Lisbon in figures' })).toContainText('$2,410');
  const cover = newPage.getByRole('article').locator('header img').last();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await newPage.getByRole('button', { name: 'Saved offline (this article)' }).click();
  await expect(newPage.getByRole('button', { name: 'Save offline (this article)' })).toBeVisible();
  await newPage.goto(ARTICLE);
  await expect(
    newPage.getByText(/This page isn’t saved in this browser|couldn’t load/).first(),
  ).toBeVisible();
});
