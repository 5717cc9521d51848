import { expect, test, type Page } from '@playwright/test';
import { untilKept } from '../../e2e/support/worker';

test.use({ serviceWorkers: 'allow' });

const ARTICLE = '/wanderhub/blog/lisbon-with-the-visa-counted';

/** All that the worker keeps by itself of what is read; what was taken on purpose must do without. */
const forgetWhatWasVisited = (page: Page) =>
  page.evaluate(async () => {
    const byItself = /^wanderwork-(?:pages|reads|pictures|release-files)$/;
    for (const name of await caches.keys()) if (byItself.test(name)) await caches.delete(name);
    for (const key of Object.keys(localStorage))
      if (key.startsWith('wanderwork_cache_')) localStorage.removeItem(key);
  });

test('an article is taken along, opens without a connection with its pictures, and is let go of', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto(ARTICLE);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('button', { name: 'Read offline this article' }).click();
  await expect(page.getByRole('button', { name: 'Kept offline this article' })).toBeVisible();
  await expect(page.getByText(/^Opens without a connection: \d+ kB, taken \d+ \w+ 20\d\d\.$/)).toBeVisible();

  await page.goto('/wanderhub');
  const shelf = page.getByRole('region', { name: 'Your shelf' });
  await expect(shelf).toContainText(/1 article takes \d+ kB of this browser\./);
  await untilKept(page);
  await page.close();

  const later = await context.newPage();
  await later.goto('/cookies');
  await forgetWhatWasVisited(later);
  await context.setOffline(true);
  await later.goto(ARTICLE);
  await expect(later.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(later.getByRole('button', { name: 'Kept offline this article' })).toBeVisible();
  await expect(later.getByRole('group', { name: 'Lisbon in figures' })).toContainText('$1,800');
  const cover = later.getByRole('article').locator('header img').last();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await later.getByRole('button', { name: 'Kept offline this article' }).click();
  await expect(later.getByRole('button', { name: 'Read offline this article' })).toBeVisible();
  await later.goto(ARTICLE);
  await expect(
    later.getByText(/This page was not opened here before|could not be fetched/).first(),
  ).toBeVisible();
});
