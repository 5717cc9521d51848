/* global document, requestAnimationFrame */
import { withPage } from './visit.mjs';

const CHANGES = 100;
const WARM_UP = 20;

/** Runs in the page: goes round `names` of the navigation, one heading after the other. */
const walk = async ({ names, changes }) => {
  const heading = () => document.querySelector('h1')?.textContent;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let step = 1; step <= changes; step += 1) {
    const name = names[step % names.length];
    const before = heading();
    [...document.querySelectorAll('nav[aria-label="Main"] a')].find((a) => a.textContent === name).click();
    while (!heading() || heading() === before) await frame();
    await frame();
  }
};

const names = ['Home', 'WanderLens', 'WanderHub', 'WanderQuest'];

/** The parts that come in idle time are here: they must not be missing in one count and present in the next. */
const untilComplete = async (page, traffic) => {
  await page.waitForFunction(
    () => !document.querySelector('[data-waiting]') && document.querySelector('footer form'),
  );
  await traffic.quiet();
};

const measure = async (protocol) => {
  for (let times = 0; times < 3; times += 1) await protocol.send('HeapProfiler.collectGarbage');
  const { metrics } = await protocol.send('Performance.getMetrics');
  const of = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
};

/** What 100 route changes leave behind after the garbage is collected, all pages having been seen before. */
export const endurance = (browser, subject) =>
  withPage(browser, subject, '/', { slow: false }, async (page, traffic) => {
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Performance.enable');
    await page.evaluate(walk, { names, changes: WARM_UP });
    await untilComplete(page, traffic);
    const before = await measure(protocol);
    await page.evaluate(walk, { names, changes: CHANGES });
    await untilComplete(page, traffic);
    const after = await measure(protocol);
    return {
      heap: after.heap - before.heap,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    };
  });
