/* global window */
import { step } from '../../start/terminal.mjs';
import { holdIdle, observe } from './in-page.mjs';
import { watchTraffic } from './traffic.mjs';

class SpoiltVisit extends Error {}

const VIEWPORT = { width: 1280, height: 900 };

const sum = (items, of) => items.reduce((total, item) => total + of(item), 0);

const figuresOf = (requests) => {
  const scripts = requests.filter(({ kind }) => kind === 'script');
  return {
    requests: requests.length,
    bytes: sum(requests, ({ bytes }) => bytes),
    scriptBytes: sum(scripts, ({ body }) => body),
    files: requests,
  };
};

/**
 * Opens `path` in a browser without any cache, `use`s the page once it rests, and closes it. `firstView` holds back what
 * the page would do in idle time.
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

const onceVisited = (browser, subject, path) =>
  withPage(browser, subject, path, { slow: true, firstView: true }, async (page, traffic) => {
    const firstView = traffic.requests();
    // Time and movement count to the end, bytes and requests only for the first view.
    await page.evaluate(() => window.startIdle());
    await traffic.quiet();
    const { lcp, cls, longTasks } = await page.evaluate(() => window.benchFigures);
    const bad = traffic.requests().find(({ status }) => !(status < 400));
    if (bad) throw new SpoiltVisit(`${bad.url} answered ${bad.status ?? 'nothing'}`);
    return { ...figuresOf(firstView), lcp, cls, longTask: Math.max(0, ...longTasks) };
  });

/**
 * What one first visit to `path` costs on a slow line and a slow machine. A visit that an error spoilt is made anew, and
 * said so, but not for ever.
 */
export const visit = async (browser, subject, path, chances = 2) => {
  try {
    return await onceVisited(browser, subject, path);
  } catch (error) {
    if (!(error instanceof SpoiltVisit) || chances === 0) throw error;
    step(`again, for ${error.message}`);
    return visit(browser, subject, path, chances - 1);
  }
};
