import {
  dimensionKeys,
  type CityDetail,
  type CitySummary,
  type ErrorBody,
  type Page,
} from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const ask = (query: Record<string, string>, path = '/api/cities') =>
  api.inject({ method: 'GET', url: path, query: { limit: '100', ...query } });
const list = async (query: Record<string, string>) => (await ask(query)).json<Page<CitySummary>>();

const getTemperatures = ({ climate }: CitySummary) => (climate ?? []).map(({ tempC }) => tempC!);

describe('filters of the list', () => {
  it('match a month with a mean of 20 to 30 °C for "warm" in a month', async () => {
    const { items, total } = await list({ climate: 'warm', month: '1' });
    expect(total).toBeGreaterThan(20);
    expect(total).toBeLessThan(200);
    for (const city of items) {
      expect(getTemperatures(city)[0]).toBeGreaterThanOrEqual(20);
      expect(getTemperatures(city)[0]).toBeLessThanOrEqual(30);
    }
  });

  it('match cities that are warm in every month for "warm" without a month', async () => {
    const [always, january] = [await list({ climate: 'warm' }), await list({ climate: 'warm', month: '1' })];
    expect(always.total).toBeGreaterThan(3);
    expect(always.total).toBeLessThan(january.total);
    for (const city of always.items) {
      expect(Math.min(...getTemperatures(city))).toBeGreaterThanOrEqual(20);
      expect(Math.max(...getTemperatures(city))).toBeLessThanOrEqual(30);
    }
  });

  it.each([
    ['town', 0, 100_000],
    ['small', 0, 300_000],
    ['medium', 300_000, 1_000_000],
    ['big', 1_000_000, Infinity],
  ])('match %s cities of %d to %d people', async (size, from, to) => {
    const { items, total } = await list({ size });
    expect(total).toBeGreaterThan(3);
    for (const { population } of items) {
      expect(population).toBeGreaterThanOrEqual(from);
      expect(population).toBeLessThanOrEqual(to);
    }
  });

  it("match a passport's visa-free stay, and fewer places for a longer one", async () => {
    const some = await list({ passport: 'BR' });
    const long = await list({ passport: 'BR', visaDays: '90' });
    expect(long.total).toBeGreaterThan(5);
    expect(long.total).toBeLessThan(some.total);
    expect(some.total).toBeLessThan(316);
    const [city] = long.items;
    const detail = (await ask({}, `/api/cities/${city!.slug}`)).json<CityDetail>();
    const entry = detail.figures.find(({ key }) => key === 'entry_br')!.value;
    expect(entry === 'visa free' || entry === 'home' || Number(entry) >= 90).toBe(true);
  });

  it('match cities with a known nomad visa', async () => {
    const { items, total } = await list({ nomadVisa: '1' });
    expect(total).toBeGreaterThan(10);
    expect(total).toBeLessThan(316);
    expect(items.map(({ slug }) => slug)).toContain('lisbon');
  });

  it('apply together, and a page key belongs to one combination', async () => {
    const query = { climate: 'mild', month: '4', size: 'medium', nomadVisa: '1', limit: '1' };
    const page = await list(query);
    expect(page.total).toBeGreaterThan(1);
    const otherFilters = await ask({ ...query, month: '5', after: page.nextKey! });
    expect(otherFilters.json<ErrorBody>().code).toBe('page.key_invalid');
    expect((await list({ ...query, after: page.nextKey! })).total).toBe(page.total);
  });

  it('also apply to a search', async () => {
    const searched = await ask({ q: 'portugal', size: 'small' }, '/api/search');
    expect(searched.statusCode).toBe(200);
    const { items } = searched.json<Page<CitySummary>>();
    expect(items.length).toBeGreaterThan(0);
    for (const city of items) {
      expect(city.countryCode).toBe('PT');
      expect(city.population).toBeLessThanOrEqual(300_000);
    }
  });

  it.each([
    [{ climate: 'warm', month: '13' }, 'month', 'A month is a number from 1 to 12'],
    [{ climate: 'warm', month: '1.5' }, 'month', 'A month is a number from 1 to 12'],
    [{ climate: 'tropical' }, 'climate', expect.any(String)],
    [{ passport: 'XX' }, 'passport', 'We know the rules for passports of US, GB, DE, IN, BR, ZA, PH'],
    [{ passport: 'BR', visaDays: '0' }, 'visaDays', 'Days without a visa are a number from 1 to 365'],
    [{ passport: 'BR', visaDays: 'many' }, 'visaDays', 'Days without a visa are a number from 1 to 365'],
    [{ size: 'huge' }, 'size', expect.any(String)],
    [{ nomadVisa: 'maybe' }, 'nomadVisa', expect.any(String)],
  ])('refuse %j', async (query, path, message) => {
    const response = await ask(query as unknown as Record<string, string>);
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().errors).toContainEqual(expect.objectContaining({ path, message }));
  });
});

describe('the dimensions of a listed city', () => {
  it('equal those of its page, in the order of their keys', async () => {
    const { items } = await list({ limit: '3' });
    for (const city of items) {
      const { irex } = (await ask({}, `/api/cities/${city.slug}`)).json<CityDetail>();
      expect(irex.dimensions.map(({ key }) => key)).toEqual([...dimensionKeys]);
      expect(city.dimensions).toEqual(irex.dimensions.map(({ score }) => Math.round(score)));
    }
  });
});
