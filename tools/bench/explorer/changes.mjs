/* global document, window, MutationObserver, requestAnimationFrame */
import { openedAtFilter, openedAtSlider } from './opened.mjs';

const CPU_TIMES_SLOWER = 4;
const CHANGES = 12;

/** Runs in the page: times the next change of the cards' order, from the key that asked for it to the paint. */
const timeNextOrder = () => {
  const names = () =>
    [...document.querySelectorAll('main article h3')].map((name) => name.textContent).join();
  const before = names();
  let began;
  document.addEventListener('keydown', ({ timeStamp }) => (began ??= timeStamp), {
    capture: true,
    once: true,
  });
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
    look.observe(document.querySelector('main'), { childList: true, characterData: true, subtree: true });
  });
};

const slowDown = async (context, page) =>
  (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });

const timed = async ({ page, change }, at) => {
  await page.evaluate(timeNextOrder);
  await change(at);
  const result = await page.evaluate(() => window.benchOrder);
  // The address follows when the hand rests; that is no part of the next change.
  await page.waitForTimeout(900);
  return result;
};

const changesOf = async (explorer) => {
  const { context, page } = explorer;
  try {
    await slowDown(context, page);
    const results = [];
    for (let at = 0; at < CHANGES; at += 1) results.push(await timed(explorer, at));
    return results;
  } finally {
    await context.close();
  }
};

export const sliderChanges = async (browser, url) => changesOf(await openedAtSlider(browser, url));
export const filterChanges = async (browser, url) => changesOf(await openedAtFilter(browser, url));
