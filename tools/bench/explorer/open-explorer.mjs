const VIEWPORT = { width: 1440, height: 900 };

/** Opens the explorer in its own browser context and waits until it is idle. `prepare` runs on its page before. */
export const openExplorer = async (browser, url, path, prepare) => {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(url + path, { waitUntil: 'networkidle' });
  return { context, page };
};

/** Opens the sliders of Your IREX and focuses one of them: its ends bring other cities into view. */
export const openAtSlider = async (browser, url) => {
  const { context, page } = await openExplorer(browser, url, '/wanderlens?my=1.w2a222222');
  await page.locator('main article h3').first().waitFor();
  await page.getByRole('button', { name: 'Your IREX' }).click();
  await page.getByRole('slider', { name: 'Affordability' }).focus();
  await page.waitForTimeout(1000);
  return { context, page, change: (at) => page.keyboard.press(at % 2 ? 'End' : 'Home') };
};

/** Focuses a filter between two results that were both loaded before, so that no network time counts. */
export const openAtFilter = async (browser, url) => {
  const { context, page } = await openExplorer(browser, url, '/wanderlens');
  await page.locator('main article h3').first().waitFor();
  await page.getByRole('region', { name: 'Filters' }).getByLabel('Monthly cost').focus();
  const change = (at) => page.keyboard.press(at % 2 ? 'ArrowUp' : 'ArrowDown');
  for (const at of [0, 1]) {
    await change(at);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(900);
  }
  return { context, page, change };
};
