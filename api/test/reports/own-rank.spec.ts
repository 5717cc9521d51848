import {
  dimensionKeys,
  IREX_INPUTS_MAX,
  type CityDetail,
  type ErrorBody,
  type OwnRank,
} from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import { startTestApp, type TestApp } from '../support/index.js';
import { createMemberOfTier, PREMIUM_NEEDED } from './report-members.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const { sliders } = neutralPreferences;
const url = (slug: string) => `/api/cities/${slug}/own-rank`;
const requestRank = (slug: string, payload: object) =>
  api.inject({ method: 'POST', url: url(slug), payload });
const getRank = async (slug: string, payload: object) => (await requestRank(slug, payload)).json<OwnRank>();
const getRefusal = async (slug: string, payload: object) =>
  (await requestRank(slug, payload)).json<ErrorBody>();

describe('a rank with custom weights', () => {
  it('equals the published rank with neutral preferences, as a range among all cities', async () => {
    const response = await requestRank('lisbon', { sliders });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const { rank, low, high, of, among } = response.json<OwnRank>();
    const { irex } = (await api.inject({ url: '/api/cities/lisbon' })).json<CityDetail>();
    expect([rank, of, among]).toEqual([irex.rank, 316, 316]);
    expect(low).toBeLessThan(high);
    expect(await getRank('lisbon', { sliders })).toEqual(response.json());
  });

  it('follows the preferences, and says which weight changes it most', async () => {
    const cheap = await getRank('chiang-mai', { sliders: { ...sliders, affordability: 5 }, budgetUsd: 1200 });
    expect(cheap.rank).toBeLessThan(
      (await getRank('chiang-mai', { sliders: { ...sliders, affordability: 0 } })).rank,
    );
    expect(cheap.moves).toHaveLength(dimensionKeys.length);
    const reach = cheap.moves.map(({ more, less }) =>
      Math.max(Math.abs((more ?? cheap.rank) - cheap.rank), Math.abs((less ?? cheap.rank) - cheap.rank)),
    );
    expect(reach).toEqual(reach.toSorted((a, b) => b - a));
    expect(reach[0]).toBeGreaterThan(0);
  });

  it('for a city outside the samples needs premium', async () => {
    expect(await getRefusal('porto', { sliders })).toMatchObject(PREMIUM_NEEDED);
    const premium = await createMemberOfTier(api, 'premium');
    expect((await premium.request('POST', url('porto'), { sliders })).statusCode).toBe(200);
  });
});

describe('a rank in a table that is too large to rank as a whole', () => {
  it('states the number of cities, and the size of the sample', async () => {
    await api.db.query(
      `INSERT INTO cities SELECT (jsonb_populate_record(NULL::cities, to_jsonb(c) || jsonb_build_object('slug', 'made-' || n))).*
       FROM cities AS c, generate_series(1, ${IREX_INPUTS_MAX}) AS n WHERE c.slug = 'porto'`,
    );
    await api.db.query(
      `INSERT INTO irex_scores SELECT (jsonb_populate_record(NULL::irex_scores,
         to_jsonb(s) || jsonb_build_object('city_slug', 'made-' || n, 'personal', s.personal || jsonb_build_object('slug', 'made-' || n)))).*
       FROM irex_scores AS s, generate_series(1, ${IREX_INPUTS_MAX}) AS n WHERE s.city_slug = 'porto'`,
    );
    const { of, among } = await getRank('lisbon', { sliders });
    expect([of, among]).toEqual([316 + IREX_INPUTS_MAX, IREX_INPUTS_MAX + 1]);
  });
});

describe('invalid preferences', () => {
  const all = (value: unknown) => Object.fromEntries(dimensionKeys.map((key) => [key, value]));

  it.each([
    ['sliders that are all 0', { sliders: all(0) }, 'irex.weighs_nothing'],
    ['a slider that is not a number', { sliders: { ...sliders, climate: 'NaN' } }, 'validation.failed'],
    ['a slider that is null', { sliders: { ...sliders, climate: null } }, 'validation.failed'],
    ['a slider above 5', { sliders: { ...sliders, climate: 9 } }, 'validation.failed'],
    ['month 13', { sliders, stay: { month: 13, months: 1 } }, 'validation.failed'],
    [
      'a working day of zero length',
      { sliders, clients: { zone: 'Europe/Lisbon', from: 540, to: 540 } },
      'irex.no_working_day',
    ],
    ['an empty body', {}, 'validation.failed'],
  ])('are refused: %s', async (_, body, code) => {
    expect(await getRefusal('lisbon', body)).toMatchObject({ statusCode: 400, code });
  });

  it('are refused for an unknown city', async () => {
    expect(await getRefusal('no-such-city', { sliders })).toMatchObject({ statusCode: 404 });
  });
});
