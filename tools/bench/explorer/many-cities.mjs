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
export const serveMany = async (page, url, count) => {
  const cities = generateCities(await fetchAllCities(url), count);
  await page.route('**/api/cities?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const from = Number(searchParams.get('after') ?? 0);
    const to = from + Number(searchParams.get('limit') ?? 24);
    const nextKey = to < count ? String(to) : null;
    return route.fulfill({ json: { items: cities.slice(from, to), total: count, nextKey } });
  });
};
