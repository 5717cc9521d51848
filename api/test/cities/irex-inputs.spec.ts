import { brotliCompressSync } from 'node:zlib';
import type { CitySummary, IrexInputs, Page } from '@wanderwork/contracts';
import { FORMULA_VERSION, neutralPreferences, computePersonalScores } from '@wanderwork/irex';
import { startTestApp, type TestApp } from '../support/index.js';
import { getShippedCost } from './tables.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const KB = 1024;
const ask = () => api.inject({ method: 'GET', url: '/api/irex/inputs' });

const allCities = async (): Promise<CitySummary[]> => {
  const found: CitySummary[] = [];
  for (let after: string | null = ''; after !== null;) {
    const url = `/api/cities?limit=100${after && `&after=${encodeURIComponent(after)}`}`;
    const page: Page<CitySummary> = (await api.inject({ method: 'GET', url })).json();
    found.push(...page.items);
    after = page.nextKey;
  }
  return found;
};

describe('the inputs of personal scores', () => {
  it('cover every city, best first, in a few kilobytes', async () => {
    const response = await ask();
    const { total, formulaVersion, cities } = response.json<IrexInputs>();
    const [best] = await allCities();
    expect({ total, formulaVersion, first: cities[0]?.slug }).toEqual({
      total: 316,
      formulaVersion: FORMULA_VERSION,
      first: best?.slug,
    });
    expect(cities).toHaveLength(316);
    expect(brotliCompressSync(response.body).length).toBeLessThan(24 * KB);
  });

  it('yield the published scores with neutral preferences', async () => {
    const { cities } = (await ask()).json<IrexInputs>();
    const own = computePersonalScores(cities, neutralPreferences, { year: 2026, month: 11 }, null);
    const published = new Map((await allCities()).map(({ slug, irex }) => [slug, irex]));
    expect(published.size).toBe(316);
    for (const { slug, score, confidence } of own)
      expect({ slug, score: Math.round(score * 10) / 10, confidence }).toEqual({
        slug,
        score: published.get(slug)!.score,
        confidence: published.get(slug)!.confidence,
      });
  });

  it("include the city's country and time zone", async () => {
    const { cities } = (await ask()).json<IrexInputs>();
    const lisbon = cities.find(({ slug }) => slug === 'lisbon')!;
    expect(lisbon.timezone).toBe('Europe/Lisbon');
    expect(lisbon.countryCode).toBe('PT');
    expect(lisbon.months).toHaveLength(12);
    expect(lisbon.costUsd).toBe(getShippedCost('lisbon'));
  });

  it('are cached by browsers and not sent twice', async () => {
    const first = await ask();
    expect(first.headers['cache-control']).toMatch(/public, max-age=60/);
    const again = await api.inject({
      method: 'GET',
      url: '/api/irex/inputs',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});
