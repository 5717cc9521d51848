import {
  getVerdictLabel,
  type Comparison,
  type ComparisonRow,
  type ErrorBody,
  type Tier,
} from '@wanderwork/contracts';
import { createUser } from '../admin/admins.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { getShippedCost } from './tables.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const url = (cities: string) => `/api/compare?cities=${cities}`;
const compare = (cities: string) => api.inject({ method: 'GET', url: url(cities) });
const getRefusal = async (cities: string) => (await compare(cities)).json<ErrorBody>();
const mapRows = (comparison: Comparison) => new Map(comparison.rows.map((row) => [row.key, row]));

const createMemberOfTier = async (tier: Tier) => {
  const member = await createUser(api);
  await api.db.query(`UPDATE users SET subscription_tier = $1 WHERE id = $2`, [tier, member.id]);
  return member.browser;
};

describe('a comparison', () => {
  it('of the samples is open to everybody: score, dimensions and figures in the requested order', async () => {
    const response = await compare('medellin,lisbon,chiang-mai');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const comparison = response.json<Comparison>();
    expect(comparison.cities.map(({ slug }) => slug)).toEqual(['medellin', 'lisbon', 'chiang-mai']);
    const rows = mapRows(comparison);
    expect(rows.get('irex')?.cells.map(({ value }) => value)).toEqual([83, 91, 86]);
    expect(rows.get('monthly_cost')?.cells.map(({ value }) => value)).toEqual(
      ['medellin', 'lisbon', 'chiang-mai'].map(getShippedCost),
    );
    expect([...rows.values()].filter(({ part }) => part === 'dimension')).toHaveLength(8);
    for (const { cells, leaders } of rows.values()) {
      expect(cells).toHaveLength(3);
      for (const place of leaders ?? []) expect(cells[place]?.value).not.toBeNull();
    }
  });

  it('says how sure it is that one city is better, of a sample city as of any other', async () => {
    const premium = await createMemberOfTier('premium');
    const comparison = (await premium.request('GET', url('lisbon,porto'))).json<Comparison>();
    const cost = mapRows(comparison).get('monthly_cost')!;
    expect(cost.leaders).toEqual([1]);
    expect(cost.sureness).toBeCloseTo(0.82, 2);
    expect(getVerdictLabel(cost, comparison.cities)).toBe(
      'Lisbon is probably more expensive (about 80% sure)',
    );
  });

  it('names no leader when there is no difference that it can see', async () => {
    const premium = await createMemberOfTier('premium');
    const rows = mapRows((await premium.request('GET', url('barcelona,madrid'))).json<Comparison>());
    expect(rows.get('monthly_cost')).toMatchObject<Partial<ComparisonRow>>({
      leaders: [0, 1],
      sureness: null,
    });
  });

  it('ranks no city above another one of its country by a figure of the country', async () => {
    const premium = await createMemberOfTier('premium');
    const comparison = (await premium.request('GET', url('lisbon,porto'))).json<Comparison>();
    const rows = mapRows(comparison);
    for (const key of [
      'internet',
      'safety',
      'work_setup',
      'health_air',
      'download',
      'safety_index',
      'air_pm25',
    ])
      expect([key, rows.get(key)?.leaders, rows.get(key)?.sureness]).toEqual([key, [0, 1], null]);
    expect(getVerdictLabel(rows.get('download')!, comparison.cities)).toBe('One figure for all of Portugal');
  });

  it('leaves a missing figure empty and names no leader for it', async () => {
    const premium = await createMemberOfTier('premium');
    const rows = mapRows((await premium.request('GET', url('cairo,lisbon'))).json<Comparison>());
    expect(rows.get('monthly_cost')).toMatchObject({
      cells: [{ value: null, grade: null }, { value: getShippedCost('lisbon') }],
    });
    expect(rows.get('monthly_cost')?.leaders).toEqual([]);
  });
});

describe('a comparison with other cities', () => {
  const REFUSED = { statusCode: 403, code: 'tier.required', tier: 'premium' };

  it('is refused to a visitor, a free and a pro member, naming the tier it needs', async () => {
    expect(await getRefusal('lisbon,porto')).toMatchObject(REFUSED);
    for (const tier of ['free', 'pro'] as const)
      expect(
        (await (await createMemberOfTier(tier)).request('GET', url('lisbon,porto'))).json(),
      ).toMatchObject(REFUSED);
  });

  it('is open to premium members, and to every member while launch access lasts', async () => {
    expect((await (await createMemberOfTier('premium')).request('GET', url('lisbon,porto'))).statusCode).toBe(
      200,
    );
    const free = await createMemberOfTier('free');
    await api.db.query(
      `INSERT INTO settings (name, value, updated_at) VALUES ('launchAccessUntil', '"2999-01-01T00:00:00Z"', now())`,
    );
    expect((await free.request('GET', url('lisbon,porto'))).statusCode).toBe(200);
    await api.db.query(`DELETE FROM settings WHERE name = 'launchAccessUntil'`);
  });
});

describe('an invalid comparison', () => {
  it.each([
    ['of one city', 'lisbon', 'Please name 2 or 3 cities'],
    ['of four cities', 'lisbon,medellin,chiang-mai,porto', 'Please name 2 or 3 cities'],
    ['of the same city twice', 'lisbon,lisbon', 'Please name each city once'],
    ['of nothing', '', 'Please name 2 or 3 cities'],
    ['with an empty name', 'lisbon,', 'Please name 2 or 3 cities'],
  ])('%s says what to do', async (_, cities, message) => {
    const { statusCode, errors } = await getRefusal(cities);
    expect(statusCode).toBe(400);
    expect(errors?.map((error) => error.message)).toContain(message);
  });

  it('names the unknown city', async () => {
    expect(await getRefusal('lisbon,atlantis')).toMatchObject({
      statusCode: 404,
      code: 'city.not_found',
      message: 'We do not know atlantis.',
    });
    expect(await getRefusal(`lisbon,${encodeURIComponent("'; DROP TABLE cities")}`)).toMatchObject({
      statusCode: 404,
    });
  });
});
