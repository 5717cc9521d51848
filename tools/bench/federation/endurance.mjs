/* global document, requestAnimationFrame */
import { withPage } from './visit.mjs';

const CHANGES = 100;
const WARM_UP = 20;

/** Runs in the page: follows the links `names` of the navigation in a cycle and waits for each heading. */
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

/** Waits for the parts that load in idle time, so that they are present in every measurement. */
const waitUntilComplete = async (page, traffic) => {
  await page.waitForFunction(
    () => !document.querySelector('[data-waiting]') && document.querySelector('footer form'),
  );
  await traffic.quiet();
};

const measure = async (protocol) => {
  for (let times = 0; times < 3; times += 1) await protocol.send('HeapProfiler.collectGarbage');
  const { metrics } = await protocol.send('Performance.getMetrics');
  const getMetric = (metric) => metrics.find(({ name }) => name === metric).value;
  return {
    heap: getMetric('JSHeapUsedSize'),
    nodes: getMetric('Nodes'),
    listeners: getMetric('JSEventListeners'),
  };
};

/** Measures what 100 route changes leave in memory after garbage collection, when all pages were visited before. */
export const measureEndurance = (browser, subject) =>
  withPage(browser, subject, '/', { slow: false }, async (page, traffic) => {
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Performance.enable');
    await page.evaluate(walk, { names, changes: WARM_UP });
    await waitUntilComplete(page, traffic);
    const before = await measure(protocol);
    await page.evaluate(walk, { names, changes: CHANGES });
    await waitUntilComplete(page, traffic);
    const after = await measure(protocol);
    return {
      heap: after.heap - before.heap,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    };
  });
