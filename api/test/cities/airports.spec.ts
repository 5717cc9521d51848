import type { CityDetail } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const getAirports = async (slug: string) => {
  const { figures } = (await api.inject({ url: `/api/cities/${slug}` })).json<CityDetail>();
  return Object.fromEntries(figures.map(({ key, value }) => [key, value]));
};

/** Closed for good, or closed to passengers: three in Berlin, and Istanbul Atatürk, Oslo Fornebu and old Doha. */
const closedAirports = ['TXL', 'SXF', 'THF', 'ISL', 'FBU', 'DIA'];

describe('the nearest airport', () => {
  it.each([
    ['berlin', 'BER'],
    ['tallinn', 'TLL'],
    ['ho-chi-minh-city', 'SGN'],
    ['shenzhen', 'SZX'],
    ['thessaloniki', 'SKG'],
  ])('of %s is %s, which is open', async (slug, code) => {
    const { airport_nearest, airport_nearest_km } = await getAirports(slug);
    expect(airport_nearest).toBe(code);
    expect(airport_nearest_km).toBeLessThan(40);
  });

  it('with many flights is near Medellín, not in Bogotá', async () => {
    const { airport_large, airport_large_km } = await getAirports('medellin');
    expect(airport_large).toBe('MDE');
    expect(airport_large_km).toBeLessThan(40);
  });

  it('is closed in no city', async () => {
    const rows = await api.db.query<{ code: string }[]>(
      `SELECT DISTINCT value #>> '{}' AS code FROM city_figures WHERE key IN ('airport_nearest', 'airport_large')`,
    );
    const codes = rows.map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(150);
    expect(codes.filter((code) => closedAirports.includes(code))).toEqual([]);
  });
});
