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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

  // On a city page the text is larger than the picture.
  for (const [path, pictures] of [
    ['/wanderlens/cities/lisbon', 0],
    ['/wanderhub/blog/schengen-90-180-counted-by-hand', 1],
  ] as const)
    test(`${path} paints its picture no larger once the app is there`, async ({ page }) => {
      let startApp = () => {};
      const appStarts = new Promise<void>((resolve) => (startApp = resolve));
      await page.route(/\/main\.[0-9a-f]+\.js$/, async (route) => {
        await appStarts;
        await route.continue();
      });
      await page.addInitScript(() => {
        const painted: string[] = [];
        Object.assign(window, { painted });
        new PerformanceObserver((list) => {
          for (const { url } of list.getEntries() as LargestContentfulPaint[]) painted.push(url);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const picturesPainted = () =>
        page.evaluate(() => (window as unknown as { painted: string[] }).painted.filter(Boolean).length);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('main.plain img:visible')).toHaveJSProperty('complete', true);
      await expect.poll(picturesPainted).toBe(pictures);
      startApp();
      await expect(page.locator('main.plain')).toHaveCount(0);
      await expect(page.locator('main img').first()).toHaveCSS('opacity', '1');
      expect(await picturesPainted()).toBe(pictures);
    });
});
