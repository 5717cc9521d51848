import { createMapActions, recordTrace } from '../map-actions.mjs';
import { openExplorer, openAtFilter, openAtSlider } from './open-explorer.mjs';
import { getWorkBetween, getFrameWork } from './work-in-trace.mjs';

/* global document, window, MutationObserver, requestAnimationFrame */

const CHANGES = 30;

/** Runs in the page: marks each key press, and the first frame that shows a new order of cards. */
const markOrders = () => {
  const names = () =>
    [...document.querySelectorAll('main article h3')].map((name) => name.textContent).join();
  let before = names();
  let isPressed = false;
  document.addEventListener(
    'keydown',
    () => {
      isPressed = true;
      performance.mark('bench:hand');
    },
    true,
  );
  new MutationObserver(() => {
    if (!isPressed) return;
    const now = names();
    if (now === before) return;
    [isPressed, before] = [false, now];
    requestAnimationFrame(() => performance.mark('bench:drawn'));
  }).observe(document.querySelector('main'), { childList: true, characterData: true, subtree: true });
  // Later frames may still change names further down, so the next comparison starts from these.
  window.benchRest = () => (before = names());
};

const measureChanges = async (browser, { context, page, change }) => {
  try {
    await page.evaluate(markOrders);
    const events = await recordTrace(browser, page, async () => {
      for (let at = 0; at < CHANGES; at += 1) {
        await change(at);
        await page.waitForTimeout(900);
        await page.evaluate(() => void window.benchRest());
      }
    });
    return getWorkBetween(events, 'bench:hand', 'bench:drawn');
  } finally {
    await context.close();
  }
};

export const measureSliderWork = async (browser, url) =>
  measureChanges(browser, await openAtSlider(browser, url));
export const measureFilterWork = async (browser, url) =>
  measureChanges(browser, await openAtFilter(browser, url));

/** Measures every frame of a drag and of a zoom over the map, with the real cities or with `many` generated ones. */
export const measureMapWork = async (browser, url, many = 0) => {
  const prepare = (page) => many > 0 && serveMany(page, url, many);
  const { context, page } = await openExplorer(browser, url, '/wanderlens?view=map', prepare);
  try {
    const map = page.getByRole('group', { name: 'Map of the result' });
    await map.getByRole('link').first().waitFor();
    await map.scrollIntoViewIfNeeded();
    // Zooms in once, so that there is room to pan.
    await map.getByRole('button', { name: 'Zoom in' }).click();
    await page.waitForTimeout(1000);
    const frames = {};
    for (const [name, action] of Object.entries(await createMapActions(page, map)))
      frames[name] = getFrameWork(await recordTrace(browser, page, action), 'bench:frame');
    return frames;
  } finally {
    await context.close();
  }
};

const PAGE_SIZE = 100;
/** Steps of a low-discrepancy sequence: they fill the world evenly and never repeat. */
const [ACROSS, DOWN] = [0.754878, 0.569841];
const [SOUTH, NORTH] = [-45, 65];

const fetchAllCities = async (url) => {
  const cities = [];
  for (let after = ''; after !== null;) {
    const page = await (
      await fetch(`${url}/api/cities?limit=${PAGE_SIZE}${after && `&after=${after}`}`)
    ).json();
    cities.push(...page.items);
    after = page.nextKey;
  }
  return cities;
};

/** Copies real cities under other names, spread over the world. */
const generateCities = (cities, count) =>
  Array.from({ length: count }, (_, at) => ({
    ...cities[at % cities.length],
    slug: `made-${at}`,
    name: `${cities[at % cities.length].name} ${at}`,
    latitude: SOUTH + ((at * DOWN) % 1) * (NORTH - SOUTH),
    longitude: -180 + ((at * ACROSS) % 1) * 360,
  }));

/** Makes the page's lists return `count` generated cities from now on. */
const serveMany = async (page, url, count) => {
  const cities = generateCities(await fetchAllCities(url), count);
  await page.route('**/api/cities?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const from = Number(searchParams.get('after') ?? 0);
    const to = from + Number(searchParams.get('limit') ?? 24);
    const nextKey = to < count ? String(to) : null;
    return route.fulfill({ json: { items: cities.slice(from, to), total: count, nextKey } });
  });
};
