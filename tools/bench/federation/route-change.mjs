/* global window */
import { timeNextHeading } from './in-page.mjs';
import { withPage } from './visit.mjs';

const findLinkCenter = async (page) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const { x, y, width, height } = await navigation.getByRole('link', { name: 'WanderLens' }).boundingBox();
  return [x + width / 2, y + height / 2];
};

/** Clicks at `place` and returns the time until the new heading appears and the requests made meanwhile. */
const clickTimed = async (page, traffic, place, from) => {
  const before = traffic.requests().length;
  await page.evaluate(timeNextHeading, from);
  await page.mouse.move(...place);
  await page.mouse.down();
  await page.mouse.up();
  const took = await page.evaluate(() => window.benchRoute);
  await traffic.quiet();
  const since = traffic.requests().slice(before);
  const scripts = since.filter(({ kind }) => kind === 'script').length;
  return { took, scripts, others: since.length - scripts };
};

/** From home to WanderLens: the pointer arrives and clicks at once. Measured from its arrival. */
export const measureColdChange = (browser, subject) =>
  withPage(browser, subject, '/', { slow: true }, async (page, traffic) =>
    clickTimed(page, traffic, await findLinkCenter(page), 'pointerover'),
  );

/** The same after the pointer rested on the link until everything was prefetched. Measured from the click. */
export const measurePrefetchedChange = (browser, subject) =>
  withPage(browser, subject, '/', { slow: true }, async (page, traffic) => {
    const place = await findLinkCenter(page);
    await page.mouse.move(...place);
    await traffic.quiet();
    return clickTimed(page, traffic, place, 'click');
  });
