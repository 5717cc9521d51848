import { expect, test, type Page } from '@playwright/test';
import { waitUntilSettled, getSidewaysOverflow } from './support/states';

const LONG_WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochanditsneighbouringtown';
const RIGHT_TO_LEFT = 'أبو ظبي الكبرى';

const visitPages = async (page: Page) => {
  await page.goto('/');
  await waitUntilSettled(page);
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'WanderLens' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'WanderLens' })).toBeVisible();
  await expect(page.getByText('316 cities').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'WanderHub' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'WanderHub' })).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(
    page
      .getByRole('main')
      .getByText(/min read/)
      .first(),
  ).toBeVisible();
};

/** Uncaught errors of the page's own scripts. */
const collectErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
};

test.describe('a browser that stores nothing', () => {
  test('shows everything while local storage is blocked', async ({ page }) => {
    const errors = collectErrors(page);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
    });
    await visitPages(page);
    expect(errors).toEqual([]);
  });

  test('shows everything while storage is full', async ({ page }) => {
    const errors = collectErrors(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      };
    });
    await visitPages(page);
    expect(errors).toEqual([]);
  });

  test('shows everything without cookies', async ({ page }) => {
    const errors = collectErrors(page);
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined }),
    );
    await visitPages(page);
    expect(errors).toEqual([]);
  });
});

test.describe('long and right-to-left names', () => {
  const rename = (page: Page, name: string) =>
    page.route(/\/api\/cities(\?|$)/, async (route) => {
      const answer = await route.fetch();
      const list = (await answer.json()) as { items: { name: string }[] };
      const items = list.items.map((city) => ({ ...city, name, country: name }));
      await route.fulfill({ response: answer, json: { ...list, items } });
    });

  for (const name of [LONG_WORD, RIGHT_TO_LEFT]) {
    test(`${name.slice(0, 12)}… stays within its card at 320 px`, async ({ page }) => {
      await rename(page, name);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto('/wanderlens');
      await waitUntilSettled(page);
      await expect(page.getByRole('link', { name }).first()).toBeVisible();
      expect(await getSidewaysOverflow(page)).toBeLessThanOrEqual(0);
      const card = await page.getByRole('article').first().boundingBox();
      const link = await page.getByRole('article').first().getByRole('link').first().boundingBox();
      expect(Number(link?.x) + Number(link?.width)).toBeLessThanOrEqual(
        Number(card?.x) + Number(card?.width) + 1,
      );
    });
  }

  test('a long one-word name fits into the header', async ({ page, baseURL }) => {
    await page.route('**/api/auth/user', (route) =>
      route.fulfill({
        json: {
          id: '018f0000-0000-7000-8000-000000000000',
          email: `${LONG_WORD.slice(0, 60)}@example.com`,
          name: LONG_WORD,
          firstName: LONG_WORD,
          lastName: '',
          profileImageUrl: null,
          isAdmin: false,
          subscriptionTier: 'free',
          preferences: { theme: 'system', temperatureUnit: null, currency: 'USD' },
        },
      }),
    );
    await page.context().addCookies([{ name: 'wanderwork_signed_in', value: '1', url: String(baseURL) }]);
    for (const width of [320, 901, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/help');
      await waitUntilSettled(page);
      expect(await getSidewaysOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('display settings', () => {
  for (const path of [
    '/',
    '/wanderlens',
    '/wanderlens/cities/lisbon',
    '/wanderhub',
    '/login',
    '/subscription',
  ])
    test(`${path} fits at 200% zoom`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 640, height: 450 },
        deviceScaleFactor: 2,
      });
      const page = await context.newPage();
      await page.goto(path);
      await waitUntilSettled(page);
      expect(await getSidewaysOverflow(page)).toBeLessThanOrEqual(0);
      await context.close();
    });

  test('forced colors keep the current page, the buttons and the focus visible', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/wanderlens');
    await waitUntilSettled(page);
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    await expect(current).toHaveText('WanderLens');
    const mark = await current.evaluate((link) => getComputedStyle(link).borderBottomColor);
    const plain = await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Connect' })
      .evaluate((link) => getComputedStyle(link).borderBottomColor);
    expect(mark).not.toBe(plain);
    // Forced colors have no transparency, so a hidden border has the background color.
    await expect(page.locator('body')).toHaveCSS('background-color', plain);
    const button = page.getByRole('banner').getByRole('button', { name: 'Join Now' });
    await expect(button).toHaveCSS('border-top-style', 'solid');
    await button.focus();
    const outline = await button.evaluate((element) => parseFloat(getComputedStyle(element).outlineWidth));
    expect(outline).toBeGreaterThanOrEqual(1);
  });

  test('print shows the text alone, without the frame', async ({ page }) => {
    await page.goto('/wanderhub/blog/four-shared-hours');
    await waitUntilSettled(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(ground);
  });

  test('nothing moves with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await waitUntilSettled(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'WanderHub' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'WanderHub' })).toBeVisible();
    const longest = await page.evaluate(() =>
      Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration ?? 0))),
    );
    expect(longest).toBeLessThanOrEqual(1);
  });
});

test('on slow 3G the header works before any remote arrives', async ({ page }) => {
  test.slow();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  });
  let letThrough = () => {};
  const heldResponses = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/releases\//, async (route) => {
    await heldResponses;
    await route.continue();
  });
  await page.goto('/wanderlens', { waitUntil: 'commit' });
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  await home.click({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore. Create. Wander. Powered by AI.');
  letThrough();
});
