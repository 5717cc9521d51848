import type { SampleCity, WanderlensHero } from '@wanderwork/contracts';
import { WanderlensHeroService } from '../../src/modules/city-search/wanderlens-hero.service.js';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  api.inject({ method: 'GET', url, headers });

describe('the sample cities', () => {
  it('are the three of the specification, word for word and in its order', async () => {
    const cities = (await get('/api/sample-cities')).json<SampleCity[]>();
    const rows = cities.map(
      ({ name, country, region, irexScore, monthlyCost, internetSpeed, weather, safety }) => [
        name,
        country,
        region,
        irexScore,
        monthlyCost,
        internetSpeed,
        `${weather.temperature}F ${weather.condition}`,
        safety,
      ],
    );
    expect(rows).toEqual([
      ['Chiang Mai', 'Thailand', 'Southeast Asia', 86, 1100, 75, '82F Sunny', 'Safe'],
      ['Lisbon', 'Portugal', 'Southern Europe', 91, 1800, 85, '68F Mild', 'Very Safe'],
      ['Medellín', 'Colombia', 'South America', 83, 1300, 60, '73F Spring-like', 'Moderate'],
    ]);
  });

  it('have pros and cons that each contain a figure', async () => {
    for (const { pros, cons, imageUrl, slug } of (await get('/api/sample-cities')).json<SampleCity[]>()) {
      expect(pros.length).toBeGreaterThan(1);
      expect(cons.length).toBeGreaterThan(0);
      for (const words of [...pros, ...cons]) expect(words).toMatch(/\d/);
      expect(imageUrl).toBe(`/api/art/cities/${slug}.svg`);
    }
  });

  it('omit a city that is no longer in the table', async () => {
    await api.db.query(`UPDATE cities SET irex = NULL WHERE slug = 'lisbon'`);
    const names = (await get('/api/sample-cities')).json<SampleCity[]>().map(({ name }) => name);
    await api.db.query(`UPDATE cities SET irex = 91 WHERE slug = 'lisbon'`);
    expect(names).toEqual(['Chiang Mai', 'Medellín']);
  });
});

describe('the hero picture', () => {
  it('shows one of the best cities and the size of the table', async () => {
    const hero = (await get('/api/wanderlens-hero')).json<WanderlensHero>();
    expect(hero).toMatchObject({ cities: 316, countries: 115 });
    expect(hero.imageUrl).toBe(`/api/art/cities/${hero.slug}.svg`);
    expect(hero.caption).toMatch(/^IREX \d\d/);
  });

  it('stays for a day and changes the next', async () => {
    const heroes = api.app.get(WanderlensHeroService);
    const slugOf = async (day: string) => (await heroes.get(new Date(day))).slug;
    const morning = await slugOf('2026-11-20T00:00:01Z');
    expect(await slugOf('2026-11-20T23:59:59Z')).toBe(morning);
    expect(await slugOf('2026-11-21T00:00:01Z')).not.toBe(morning);
  });
});

describe('a cacheable response', () => {
  it.each([
    '/api/cities',
    '/api/cities/lisbon',
    '/api/sample-cities',
    '/api/search/suggestions?q=lis',
    '/api/wanderlens-hero',
  ])('%s is revalidated with 304', async (url) => {
    const first = await get(url);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+/);
    const etag = String(first.headers.etag);
    const again = await get(url, { 'if-none-match': `"other", ${etag.replace('W/', '')}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('is not cached when it is an error', async () => {
    expect((await get('/api/cities/nowhere')).headers['cache-control']).toBe('no-store');
  });
});
