/* global indexedDB, window, requestAnimationFrame */
import { getFrameWork } from '../explorer/work-in-trace.mjs';
import { createMapActions, recordTrace } from '../map-actions.mjs';

const VIEWPORT = { width: 1440, height: 900 };
const CPU_TIMES_SLOWER = 4;

/** Runs in a page of the product: saves a run where the game looks for it. */
const saveRun = (run) =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('wanderwork_quest', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('runs');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const write = opening.result.transaction('runs', 'readwrite');
      write.objectStore('runs').put(run, `run ${run.plan.mode}`);
      write.oncomplete = () => resolve(opening.result.close());
    };
  });

/** Opens the run's map in its own browser, at rest, zoomed in once so that it can pan. */
const openMap = async (browser, url, run) => {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${url}/help`);
  await page.evaluate(saveRun, run);
  await page.goto(`${url}/wanderquest/grand-tour`, { waitUntil: 'networkidle' });
  const map = page.getByRole('group', { name: 'Map of the run' });
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await page.waitForTimeout(2000);
  return { context, page, map };
};

/** Runs in the page: collects the milliseconds between frames. */
const timeFrames = () => {
  const times = [];
  let last = null;
  let on = true;
  const next = (now) => {
    if (last !== null) times.push(now - last);
    last = now;
    if (on) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  window.benchFrames = () => {
    on = false;
    return times;
  };
};

const measureActions = async (browser, url, run, measure) => {
  const opening = await openMap(browser, url, run);
  try {
    const frames = {};
    for (const [name, action] of Object.entries(await createMapActions(opening.page, opening.map)))
      frames[name] = await measure(opening, action);
    return frames;
  } finally {
    await opening.context.close();
  }
};

/** Wall-clock time between frames at 4x CPU throttling; includes other load on the machine. */
export const measureFramesByClock = (browser, url, run) =>
  measureActions(browser, url, run, async ({ context, page }, action) => {
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
    await page.evaluate(timeFrames);
    await action();
    const times = await page.evaluate(() => window.benchFrames());
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return times;
  });

/** Main-thread work per frame from the trace, without throttling. */
export const measureFramesByWork = (browser, url, run) =>
  measureActions(browser, url, run, async ({ page }, action) =>
    getFrameWork(await recordTrace(browser, page, action), 'bench:frame'),
  );
