/* global document, window, MutationObserver, requestAnimationFrame */
const VIEWPORT = { width: 1440, height: 900 };
const CPU_TIMES_SLOWER = 4;
const CHANGES = 12;

/** Runs in the page: times the next change of the cards' order, from the event that asked for it to the paint. */
const timeNextOrder = (type) => {
  const names = () =>
    [...document.querySelectorAll('main article h3')].map((name) => name.textContent).join();
  const before = names();
  let began;
  document.addEventListener(type, ({ timeStamp }) => (began ??= timeStamp), { capture: true, once: true });
  window.benchOrder = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The order did not change within 10 s')), 10_000);
    const look = new MutationObserver(() => {
      if (names() === before) return;
      look.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - began);
        port2.postMessage(null);
      });
    });
    look.observe(document.querySelector('main'), { childList: true, subtree: true });
  });
};

const opened = async (browser, url, path) => {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.locator('main article h3').first().waitFor();
  return { context, page };
};

const slowDown = async (context, page) =>
  (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });

const timed = async (page, type, change) => {
  await page.evaluate(timeNextOrder, type);
  await change();
  const result = await page.evaluate(() => window.benchOrder);
  // The address follows when the hand rests; that is no part of the next change.
  await page.waitForTimeout(900);
  return result;
};

/** One slider from end to end and back: every change gives another order of the cards in sight. */
export const sliderChanges = async (browser, url) => {
  const { context, page } = await opened(browser, url, '/wanderlens?my=1.w2a222222');
  try {
    await page.getByRole('button', { name: 'Your IREX' }).click();
    const slider = page.getByRole('slider', { name: 'Affordability' });
    await slider.focus();
    await page.waitForTimeout(1000);
    await slowDown(context, page);
    const results = [];
    for (let change = 0; change < CHANGES; change += 1)
      results.push(await timed(page, 'keydown', () => page.keyboard.press(change % 2 ? 'End' : 'Home')));
    return results;
  } finally {
    await context.close();
  }
};

/** A filter between two results that were both seen before: what the network takes is no part of it. */
export const filterChanges = async (browser, url) => {
  const { context, page } = await opened(browser, url, '/wanderlens');
  try {
    const filter = page.getByRole('region', { name: 'Filters' }).getByLabel('Region');
    const choose = (at) => filter.selectOption(at % 2 ? '' : 'South America');
    for (const at of [0, 1]) {
      await choose(at);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
    }
    await slowDown(context, page);
    const results = [];
    for (let change = 0; change < CHANGES; change += 1)
      results.push(await timed(page, 'input', () => choose(change)));
    return results;
  } finally {
    await context.close();
  }
};
