import { expect, test, type Page } from '@playwright/test';

/** Blocks the app's script; the script that sets the theme still loads. */
const blockApp = async (page: Page) => {
  await page.route(/\/main\.[0-9a-f]+\.js$/, () => new Promise<void>(() => {}));
};

const pages = [
  { path: '/', heading: 'Explore. Create. Wander. Powered by AI.', pictures: 0 },
  { path: '/wanderlens', heading: 'WanderLens', pictures: 3 },
  { path: '/wanderlens/cities/lisbon', heading: 'Lisbon', pictures: 1 },
  { path: '/wanderhub/blog/schengen-90-180-counted-by-hand', heading: 'Ninety days', pictures: 1 },
];

for (const { path, heading, pictures } of pages)
  for (const theme of ['light', 'dark'] as const)
    test(`${path} is visible and usable before the app loads, in its ${theme} colors`, async ({ page }) => {
      const requestedUrls: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/art/')) requestedUrls.push(request.url());
      });
      await page.emulateMedia({ colorScheme: theme });
      await blockApp(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      const seen = page.locator('main img:visible');
      await expect(seen).toHaveCount(pictures);
      await expect
        .poll(() =>
          seen.evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0)),
        )
        .toBe(true);
      expect(requestedUrls.filter((url) => !url.includes(`theme=${theme}`))).toEqual([]);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'WanderHub' }).click();
      await expect(page).toHaveURL(/\/wanderhub$/);
    });

test('pictures shown before the app loads are requested only once', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/art/cities/lisbon.svg')) requestedUrls.push(request.url());
  });
  await page.goto('/wanderlens/cities/lisbon');
  await expect(page.getByRole('img', { name: 'Lisbon, drawn from its latitude' })).toHaveCSS('opacity', '1');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Join Now' })).toBeVisible();
  expect(requestedUrls).toHaveLength(1);
});
