import type { CityList, CitySummary, ErrorBody, SearchAnswer } from '@wanderwork/contracts';
import { computePersonalScores, neutralPreferences } from '@wanderwork/irex';
import { Clock } from '../../src/modules/city-search/clock.js';
import { IrexScore } from '../../src/modules/cities/entities/irex-score.entity.js';
import { startTestApp, type TestApp } from '../support/index.js';

const JULY = 7;
let api: TestApp;
let now = new Date('2026-07-15T12:00:00Z');

/** The score of each city for a stay in July, as Your IREX computes it. */
const julyScores = new Map<string, number>();

beforeAll(async () => {
  api = await startTestApp();
  jest.spyOn(api.app.get(Clock), 'now').mockImplementation(() => now);
  const rows = await api.db.getRepository(IrexScore).find();
  const preferences = { ...neutralPreferences, stay: { month: JULY, months: 1 } };
  // Cities whose weather is not known have no score of a month.
  const cities = rows.flatMap(({ personal }) => (personal?.months ? [personal] : []));
  for (const { slug, score } of computePersonalScores(cities, preferences, { year: 2026, month: JULY }, null))
    julyScores.set(slug, score);
});
beforeEach(() => void (now = new Date('2026-07-15T12:00:00Z')));
afterAll(() => api.close());

type Query = Record<string, string>;

const ask = (query: Query) => api.inject({ method: 'GET', url: '/api/cities', query });

const list = async (query: Query = {}): Promise<CityList> => {
  // Text is not cached, so that each request reads the pinned clock.
  const response = await ask({ q: '', sort: 'now', ...query });
  expect(response.statusCode).toBe(200);
  return response.json<CityList>();
};

const listAll = async (query: Query): Promise<CitySummary[]> => {
  const cities: CitySummary[] = [];
  let after: string | null = null;
  do {
    const page: CityList = await list(after === null ? query : { ...query, after });
    cities.push(...page.items);
    after = page.nextKey;
  } while (after !== null);
  return cities;
};

const toSlugs = (cities: readonly { slug: string }[]) => cities.map(({ slug }) => slug);

/** The best first; ties by slug. */
const sortByJuly = (slugs: readonly string[]): string[] =>
  [...slugs].sort((a, b) => (julyScores.get(b) ?? -1) - (julyScores.get(a) ?? -1) || (a < b ? -1 : 1));

describe('the sort "now"', () => {
  it('starts with six cities of different countries, and goes on by the score of the month', async () => {
    const cities = await listAll({ limit: '100' });
    const first = cities.slice(0, 6);
    const all = sortByJuly(toSlugs(cities));
    expect(cities).toHaveLength(316);
    expect(new Set(first.map(({ countryCode }) => countryCode)).size).toBe(6);
    expect(toSlugs(cities.slice(6))).toEqual(all.filter((slug) => !toSlugs(first).includes(slug)));
    // Each leader is the best of its country, and the best of all other countries follow.
    const countryOf = new Map(cities.map(({ slug, countryCode }) => [slug, countryCode]));
    const best = all.filter(
      (slug, at) => all.findIndex((other) => countryOf.get(other) === countryOf.get(slug)) === at,
    );
    expect(toSlugs(first)).toEqual(best.slice(0, 6));
  });

  it('puts cities whose weather is not known last', async () => {
    const slugs = toSlugs(await listAll({ limit: '100' }));
    const unknown = slugs.filter((slug) => !julyScores.has(slug));
    expect(unknown).toContain('kaohsiung');
    expect(slugs.slice(-unknown.length)).toEqual(unknown);
  });

  it('says of which month the scores are and how many cities lead', async () => {
    expect((await list()).goodNow).toEqual({ month: JULY, leaders: 6 });
    expect((await list({ region: 'South Asia' })).goodNow).toEqual({ month: JULY, leaders: 0 });
    expect((await ask({})).json<CityList>().goodNow).toBeUndefined();
  });

  it('follows the month of UTC', async () => {
    now = new Date('2026-07-31T23:59:59Z');
    expect((await list()).goodNow?.month).toBe(JULY);
    now = new Date('2026-08-01T00:00:00Z');
    expect((await list()).goodNow?.month).toBe(8);
    now = new Date('2026-01-15T00:00:00Z');
    expect(toSlugs((await list({ limit: '6' })).items)).not.toEqual(
      toSlugs(
        sortByJuly([...julyScores.keys()])
          .map((slug) => ({ slug }))
          .slice(0, 6),
      ),
    );
  });

  it.each([1, 4, 6, 23])('pages by %i without gaps or repeats', async (limit) => {
    const whole = toSlugs(await listAll({ limit: '100' }));
    const paged: string[] = [];
    let after = '';
    do {
      const page = await list({ limit: String(limit), ...(after && { after }) });
      paged.push(...toSlugs(page.items));
      after = page.nextKey ?? '';
    } while (after && paged.length < 60);
    expect(paged).toEqual(whole.slice(0, paged.length));
  });

  it('orders the matches of filters by the score of the month alone', async () => {
    const cities = await listAll({ region: 'Southern Europe', maxCost: '2500', limit: '7' });
    expect(cities.length).toBeGreaterThan(10);
    expect(toSlugs(cities)).toEqual(sortByJuly(toSlugs(cities)));
    const byScore = await ask({ region: 'Southern Europe', maxCost: '2500', limit: '100' });
    expect(new Set(toSlugs(cities))).toEqual(new Set(toSlugs(byScore.json<CityList>().items)));
  });

  it('orders equal scores by slug, page by page', async () => {
    await api.db.query(`CREATE TABLE month_scores_before AS SELECT slug, month_scores FROM cities`);
    await api.db.query(`UPDATE cities SET month_scores[${JULY}] = 50 WHERE country_code = 'PT'`);
    try {
      const slugs = toSlugs(await listAll({ country: 'PT', limit: '2' }));
      expect(slugs).toHaveLength(9);
      expect(slugs).toEqual([...slugs].sort());
    } finally {
      await api.db.query(
        `UPDATE cities SET month_scores = kept.month_scores FROM month_scores_before AS kept WHERE kept.slug = cities.slug`,
      );
      await api.db.query('DROP TABLE month_scores_before');
    }
  });

  it('orders a search, which has its own order otherwise', async () => {
    const search = async (query: Query) =>
      (
        await api.inject({
          method: 'GET',
          url: '/api/search',
          query: { q: 'safe in Portugal or Spain', limit: '100', ...query },
        })
      ).json<SearchAnswer>();
    const [own, byMonth] = [await search({}), await search({ sort: 'now' })];
    expect(toSlugs(byMonth.items)).toEqual(sortByJuly(toSlugs(own.items)));
    expect(toSlugs(byMonth.items)).not.toEqual(toSlugs(own.items));
  });

  it('accepts a page key only for its month, sort and filters', async () => {
    const after = (await list({ limit: '5' })).nextKey!;
    const refuse = async (query: Query) => {
      const response = await ask({ q: '', after, ...query });
      expect(response.json<ErrorBody>()).toMatchObject({ statusCode: 400, code: 'page.key_invalid' });
    };
    await refuse({ sort: 'irex' });
    await refuse({ sort: 'now', region: 'South Asia' });
    now = new Date('2026-08-01T00:00:00Z');
    await refuse({ sort: 'now' });
  });

  it.each(['NOW', 'now ', 'soon', 'now,irex'])('refuses %j', async (sort) => {
    const response = await ask({ sort });
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().errors?.map(({ path }) => path)).toContain('sort');
  });
});
