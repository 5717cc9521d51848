import { expect, type Page } from '@playwright/test';

/** Waits until the app has replaced the served HTML. */
const waitUntilRendered = async (page: Page): Promise<void> => {
  await expect(page.locator('.plain')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
};

/** Waits until the app has rendered the page and nothing is loading. */
export const waitUntilSettled = async (page: Page): Promise<void> => {
  await waitUntilRendered(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('[role="status"]', { hasText: /^(Loading|Comparing|Checking) / })).toHaveCount(0);
};

/** How far the page can be scrolled sideways, in pixels. */
export const getSidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Delays the responses to `asks` until the returned function is called. */
export const delayResponses = async (page: Page, asks: RegExp): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(asks, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
};

/** Makes every request to `asks` fail with 503. */
export const failRequests = async (page: Page, asks: RegExp): Promise<void> => {
  await page.route(asks, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '5' },
      json: { statusCode: 503, code: 'unavailable', message: 'The service is away for a moment.' },
    }),
  );
};

/** Scrolls to the end and back, and waits until every part of the page has loaded. */
export const scrollThroughPage = async (page: Page): Promise<void> => {
  await waitUntilRendered(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await waitUntilSettled(page);
  await page.evaluate(() => window.scrollTo(0, 0));
};
