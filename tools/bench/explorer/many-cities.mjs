const PAGE = 100;
/** Steps that fill the world evenly, and never repeat. */
const [ACROSS, DOWN] = [0.754878, 0.569841];
const [SOUTH, NORTH] = [-45, 65];

const atlas = async (url) => {
  const cities = [];
  for (let after = ''; after !== null;) {
    const page = await (await fetch(`${url}/api/cities?limit=${PAGE}${after && `&after=${after}`}`)).json();
    cities.push(...page.items);
    after = page.nextKey;
  }
  return cities;
};

/** Real cities under other names, all over the world. */
const made = (cities, count) =>
  Array.from({ length: count }, (_, at) => ({
    ...cities[at % cities.length],
    slug: `made-${at}`,
    name: `${cities[at % cities.length].name} ${at}`,
    latitude: SOUTH + ((at * DOWN) % 1) * (NORTH - SOUTH),
    longitude: -180 + ((at * ACROSS) % 1) * 360,
  }));

/** From now on the page's lists hold `count` made cities. */
export const serveMany = async (page, url, count) => {
  const cities = made(await atlas(url), count);
  await page.route('**/api/cities?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const from = Number(searchParams.get('after') ?? 0);
    const to = from + Number(searchParams.get('limit') ?? 24);
    const nextKey = to < count ? String(to) : null;
    return route.fulfill({ json: { items: cities.slice(from, to), total: count, nextKey } });
  });
};
