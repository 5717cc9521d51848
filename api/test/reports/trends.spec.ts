import type { IrexTrends } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';
import type { Browser } from '../support/member.js';
import { createMemberOfTier } from './report-members.js';

let api: TestApp;
let premium: Browser;
beforeAll(async () => {
  api = await startTestApp();
  premium = await createMemberOfTier(api, 'premium');
});
afterAll(() => api.close());

const getCurrentMonth = () => new Date().toISOString().slice(0, 7);
const getTrendsAsVisitor = async () => (await api.inject({ url: '/api/irex/trends' })).json<IrexTrends>();
const getTrends = async (member = premium) =>
  (await member.request('GET', '/api/irex/trends')).json<IrexTrends>();

/**
 * Inserts an earlier month with the scores of this one. `wasOther` then changes a city's score and affordability in it.
 */
const insertMonth = async (month: string, version?: string) =>
  api.db.query(
    `INSERT INTO irex_snapshots (city_slug, formula_version, month, inputs_hash, raw, published, confidence, dimensions)
     SELECT city_slug, coalesce($2, formula_version), $1, inputs_hash, raw, published, confidence, dimensions
     FROM irex_snapshots WHERE month = $3 AND formula_version = '2026.2'`,
    [month, version ?? null, getCurrentMonth()],
  );
const changeMonth = (slug: string, month: string, points: number) =>
  api.db.query(
    `UPDATE irex_snapshots SET published = published + $3,
       dimensions = jsonb_set(dimensions, '{1,score}', to_jsonb((dimensions->1->>'score')::float + $3::float))
     WHERE city_slug = $1 AND month = $2`,
    [slug, month, points],
  );

describe('score trends', () => {
  it('contain only the month when a single one was measured', async () => {
    const response = await api.inject({ url: '/api/irex/trends' });
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.json()).toEqual({
      formulaVersion: '2026.2',
      month: getCurrentMonth(),
      before: null,
      months: [getCurrentMonth()],
      cities: 0,
      unmoved: 0,
      risen: [],
      fallen: [],
      regions: [],
      samplesOnly: true,
    });
  });

  it('compare the newest month with the previous one, for premium members', async () => {
    await insertMonth('2020-01');
    await insertMonth('2020-03');
    await changeMonth('porto', '2020-03', -3);
    await changeMonth('tbilisi', '2020-03', -1);
    await changeMonth('lisbon', '2020-03', 2);
    await changeMonth('berlin', '2020-01', -20);
    const trends = await getTrends();
    expect(trends).toMatchObject({ before: '2020-03', cities: 316, unmoved: 313, samplesOnly: false });
    expect(trends.months).toEqual([getCurrentMonth(), '2020-03', '2020-01']);
    expect(trends.risen.map(({ slug, points }) => [slug, points])).toEqual([
      ['porto', 3],
      ['tbilisi', 1],
    ]);
    expect(trends.fallen.map(({ slug, points }) => [slug, points])).toEqual([['lisbon', -2]]);
    expect(trends.risen[0]!.changed.map(({ key }) => key)).toEqual(['affordability']);
    expect(trends.risen[0]!.changed[0]!.points).toBeGreaterThan(0);
    const portugal = trends.regions.find(({ region }) => region === 'Southern Europe')!;
    expect(portugal.points).toBeCloseTo((3 - 2) / portugal.cities, 1);
  });

  it('contain only the samples for everybody else', async () => {
    for (const trends of [
      await getTrendsAsVisitor(),
      await getTrends(await createMemberOfTier(api, 'pro')),
    ]) {
      expect(trends).toMatchObject({ cities: 3, unmoved: 2, risen: [], regions: [], samplesOnly: true });
      expect(trends.fallen.map(({ slug }) => slug)).toEqual(['lisbon']);
      expect(JSON.stringify(trends)).not.toContain('porto');
    }
  });

  it('compare only months with the same formula', async () => {
    await insertMonth('2025-12', '2019.9');
    const trends = await getTrends();
    expect(trends.before).toBe('2020-03');
    expect(trends.months).not.toContain('2025-12');
  });
});
