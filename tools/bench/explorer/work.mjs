/* global document, window, MutationObserver, requestAnimationFrame */
import { createMapActions, recordTrace } from '../map-actions.mjs';
import { serveMany } from './many-cities.mjs';
import { opened, openedAtFilter, openedAtSlider } from './opened.mjs';
import { workBetween, workOfFrames } from './work-in-trace.mjs';

const CHANGES = 30;

/** Runs in the page: marks each key, and the frame that shows another order than stood there before. */
const markOrders = () => {
  const names = () =>
    [...document.querySelectorAll('main article h3')].map((name) => name.textContent).join();
  let before = names();
  let asked = false;
  document.addEventListener(
    'keydown',
    () => {
      asked = true;
      performance.mark('bench:hand');
    },
    true,
  );
  new MutationObserver(() => {
    if (!asked) return;
    const now = names();
    if (now === before) return;
    [asked, before] = [false, now];
    requestAnimationFrame(() => performance.mark('bench:drawn'));
  }).observe(document.querySelector('main'), { childList: true, characterData: true, subtree: true });
  // What follows the first frame may still change names further down: the next change begins with those.
  window.benchRest = () => (before = names());
};

const changesOf = async (browser, { context, page, change }) => {
  try {
    await page.evaluate(markOrders);
    const events = await recordTrace(browser, page, async () => {
      for (let at = 0; at < CHANGES; at += 1) {
        await change(at);
        await page.waitForTimeout(900);
        await page.evaluate(() => void window.benchRest());
      }
    });
    return workBetween(events, 'bench:hand', 'bench:drawn');
  } finally {
    await context.close();
  }
};

export const sliderWork = async (browser, url) => changesOf(browser, await openedAtSlider(browser, url));
export const filterWork = async (browser, url) => changesOf(browser, await openedAtFilter(browser, url));

/** Every frame of a drag and of a wheel over the map: of the atlas, or of `many` made cities. */
export const mapWork = async (browser, url, many = 0) => {
  const prepare = (page) => many > 0 && serveMany(page, url, many);
  const { context, page } = await opened(browser, url, '/wanderlens?view=map', prepare);
  try {
    const map = page.getByRole('group', { name: 'Map of the result' });
    await map.getByRole('link').first().waitFor();
    await map.scrollIntoViewIfNeeded();
    // Once nearer, so that there is somewhere to go.
    await map.getByRole('button', { name: 'Zoom in' }).click();
    await page.waitForTimeout(1000);
    const frames = {};
    for (const [name, action] of Object.entries(await createMapActions(page, map)))
      frames[name] = workOfFrames(await recordTrace(browser, page, action), 'bench:frame');
    return frames;
  } finally {
    await context.close();
  }
};
