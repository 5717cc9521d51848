import {
  launchCities,
  reliabilities,
  type CityDetail,
  type CitySummary,
  type Comparison,
  type Page,
  type SampleCity,
} from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';
import { getShippedCost } from './tables.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const get = async <T>(url: string) => (await api.inject({ method: 'GET', url })).json<T>();
const getCity = (slug: string) => get<CityDetail>(`/api/cities/${slug}`);
/** A rough guess is rounded to this many dollars, so its parts add up to it only roughly. */
const ROUGH_STEP = 50;
const parts = ['rent', 'food', 'transport', 'utilities_internet', 'leisure', 'other'];

/** The totals of the specification, which only the sample cards show. */
const pinnedTotals = [
  ['lisbon', 1800],
  ['chiang-mai', 1100],
  ['medellin', 1300],
] as const;

describe.each(pinnedTotals)('the total that the specification gives %s', (slug, total) => {
  it('is not the monthly cost of the city, whose parts add up to its own total', async () => {
    const { figures, monthlyCost } = await getCity(slug);
    const costs = new Map(figures.map((figure) => [figure.key, figure]));
    const own = costs.get('monthly_cost')!;
    expect([own.value, monthlyCost.value]).toEqual([getShippedCost(slug), getShippedCost(slug)]);
    expect(own.value).not.toBe(total);
    const sum = parts.reduce((before, key) => before + (costs.get(key)!.value as number), 0);
    expect(own.reliability === 'D' ? Math.round(sum / ROUGH_STEP) * ROUGH_STEP : sum).toBe(own.value);
  });

  it('gives way to figures with a range and a reliability', async () => {
    const { figures, monthlyCost } = await getCity(slug);
    expect(reliabilities).toContain(monthlyCost.reliability);
    for (const { key, value, range, reliability, sourceId } of figures)
      if (key === 'monthly_cost' || parts.includes(key)) {
        const [low, high] = range!;
        expect([key, low <= (value as number), (value as number) <= high]).toEqual([key, true, true]);
        expect([key, reliabilities]).toEqual([key, expect.arrayContaining([reliability])]);
        expect(sourceId).not.toBeNull();
      }
  });

  it('is given by no figure, list or comparison', async () => {
    const detail = await getCity(slug);
    expect(detail.figures.map(({ grade }) => grade)).not.toContain('given');
    expect(JSON.stringify(detail)).not.toMatch(/launch.?sample|split by the model/i);
    const found = await get<Page<CitySummary>>(`/api/cities?q=${slug.replace('-', ' ')}`);
    expect(found.items.find((city) => city.slug === slug)!.monthlyCost.value).toBe(getShippedCost(slug));
    const { cities, rows } = await get<Comparison>('/api/compare?cities=lisbon,chiang-mai,medellin');
    const place = cities.findIndex((city) => city.slug === slug);
    expect(rows.find(({ key }) => key === 'monthly_cost')!.cells[place]!.value).toBe(getShippedCost(slug));
  });

  it('stays on its sample card, as in the fallback without a server', async () => {
    for (const samples of [await get<SampleCity[]>('/api/sample-cities'), launchCities])
      expect(samples.find((sample) => sample.slug === slug)!.monthlyCost).toBe(total);
  });
});

describe('the table of cities', () => {
  it('has no given figure, and parts that add up to the total of each city', async () => {
    expect(await api.db.query(`SELECT 1 FROM city_figures WHERE grade = 'given'`)).toEqual([]);
    const sums = await api.db.query<{ slug: string; total: number; sum: number; basis: string }[]>(
      `SELECT slug, monthly_cost AS total, monthly_cost_reliability AS basis,
         (SELECT sum(value::float) FROM city_figures WHERE city_slug = slug AND key = ANY ($1)) AS sum
       FROM cities WHERE monthly_cost IS NOT NULL`,
      [parts],
    );
    expect(sums).toHaveLength(307);
    const wrong = sums.filter(
      ({ total, sum, basis }) => Math.abs(total - sum) > (basis === 'D' ? ROUGH_STEP / 2 : 0),
    );
    expect(wrong).toEqual([]);
  });
});
