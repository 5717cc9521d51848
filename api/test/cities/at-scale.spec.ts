import type { CitySummary, Page, SearchAnswer, SearchResult } from '@wanderwork/contracts';
import { listOneTypoVariants } from '../../src/modules/city-search/phrases/vocabulary/typos.js';
import { getPool } from '../../src/platform/database/pool.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { insertCities } from '../support/insert-cities.js';

/** More cities than the search counts exactly, and few enough to create quickly. */
const CITY_COUNT = 21_000;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  await insertCities(api.db, CITY_COUNT);
});
afterAll(() => api.close());

const search = async (q: string, more: Record<string, string> = {}): Promise<SearchAnswer> => {
  const response = await api.inject({ method: 'GET', url: '/api/search', query: { q, ...more } });
  expect(response.statusCode).toBe(200);
  return response.json<SearchAnswer>();
};

/** Typos of a name: a missing, an extra, a wrong and two swapped characters. */
const createTypos = (name: string, at: number): string[] => {
  const [before, character = '', next = '', after] = [
    name.slice(0, at),
    name[at],
    name[at + 1],
    name.slice(at + 2),
  ];
  return [next, `${character}x${next}`, `x${next}`, next + character].map(
    (struck) => before + struck + after,
  );
};

const countCities = async (where: string): Promise<number> => {
  const [row] = await api.db.query<{ total: number }[]>(
    `SELECT count(*)::integer AS total FROM cities JOIN city_search_profiles ON city_slug = slug WHERE ${where}`,
  );
  return row?.total ?? NaN;
};

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** The rows that a plan reads from the tables of all cities; those of the sample do not count. */
const sumRowsRead = (node: PlanNode): number => {
  const isLarge = ['cities', 'city_search_profiles'].includes(node['Relation Name'] ?? '');
  const read = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
  const below = (node.Plans ?? []).reduce((sum, child) => sum + sumRowsRead(child), 0);
  return below + (isLarge ? read * node['Actual Loops'] : 0);
};

/** Of each statement about cities that a search sends, how many rows it reads. */
const countRowsRead = async (q: string): Promise<number[]> => {
  // The table is counted and its words are loaded once, and not for each search.
  await search(q);
  const query = jest.spyOn(getPool(api.db), 'query');
  await search(q, { without: 'nothing' });
  const statements = query.mock.calls.map(
    ([statement]) => statement as unknown as { text: string; values: unknown[] },
  );
  query.mockRestore();
  const counts: number[] = [];
  for (const { text, values } of statements.filter((statement) => / cities\b/.test(statement.text))) {
    const [row] = await api.db.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    );
    counts.push(sumRowsRead(row!['QUERY PLAN'][0].Plan));
  }
  return counts;
};

describe('a table too large for an exact count at every search', () => {
  it.each([
    ['safe', `safety IN ('Safe', 'Very Safe')`],
    ['clean air', 'air <= 10'],
    ['in Thailand', `country_code = 'TH'`],
  ])('estimates how many cities match: %s', async (q, where) => {
    const [{ total, totalIs }, truth] = [await search(q), await countCities(where)];
    expect(totalIs).toBe('about');
    expect(total / truth).toBeGreaterThan(0.7);
    expect(total / truth).toBeLessThan(1.4);
  });

  it('counts exactly when few cities match, and shows them in order', async () => {
    const { total, totalIs, items } = await search('in Iceland under $2600', { limit: '100', sort: 'cost' });
    expect(totalIs).toBeUndefined();
    expect(total).toBeGreaterThan(0);
    expect(total).toBe(await countCities(`country_code = 'IS' AND monthly_cost <= 2600`));
    const costs = items.map(({ monthlyCost }) => monthlyCost.value ?? NaN);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  });

  it.each([
    ['in Iceland under $10', `country_code = 'IS'`, 'monthly_cost'],
    ['rent under $10 in Portugal', `country_code = 'PT'`, 'rent'],
    ['rent under $10', 'true', 'rent'],
    ['clean air in India', `country_code = 'IN'`, 'air'],
    ['above 38 °C in January', 'true', '-temps[1]'],
  ])('finds the nearest misses of the whole table: %s', async (q, where, order) => {
    const { total, near, facts } = await search(q);
    const plain = await api.db.query<{ slug: string }[]>(
      `SELECT slug FROM cities JOIN city_search_profiles ON city_slug = slug
       WHERE irex IS NOT NULL AND ${where} ORDER BY ${order}, irex DESC LIMIT 8`,
    );
    const distances = await api.db.query<{ slug: string; distance: number }[]>(
      `SELECT slug, ${order} AS distance FROM cities JOIN city_search_profiles ON city_slug = slug WHERE slug = ANY ($1)`,
      [[...plain, ...(near?.items ?? [])].map(({ slug }) => slug)],
    );
    const distanceOf = new Map(distances.map(({ slug, distance }) => [slug, distance]));
    const list = (cities: readonly { slug: string }[]) => cities.map(({ slug }) => distanceOf.get(slug));
    expect(total).toBe(0);
    expect(list(near?.items ?? [])).toEqual(list(plain));
    expect(Object.keys(facts)).toHaveLength(8);
  });

  it.each([
    'in Portugal under $10',
    'in Iceland under $10',
    'rent under $10 in Portugal',
    'rent under $10 in Southern Europe',
  ])('finds the nearest misses of a place without reading all of it: %s', async (q) => {
    const counts = await countRowsRead(q);
    expect(counts).toHaveLength(4);
    expect(Math.max(...counts)).toBeLessThan(100);
  });

  it.each(['above 38 °C in January', 'below -60 °C in January', 'in Portugal above 38 °C in January'])(
    'tells without reading the table that no city is as warm or cold: %s',
    async (q) => {
      const [matches] = await countRowsRead(q);
      expect(matches).toBe(0);
    },
  );

  it('finds near misses for many conditions in a bounded number of queries', async () => {
    const { near } = await search(
      'safe cheap clean air nomad visa fast internet small town rent under $90 cool in July warm in May in Iceland',
    );
    expect(near?.items).toHaveLength(8);
    expect(new Set(near?.items.map(({ countryCode }) => countryCode))).toEqual(new Set(['IS']));
  });

  it('promises no more than one page when the sample is too small', async () => {
    const [{ country }] = await api.db.query<[{ country: string }]>(
      'SELECT country FROM city_sample GROUP BY country HAVING count(*) BETWEEN 5 AND 15 ORDER BY country LIMIT 1',
    );
    const { total, totalIs, nextKey } = await search(`in ${country}`);
    expect([total, totalIs, nextKey]).toEqual([24, 'over', expect.any(String)]);
  });

  it.each(['in Iceland', 'rent under $1500 in Iceland'])(
    'returns each city once across pages: %s',
    async (q) => {
      const slugs: string[] = [];
      let after = '';
      do {
        const page = await search(q, { limit: '50', ...(after && { after }) });
        slugs.push(...page.items.map(({ slug }) => slug));
        after = page.nextKey ?? '';
      } while (after);
      const rent = q.startsWith('rent') ? ' AND rent <= 1500' : '';
      expect(slugs.length).toBeGreaterThan(0);
      expect(slugs).toHaveLength(await countCities(`country_code = 'IS'${rent}`));
      expect(new Set(slugs).size).toBe(slugs.length);
    },
  );

  it.each([
    ['warmest in January', 'true', 'temps[1] DESC NULLS LAST'],
    ['coldest in July', 'true', 'temps[7] ASC NULLS LAST'],
    ['warmest in winter', 'true', '(temps[1] + temps[2] + temps[12]) / 3 DESC NULLS LAST'],
    ['coldest in March in Iceland', `country_code = 'IS'`, 'temps[3] ASC NULLS LAST'],
    ['under $900 in South Asia', `region = 'South Asia' AND monthly_cost <= 900`, 'irex DESC'],
    ['rent under $700 in Portugal', `country_code = 'PT' AND rent <= 700`, 'irex DESC'],
    ['clean air in Portugal or Spain', `country_code IN ('PT', 'ES') AND air <= 10`, 'irex DESC'],
  ])(
    'shows the same cities as a plain sort of the whole table, page by page: %s',
    async (q, where, order) => {
      const plain = await api.db.query<{ slug: string }[]>(
        `SELECT slug FROM cities LEFT JOIN city_search_profiles ON city_slug = slug
       WHERE irex IS NOT NULL AND ${where} ORDER BY ${order}, slug LIMIT 90`,
      );
      const shown: string[] = [];
      for (let after = ''; shown.length < 90;) {
        const { items, nextKey } = await search(q, { limit: '30', ...(after && { after }) });
        shown.push(...items.map(({ slug }) => slug));
        if (!nextKey) break;
        after = nextKey;
      }
      expect(shown.length).toBeGreaterThan(0);
      expect(shown).toEqual(plain.map(({ slug }) => slug));
    },
  );

  it('orders similar cities by differences that people notice', async () => {
    const { items } = await search('like Lisbon', { limit: '60' });
    const plain = await api.db.query<{ slug: string; apart: number }[]>(`
      SELECT one.slug, coalesce(abs(ln(one.monthly_cost) - ln(lisbon.monthly_cost)) / ln(1.5), 1.5)
        + coalesce(abs(ln(one.population) - ln(lisbon.population)) / ln(3), 1.5)
        + coalesce(abs(ln(one.speed) - ln(lisbon.speed)) / ln(2), 1.5)
        + coalesce(abs(ln(profile.air) - ln(of_lisbon.air)) / ln(2), 1.5)
        + coalesce(abs(profile.safety_index - of_lisbon.safety_index) / 15, 1.5)
        + coalesce(abs(profile.temp_year - of_lisbon.temp_year) / 4, 1.5)
        + coalesce(abs(profile.rain_year - of_lisbon.rain_year) / 400, 1.5) AS apart
      FROM cities AS one JOIN city_search_profiles AS profile ON profile.city_slug = one.slug,
        (SELECT * FROM cities WHERE slug = 'lisbon') AS lisbon,
        (SELECT * FROM city_search_profiles WHERE city_slug = 'lisbon') AS of_lisbon
      WHERE one.irex IS NOT NULL AND one.slug <> 'lisbon' ORDER BY apart LIMIT 60`);
    const apart = new Map(plain.map((row) => [row.slug, row.apart]));
    const shown = items.map(({ slug }) => apart.get(slug) ?? NaN);
    expect(new Set(apart.keys())).toEqual(new Set(items.map(({ slug }) => slug)));
    shown.slice(1).forEach((next, at) => expect(next).toBeGreaterThan((shown[at] ?? NaN) - 2e-6));
  });

  it('continues that order across pages, beyond the precomputed similar cities', async () => {
    const pages: CitySummary[][] = [];
    let after = '';
    do {
      const page = await search('like Lisbon but cheaper', { limit: '100', ...(after && { after }) });
      pages.push(page.items);
      after = page.nextKey ?? '';
    } while (after && pages.length < 4);
    const shown = pages.flat().map(({ slug }) => slug);
    expect(new Set(shown).size).toBe(400);
    const plain = await api.db.query<{ slug: string }[]>(`
      SELECT cities.slug FROM cities JOIN city_search_profiles AS profile ON city_slug = slug,
        (SELECT traits, monthly_cost FROM cities JOIN city_search_profiles ON city_slug = slug
          WHERE slug = 'lisbon') AS lisbon
      WHERE irex IS NOT NULL AND slug <> 'lisbon' AND cities.monthly_cost < lisbon.monthly_cost
      ORDER BY distance_taxicab(profile.traits, lisbon.traits), slug LIMIT 400`);
    expect(new Set(shown)).toEqual(new Set(plain.map(({ slug }) => slug)));
  });

  it('knows every country and time zone, and finds cities that no process has in memory by name', async () => {
    const [{ slug, name }] = await api.db.query<[{ slug: string; name: string }]>(
      `SELECT slug, name FROM cities WHERE country_code = 'US' ORDER BY irex, slug LIMIT 1`,
    );
    const { understood, items } = await search(`like ${name}`);
    expect(understood.map(({ id }) => id)).toEqual([`like:${slug}`]);
    expect(items.length).toBeGreaterThan(0);
    expect((await search('4 hours overlap with New York')).total).toBeGreaterThan(1000);
  });

  it('understands a misspelled name of a city that no process has in memory', async () => {
    const [{ slug, name }] = await api.db.query<[{ slug: string; name: string }]>(
      `SELECT slug, name FROM cities WHERE country_code = 'US' AND name LIKE '%burg' ORDER BY irex, slug LIMIT 1`,
    );
    const { understood, hits, items } = await search(name.replace('burg', 'brg'));
    expect(understood.map(({ label }) => label)).toEqual([name]);
    expect(hits).toEqual([expect.objectContaining({ slug, name })]);
    expect(items.map((city) => city.slug)).toEqual([slug]);
  });

  it('picks the best-scored name that is one typo away, whatever the typo and however many searches came before', async () => {
    const names = await api.db.query<{ form: string }[]>(
      `SELECT name_form AS form FROM cities WHERE slug LIKE 'made-%' AND irex IS NOT NULL ORDER BY md5(slug) LIMIT 12`,
    );
    for (const [at, { form }] of names.entries())
      for (const q of createTypos(form, 1 + (at % (form.length - 2)))) {
        const plain = await api.db.query<{ name: string }[]>(
          `SELECT name FROM cities WHERE name_form = ANY ($1) AND irex IS NOT NULL
           ORDER BY name_form = $2 DESC, irex DESC, slug LIMIT 1`,
          [[q, ...listOneTypoVariants(q)], q],
        );
        const { understood } = await search(q);
        expect([q, ...understood.map(({ label }) => label)]).toEqual([q, ...plain.map(({ name }) => name)]);
      }
  });

  it('suggests the best-scored of many names with the same beginning', async () => {
    const response = await api.inject({ method: 'GET', url: '/api/search/suggestions?q=ba' });
    const shown = response
      .json<SearchResult>()
      .hits.flatMap((hit) => (hit.kind === 'city' ? [hit.irex] : []));
    const [{ best }] = await api.db.query<[{ best: number }]>(
      `SELECT max(irex) AS best FROM city_search_entries WHERE form LIKE 'ba%'`,
    );
    expect(shown[0]).toBeCloseTo(best, 1);
    expect(shown).toEqual([...shown].sort((a, b) => b - a));
  });

  it.each([
    ['many names begin with the text', 'bar'],
    ['many names share the first characters and few the whole text', 'barad'],
    ['names contain the text but none begins with it', 'aza'],
    ['few names contain it', 'medel'],
  ])('suggests the same names as a plain sort of all when %s: %s', async (_, q) => {
    const plain = await api.db.query<{ key: string }[]>(
      `SELECT key FROM city_search_entries WHERE form LIKE '%' || $1 || '%' ORDER BY form <> $1,
         form NOT LIKE $1 || '%', form NOT LIKE '% ' || $1 || '%', irex DESC, key LIMIT 12`,
      [q],
    );
    const response = await api.inject({ method: 'GET', url: '/api/search/suggestions', query: { q } });
    const shown = response
      .json<SearchResult>()
      .hits.flatMap((hit) => (hit.kind === 'city' ? [hit.slug] : []));
    expect(shown).toEqual(plain.map(({ key }) => key));
  });

  it('lists filtered cities without counting them', async () => {
    const response = await api.inject({ method: 'GET', url: '/api/cities?maxCost=1500' });
    const { total, totalIs, items } = response.json<Page<CitySummary>>();
    expect([totalIs, items.length]).toEqual(['about', 24]);
    expect(total).toBeGreaterThan(1000);
  });
});
