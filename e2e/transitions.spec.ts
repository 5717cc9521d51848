import { expect, test, type Page } from '@playwright/test';

const nav = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Records each animation of whole pages: its duration, and whether it blurs and fades. */
const recordAnimations = (page: Page) =>
  page.addInitScript(() => {
    const animations: unknown[] = [];
    Object.assign(window, { noted: animations });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...args) {
      const animation = animate.apply(this, args);
      const effect = animation.effect as KeyframeEffect;
      const frames = effect.getKeyframes().map(({ opacity, filter }) => `${opacity} ${filter}`);
      animations.push({
        of: this.tagName,
        duration: effect.getTiming().duration,
        frames,
        together: document.getAnimations().length,
      });
      return animation;
    };
  });

const getRecorded = (page: Page) =>
  page.evaluate(
    () =>
      (window as never as { noted: { of: string; duration: number; frames: string[]; together: number }[] })
        .noted,
  );

/** Transitions are enabled after the first paint. */
const waitForFirstPaint = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached();
};

const getLeftovers = (page: Page) => page.locator('[data-still]');

test('pages fade and blur, 0.5 s in and 0.4 s out, simultaneously, and not on the first load', async ({
  page,
}) => {
  await recordAnimations(page);
  await page.goto('/help');
  await waitForFirstPaint(page);
  expect(await getRecorded(page)).toEqual([]);
  await nav(page, 'WanderHub').click();
  await expect(page.getByRole('heading', { level: 1, name: 'WanderHub' })).toBeVisible();
  const [out, into] = await getRecorded(page);
  expect(out).toMatchObject({ of: 'DIV', duration: 400, frames: ['1 blur(0px)', '0 blur(6px)'] });
  expect(into).toMatchObject({ of: 'MAIN', duration: 500, frames: ['0 blur(6px)', '1 blur(0px)'] });
  expect(into?.together).toBeGreaterThanOrEqual(2);
  await expect(getLeftovers(page)).toHaveCount(0);
});

test('the theme changes in one step with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/help');
  await waitForFirstPaint(page);
  const moving = await page.evaluate(() => {
    const before = getComputedStyle(document.body).color;
    document.documentElement.dataset.theme = 'dark';
    const changed = getComputedStyle(document.body).color !== before;
    return { changed, running: document.getAnimations().length };
  });
  expect(moving).toEqual({ changed: true, running: 0 });
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordAnimations(page);
  await page.goto('/help');
  await waitForFirstPaint(page);
  await nav(page, 'WanderHub').click();
  await expect(page.getByRole('heading', { level: 1, name: 'WanderHub' })).toBeFocused();
  expect(await getRecorded(page)).toEqual([]);
});

test('the next page is there, titled and focused, while the last one still fades', async ({ page }) => {
  await page.goto('/help');
  await waitForFirstPaint(page);
  await nav(page, 'WanderHub').hover();
  const seen = await page.evaluate(async () => {
    const link = [...document.querySelectorAll<HTMLElement>('header nav a')].find(
      ({ textContent }) => textContent === 'WanderHub',
    );
    link?.click();
    const deadline = performance.now() + 10_000;
    while (performance.now() < deadline) {
      await new Promise(requestAnimationFrame);
      // Paused, so that a slow machine does not end it before the check.
      if (document.querySelector('[data-still]')) for (const fade of document.getAnimations()) fade.pause();
      if (document.activeElement?.tagName === 'H1') break;
    }
    return {
      fading: document.querySelectorAll('[data-still]').length,
      hidden: document.querySelector('[data-still]')?.getAttribute('aria-hidden'),
      focused: document.activeElement?.textContent,
      title: document.title,
    };
  });
  expect(seen).toEqual({
    fading: 1,
    hidden: 'true',
    focused: 'WanderHub',
    title: expect.stringContaining('WanderHub') as unknown,
  });
});

test('a page prefetched on hover responds to the click at once, and is complete a moment later', async ({
  page,
}) => {
  await page.goto('/');
  await waitForFirstPaint(page);
  const data = page.waitForResponse(/\/api\/cities(\?|$)/);
  await nav(page, 'WanderLens').hover();
  await data;
  const cities = page.getByRole('main').getByRole('article');
  const seen = await page.evaluate(async () => {
    const link = [...document.querySelectorAll<HTMLElement>('header nav a')].find(
      ({ textContent }) => textContent === 'WanderLens',
    );
    link?.click();
    // The state after the click's own work, before the browser paints.
    await Promise.resolve();
    return document.querySelector('h1')?.textContent;
  });
  expect(seen).toBe('WanderLens');
  await expect(cities.first()).toBeVisible();
});

test('clicks faster than the fade neither break it nor leave anything behind', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(String(error)));
  await page.goto('/help');
  await waitForFirstPaint(page);
  for (const name of ['WanderHub', 'WanderLens', 'WanderQuest', 'Home', 'WanderHub'])
    await nav(page, name).click();
  await expect(page.getByRole('heading', { level: 1, name: 'WanderHub' })).toBeFocused();
  await expect(getLeftovers(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
  expect(broken).toEqual([]);
});

test('each page starts at the top, and going back restores the scroll position', async ({ page }) => {
  await page.goto('/wanderlens');
  await waitForFirstPaint(page);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Help' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/help$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'WanderLens' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('nothing animates while the window is resized', async ({ page }) => {
  await page.goto('/help');
  await waitForFirstPaint(page);
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() =>
      seen.push(getComputedStyle(document.querySelector('header') as Element).transitionDuration === '0s'),
    ).observe(document.documentElement, { attributeFilter: ['data-resizing'] });
  });
  await page.setViewportSize({ width: 700, height: 800 });
  await expect
    .poll(() => page.evaluate(() => (window as never as { seen: boolean[] }).seen))
    .toEqual([true, false]);
});
