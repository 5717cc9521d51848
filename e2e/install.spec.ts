import { expect, test, type Page } from '@playwright/test';

/** Dispatches Chromium's install event; its dialog ends with `outcome`. */
const dispatchInstallEvent = (page: Page, outcome: 'accepted' | 'dismissed' = 'dismissed') =>
  page.evaluate((result) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompted = Object.assign(event, {
      prompt: () => {
        document.documentElement.dataset.prompted = 'yes';
        return Promise.resolve();
      },
      userChoice: Promise.resolve({ outcome: result }),
    });
    window.dispatchEvent(prompted);
    return event.defaultPrevented;
  }, outcome);

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Install WanderWork' });

const expectNoneAfterOffer = async (page: Page) => {
  expect(await dispatchInstallEvent(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
};

/** A visit after which the browser is known. */
const visitBefore = async (page: Page) => {
  await page.addInitScript(() => {
    try {
      localStorage.setItem('wanderwork_visited', '2026-01-01T00:00:00.000Z');
    } catch {
      // A test may block the storage.
    }
  });
};

test('the first visit gets no install banner', async ({ page }) => {
  await page.goto('/');
  await expectNoneAfterOffer(page);
  await page.goto('/help');
  await expectNoneAfterOffer(page);
});

test('the install banner stands at the end of the page, and does not return after Maybe Later', async ({
  page,
}) => {
  await visitBefore(page);
  await page.goto('/');
  await expect(banner(page)).toHaveCount(0);
  expect(await dispatchInstallEvent(page)).toBe(true);
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).not.toBeInViewport();
  await expect(banner(page)).toHaveCSS('position', 'static');
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expectNoneAfterOffer(page);
  await page.reload();
  await expectNoneAfterOffer(page);
});

test("declining the browser's own dialog counts as well", async ({ page }) => {
  await visitBefore(page);
  await page.goto('/');
  await dispatchInstallEvent(page, 'dismissed');
  await page.getByRole('button', { name: 'Install Now' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes');
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expectNoneAfterOffer(page);
});

test('an app that was installed and removed may be offered again', async ({ page }) => {
  await visitBefore(page);
  await page.goto('/');
  await dispatchInstallEvent(page, 'accepted');
  await page.getByRole('button', { name: 'Install Now' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await dispatchInstallEvent(page);
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(banner(page)).toHaveCount(0);
});

test('with storage blocked, nothing is offered', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    }),
  );
  await page.goto('/');
  await expectNoneAfterOffer(page);
});

test('nothing is offered when the product already runs as an app', async ({ page }) => {
  await visitBefore(page);
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      query.includes('standalone') ? matchMedia.call(window, 'all') : matchMedia.call(window, query);
  });
  await page.goto('/');
  await expectNoneAfterOffer(page);
});

test('on an iPhone, which has no install event, the banner explains how to install', async ({ page }) => {
  await visitBefore(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
  });
  await page.goto('/');
  await expect(banner(page)).toContainText('Tap Share, then Add to Home Screen.');
  await expect(page.getByRole('button', { name: 'Install Now' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
});

/** The size of the picture at a URL, as `1200x630`. */
const getPictureSize = (page: Page, address: string): Promise<string> =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src: new URL(src, location.href).pathname });
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, address);

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the browser finds nothing that prevents installing the product', async ({ page }) => {
    await page.goto('/');
    const protocol = await page.context().newCDPSession(page);
    const manifest = await protocol.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    const { name, icons, screenshots, shortcuts } = JSON.parse(manifest.data ?? '') as {
      name: string;
      icons: { src: string }[];
      screenshots: { src: string; sizes: string; form_factor: string }[];
      shortcuts: { url: string }[];
    };
    expect(name).toBe('WanderWork');
    expect(shortcuts.map(({ url }) => url)).toEqual(['/wanderlens', '/wanderhub', '/wanderquest']);
    for (const { src } of icons)
      expect((await page.request.get(src)).headers()['content-type']).toMatch(/^image\//);
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow']);
    for (const { src, sizes } of screenshots) expect(await getPictureSize(page, src)).toBe(sizes);
    const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors');
    // A window without a profile can install nothing; everything else depends on the product.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );
  });
});

test('a shared link shows a picture of the size that messengers expect', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(await getPictureSize(page, address as string)).toBe('1200x630');
});
