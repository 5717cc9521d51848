/* global window */
import { step } from '../../start/terminal.mjs';
import { holdIdle, observe } from './in-page.mjs';
import { watchTraffic } from './traffic.mjs';

class FailedVisit extends Error {}

const VIEWPORT = { width: 1280, height: 900 };

const sum = (items, of) => items.reduce((total, item) => total + of(item), 0);

const toFigures = (requests) => {
  const scripts = requests.filter(({ kind }) => kind === 'script');
  return {
    requests: requests.length,
    bytes: sum(requests, ({ bytes }) => bytes),
    scriptBytes: sum(scripts, ({ body }) => body),
    files: requests,
  };
};

/**
 * Opens `path` in a browser without cache, calls `use` when the page is idle, and closes it. `firstView` delays what
 * the page does in idle time.
 */
export const withPage = async (browser, { url, prepare }, path, { slow, firstView = false }, use) => {
  prepare(path);
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    if (firstView) await page.addInitScript(holdIdle);
    const traffic = await watchTraffic(page, { slow });
    await page.goto(url + path, { waitUntil: 'load' });
    await page.locator('.plain').waitFor({ state: 'detached' });
    await page.locator('h1').waitFor();
    await traffic.quiet();
    return await use(page, traffic);
  } finally {
    await context.close();
  }
};

const visitOnce = (browser, subject, path) =>
  withPage(browser, subject, path, { slow: true, firstView: true }, async (page, traffic) => {
    const firstView = traffic.requests();
    // Times and layout shifts count to the end, bytes and requests only for the first view.
    await page.evaluate(() => window.startIdle());
    await traffic.quiet();
    const { lcp, cls, longTasks } = await page.evaluate(() => window.benchFigures);
    const bad = traffic.requests().find(({ status }) => !(status < 400));
    if (bad) throw new FailedVisit(`${bad.url} answered ${bad.status ?? 'nothing'}`);
    return { ...toFigures(firstView), lcp, cls, longTask: Math.max(0, ...longTasks) };
  });

/**
 * Measures a first visit to `path` with a throttled network and CPU. A visit with a failed request is repeated, at most
 * twice, and reported.
 */
export const visit = async (browser, subject, path, attempts = 2) => {
  try {
    return await visitOnce(browser, subject, path);
  } catch (error) {
    if (!(error instanceof FailedVisit) || attempts === 0) throw error;
    step(`Repeating the visit: ${error.message}`);
    return visit(browser, subject, path, attempts - 1);
  }
};
