const VIEWPORT = { width: 1440, height: 900 };

/** The explorer in a browser of its own, drawn and at rest. `prepare` is done with its page before. */
export const opened = async (browser, url, path, prepare) => {
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

/** With the sliders of Your IREX open, the keyboard on one of them: its ends bring other cities into sight. */
export const openedAtSlider = async (browser, url) => {
  const { context, page } = await opened(browser, url, '/wanderlens?my=1.w2a222222');
  await page.locator('main article h3').first().waitFor();
  await page.getByRole('button', { name: 'Your IREX' }).click();
  await page.getByRole('slider', { name: 'Affordability' }).focus();
  await page.waitForTimeout(1000);
  return { context, page, change: (at) => page.keyboard.press(at % 2 ? 'End' : 'Home') };
};

/** With the keyboard on a filter, between two results that were both seen: what the network takes is no part of it. */
export const openedAtFilter = async (browser, url) => {
  const { context, page } = await opened(browser, url, '/wanderlens');
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
