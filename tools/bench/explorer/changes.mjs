/* global document, window, MutationObserver, requestAnimationFrame */
import { openAtFilter, openAtSlider } from './open-explorer.mjs';

const CPU_TIMES_SLOWER = 4;
const CHANGES = 12;

/** Runs in the page: measures the time from a key press to the paint of the cards' new order. */
const timeNextOrder = () => {
  const names = () =>
    [...document.querySelectorAll('main article h3')].map((name) => name.textContent).join();
  const before = names();
  let startTime;
  document.addEventListener('keydown', ({ timeStamp }) => (startTime ??= timeStamp), {
    capture: true,
    once: true,
  });
  window.benchOrder = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The order did not change within 10 s')), 10_000);
    const observer = new MutationObserver(() => {
      if (names() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - startTime);
        port2.postMessage(null);
      });
    });
    observer.observe(document.querySelector('main'), { childList: true, characterData: true, subtree: true });
  });
};

const throttleCpu = async (context, page) =>
  (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });

const measureChange = async ({ page, change }, at) => {
  await page.evaluate(timeNextOrder);
  await change(at);
  const result = await page.evaluate(() => window.benchOrder);
  // The URL is updated when the input rests; that must not count toward the next change.
  await page.waitForTimeout(900);
  return result;
};

const measureChanges = async (explorer) => {
  const { context, page } = explorer;
  try {
    await throttleCpu(context, page);
    const results = [];
    for (let at = 0; at < CHANGES; at += 1) results.push(await measureChange(explorer, at));
    return results;
  } finally {
    await context.close();
  }
};

export const measureSliderChanges = async (browser, url) => measureChanges(await openAtSlider(browser, url));
export const measureFilterChanges = async (browser, url) => measureChanges(await openAtFilter(browser, url));
