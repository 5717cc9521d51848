import type { CitySummary, ErrorBody, Page } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';
import { getShippedCost } from './tables.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const ask = (query: Record<string, string | number>) =>
  api.inject({ method: 'GET', url: '/api/cities', query: query as Record<string, string> });

const list = async (query: Record<string, string | number> = {}) => {
  const response = await ask(query);
  expect(response.statusCode).toBe(200);
  return response.json<Page<CitySummary>>();
};

/** All cities of a list, page by page. */
const listAll = async (query: Record<string, string | number>) => {
  const cities: CitySummary[] = [];
  let after: string | null = null;
  do {
    const page: Page<CitySummary> = await list(after === null ? query : { ...query, after });
    cities.push(...page.items);
    after = page.nextKey;
  } while (after !== null);
  return cities;
};

const values: Record<string, (city: CitySummary) => number | null> = {
  irex: ({ irex }) => -irex.score,
  cost: ({ monthlyCost }) => monthlyCost.value,
  speed: ({ internetSpeed }) => internetSpeed.value && -internetSpeed.value,
  population: ({ population }) => population && -population,
};

describe('the list of cities', () => {
  it('starts with the best 24 of all 316', async () => {
    const page = await list();
    expect(page.total).toBe(316);
    expect(page.items).toHaveLength(24);
    expect(page.items[0]).toMatchObject({
      slug: 'kaohsiung',
      irex: { score: expect.any(Number), band: 'outstanding' },
      monthlyCost: { value: getShippedCost('kaohsiung'), grade: 'estimate', reliability: 'B' },
      internetSpeed: { value: 63.6, grade: 'country' },
      safety: { value: 'Very Safe', grade: 'estimate' },
      imageUrl: '/api/art/cities/kaohsiung.svg',
    });
  });

  it.each(Object.keys(values))('sorted by %s shows every city once, unknown values last', async (sort) => {
    const cities = await listAll({ sort, limit: 23 });
    expect(new Set(cities.map(({ slug }) => slug)).size).toBe(316);
    expect(cities).toHaveLength(316);
    const seen = cities.map((city) => values[sort]!(city));
    const knownValues = seen.filter((value) => value !== null);
    expect(seen.slice(0, knownValues.length)).toEqual(knownValues);
    expect(knownValues).toEqual([...knownValues].sort((a, b) => a - b));
  });

  it('sorted by cost pages one by one through ties and unknown values', async () => {
    const whole = await listAll({ sort: 'cost', region: 'North Africa', limit: 100 });
    const single = await listAll({ sort: 'cost', region: 'North Africa', limit: 1 });
    expect(single.map(({ slug }) => slug)).toEqual(whole.map(({ slug }) => slug));
    expect(whole.slice(-3).map(({ monthlyCost }) => monthlyCost)).toEqual(
      Array.from({ length: 3 }, () => ({ value: null, grade: null })),
    );
  });

  it('sorted by name ignores accents', async () => {
    const names = (await listAll({ sort: 'name', limit: 100 })).map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['Aarhus', 'Abu Dhabi']);
    expect(names.at(-1)).toBe('Zürich');
    expect(names.indexOf('İzmir')).toBe(names.indexOf('Istanbul') + 1);
  });

  it('applies every filter at once', async () => {
    const cities = await listAll({
      region: 'Southern Europe',
      maxCost: 2000,
      minSpeed: 60,
      safety: 'Very Safe',
    });
    expect(cities.length).toBeGreaterThan(3);
    for (const city of cities) {
      expect(city.region).toBe('Southern Europe');
      expect(city.monthlyCost.value).toBeLessThanOrEqual(2000);
      expect(city.internetSpeed.value).toBeGreaterThanOrEqual(60);
      expect(city.safety.value).toBe('Very Safe');
    }
  });

  it('accepts country codes in either case', async () => {
    const [upper, lower] = [await list({ country: 'PT' }), await list({ country: 'pt' })];
    expect(upper.total).toBe(9);
    expect(lower.items).toEqual(upper.items);
  });

  it.each([
    ['medell', 'medellin'],
    ['São P', 'sao-paulo'],
    ['lisbn', 'lisbon'],
    ['kazakhstan', 'almaty'],
  ])('finds %s', async (q, slug) => {
    expect((await listAll({ q })).map((city) => city.slug)).toContain(slug);
  });

  it.each(['100%', '_', '\\', "'; DROP TABLE cities; --", 'nowhere at all'])(
    'treats %j as a name and finds nothing',
    async (q) => {
      expect(await list({ q })).toEqual({ items: [], nextKey: null, total: 0 });
    },
  );

  it('returns no page key after the last page', async () => {
    expect((await list({ country: 'PT', limit: 9 })).nextKey).toBeNull();
    expect((await list({ country: 'PT', limit: 8 })).nextKey).not.toBeNull();
  });
});

describe('a page key', () => {
  const refused = async (query: Record<string, string | number>) => {
    const response = await ask(query);
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>()).toMatchObject({ statusCode: 400, code: 'page.key_invalid' });
  };

  it('is valid only for its sort order and filters', async () => {
    const after = (await list({ sort: 'cost', region: 'East Asia', limit: 5 })).nextKey!;
    await refused({ sort: 'irex', region: 'East Asia', after });
    await refused({ sort: 'cost', after });
    await refused({ sort: 'cost', region: 'South Asia', after });
    await refused({ sort: 'cost', region: 'East Asia', maxCost: 900, after });
    expect((await list({ sort: 'cost', region: 'East Asia', limit: 7, after })).items).toHaveLength(7);
  });

  it.each(['', 'x', 'AAAA', 'e30', '%ff', "'"])('is refused as %j', (after) => refused({ after }));
});

describe('an invalid query', () => {
  it.each([
    ['sort=fame', 'sort'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=2.5', 'limit'],
    ['limit=', 'limit'],
    ['maxCost=cheap', 'maxCost'],
    ['maxCost=-1', 'maxCost'],
    ['minSpeed=NaN', 'minSpeed'],
    ['country=PRT', 'country'],
    ['safety=Perilous', 'safety'],
    ['color=red', 'color'],
    ['region=a&region=b', 'region'],
    ['sort[a]=b', 'sort[a]'],
  ])('%s is refused and names the field', async (query, path) => {
    const response = await api.inject({ method: 'GET', url: `/api/cities?${query}` });
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().errors?.map((error) => error.path)).toContain(path);
  });
});
