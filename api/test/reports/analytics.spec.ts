import type { CityAnalytics, CityDetail, ErrorBody } from '@wanderwork/contracts';
import { CitiesService, RanksService } from '../../src/modules/cities/index.js';
import { DatabaseRanksService } from '../../src/modules/cities/standings/database-ranks.service.js';
import { indexedFigures } from '../../src/modules/reports/analytics/indexed-figures.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createMemberOfTier, PREMIUM_NEEDED } from './report-members.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const url = (slug: string, home?: string) =>
  `/api/cities/${slug}/analytics${home === undefined ? '' : `?home=${encodeURIComponent(home)}`}`;
const requestAnalytics = (slug: string, home?: string) => api.inject({ url: url(slug, home) });
const getAnalytics = async (slug: string, home?: string) =>
  (await requestAnalytics(slug, home)).json<CityAnalytics>();
const getRefusal = async (slug: string, home?: string) =>
  (await requestAnalytics(slug, home)).json<ErrorBody>();
const getCity = async (slug: string) => (await api.inject({ url: `/api/cities/${slug}` })).json<CityDetail>();

describe('the analytics of a sample city', () => {
  it('are open to everybody and not cached', async () => {
    const response = await requestAnalytics('lisbon');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const { irex } = await getCity('lisbon');
    expect(response.json<CityAnalytics>().rank).toEqual({
      rank: irex.rank,
      low: irex.rankLow,
      high: irex.rankHigh,
      of: 316,
    });
  });

  it('compare the monthly cost with home, part by part, each with its own range', async () => {
    const { cost } = await getAnalytics('lisbon', 'porto');
    const figures = new Map((await getCity('porto')).figures.map(({ key, value }) => [key, value]));
    expect(cost.home).toEqual({ slug: 'porto', name: 'Porto', country: 'Portugal' });
    expect(cost.lines.map(({ home }) => home?.usd)).toEqual(cost.lines.map(({ key }) => figures.get(key)));
    const ranges = new Map((await getCity('porto')).figures.map(({ key, range }) => [key, range]));
    for (const { key, home } of cost.lines) {
      const [low, high] = ranges.get(key)!;
      expect(home?.low).toBeLessThanOrEqual(low);
      expect(home?.high).toBeGreaterThanOrEqual(high);
    }
    expect(cost.lines[0]?.here).toMatchObject({ usd: 2410, grade: 'estimate' });
    expect(cost.lines[1]?.here).toMatchObject({ usd: 1535, grade: 'measured' });
    // About 0.8 by the two ranges.
    expect(cost.sureness).toBeGreaterThan(0.7);
    expect(cost.sureness).toBeLessThan(0.9);
  });

  it('omit the home comparison when no home is given or a cost is unknown', async () => {
    expect((await getAnalytics('lisbon')).cost).toMatchObject({ home: null, sureness: null });
    const { cost } = await getAnalytics('lisbon', 'cairo');
    expect(cost.lines[0]).toMatchObject({ here: { usd: 2410 }, home: null });
    expect(cost.sureness).toBeNull();
  });

  it('rank each dimension and main figure among the cities where it is known', async () => {
    const { indexes } = await getAnalytics('lisbon');
    expect(indexes.filter(({ part }) => part === 'dimension')).toHaveLength(8);
    const counted = new Map(indexes.map((index) => [index.key, index]));
    const [{ of, cheaper, dearer }] = (await api.db.query(
      `SELECT count(*)::int AS of, count(*) FILTER (WHERE monthly_cost < 2410)::int AS cheaper,
         count(*) FILTER (WHERE monthly_cost > 2410)::int AS dearer FROM cities WHERE monthly_cost IS NOT NULL`,
    )) as [{ of: number; cheaper: number; dearer: number }];
    expect(counted.get('monthly_cost')?.world).toEqual({ place: cheaper + 1, of, better: dearer });
    expect(counted.get('internet')?.world.of).toBe(316);
    expect((await getAnalytics('medellin')).indexes.map(({ key }) => key)).not.toContain('english_share');
    for (const { world, region } of indexes)
      for (const { place, of: total, better } of [world, ...(region ? [region] : [])]) {
        expect(place).toBeGreaterThanOrEqual(1);
        expect(place + better).toBeLessThanOrEqual(total);
      }
  });
});

describe('the rank of a city', () => {
  it("equals the database's, for cities of every region", async () => {
    const regions = await api.db.query<{ slug: string }[]>(
      'SELECT DISTINCT ON (region) slug FROM cities WHERE irex IS NOT NULL ORDER BY region, irex DESC',
    );
    const keys = indexedFigures.map(({ key }) => key);
    expect(regions.length).toBeGreaterThan(10);
    for (const { slug } of regions) {
      const place = await api.app.get(CitiesService).get(slug);
      const ranks = await api.app.get(RanksService).get(place, keys);
      expect(ranks.dimensions.size).toBe(8);
      expect(ranks).toEqual(await api.app.get(DatabaseRanksService).get(place, keys));
    }
  });

  it('follows a changed figure', async () => {
    const place = async () =>
      (await getAnalytics('lisbon')).indexes.find(({ key }) => key === 'upload')!.world.place;
    const before = await place();
    await api.db.query(
      `UPDATE city_figures SET value = '9999' WHERE key = 'upload' AND NOT score_only AND city_slug = 'porto'`,
    );
    expect(await place()).toBe(before + 1);
  });
});

describe('the analytics of another city', () => {
  it('are refused to a visitor, a free and a pro member, naming the tier they need', async () => {
    expect(await getRefusal('porto')).toMatchObject(PREMIUM_NEEDED);
    for (const tier of ['free', 'pro'] as const)
      expect((await (await createMemberOfTier(api, tier)).request('GET', url('porto'))).json()).toMatchObject(
        PREMIUM_NEEDED,
      );
  });

  it('are open to premium members and to admins', async () => {
    expect((await (await createMemberOfTier(api, 'premium')).request('GET', url('porto'))).statusCode).toBe(
      200,
    );
    expect((await api.inject({ url: url('porto'), headers: await api.signInAs('admin') })).statusCode).toBe(
      200,
    );
  });
});

describe('invalid analytics requests', () => {
  it.each(['no-such-city', 'LISBON', '%27%20OR%201=1'])('return 404 for %s', async (slug) => {
    expect(await getRefusal(slug)).toMatchObject({ statusCode: 404, code: 'city.not_found' });
  });

  it('name the unknown home city', async () => {
    expect(await getRefusal('lisbon', "atlantis'; --")).toMatchObject({
      statusCode: 404,
      message: "We do not know atlantis'; --.",
    });
  });
});
