/* global requestAnimationFrame */
const STEPS = 60;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'v8'];

/** Records a trace while `action` runs, and returns its events. */
export const recordTrace = async (browser, page, action) => {
  await browser.startTracing(page, { categories: CATEGORIES });
  await action();
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents;
};

/** Runs in the page: marks each frame. */
const markFrames = () => {
  const mark = () => {
    performance.mark('bench:frame');
    requestAnimationFrame(mark);
  };
  requestAnimationFrame(mark);
};

const drag = async (page, { x, y }) => {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1)
    await page.mouse.move(x + 90 * Math.sin(step / 8), y + 40 * Math.sin(step / 5));
  await page.mouse.up();
};

const wheel = async (page, { x, y }) => {
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(0, step < STEPS / 2 ? -40 : 40);
  await page.keyboard.up('Control');
};

/** Creates a drag and a zoom over a map. From now on the page marks each frame as `bench:frame`. */
export const createMapActions = async (page, map) => {
  const box = await map.boundingBox();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.evaluate(markFrames);
  return { pan: () => drag(page, middle), zoom: () => wheel(page, middle) };
};
