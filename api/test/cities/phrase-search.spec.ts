import type { ErrorBody, SearchAnswer } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';
import { getShippedCost } from './tables.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const ask = (query: Record<string, string>) =>
  api.inject({ method: 'GET', url: '/api/search', query: { limit: '100', ...query } });

const search = async (q: string, more: Record<string, string> = {}): Promise<SearchAnswer> => {
  const response = await ask({ q, ...more });
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return response.json<SearchAnswer>();
};

describe('a phrase', () => {
  it('finds the cities that meet every condition, and says how it was read', async () => {
    const { understood, items, total, notUnderstood } = await search(
      'warm in January under $2000 with fast internet, not Asia',
    );
    expect(understood.map(({ id }) => id)).toEqual(['warm@1', 'cost<=2000', 'fast-internet', 'not:asia']);
    expect(notUnderstood).toEqual([]);
    expect(items).toHaveLength(total);
    expect(total).toBeGreaterThan(0);
    for (const { climate, monthlyCost, region } of items) {
      const january = climate?.[0]?.tempC ?? NaN;
      expect(january).toBeGreaterThanOrEqual(20);
      expect(january).toBeLessThanOrEqual(30);
      expect(monthlyCost.value).toBeLessThanOrEqual(2000);
      expect(region).not.toMatch(/Asia/);
    }
  });

  it('excludes places from a region', async () => {
    const { items } = await search('in Southeast Asia but not Thailand');
    expect(items.length).toBeGreaterThan(5);
    expect(new Set(items.map(({ region }) => region))).toEqual(new Set(['Southeast Asia']));
    expect(items.map(({ countryCode }) => countryCode)).not.toContain('TH');
  });

  it('shows more cities when a condition is removed', async () => {
    const before = await search('in Thailand under $500');
    const after = await search('in Thailand under $500', { without: 'cost<=500' });
    expect([before.total, after.understood.map(({ id }) => id)]).toEqual([0, ['in:TH']]);
    expect(after.total).toBe(8);
  });

  it('lists every city when its last condition is removed', async () => {
    expect((await search('cheap', { without: 'cheap' })).total).toBe(316);
  });

  it.each([
    ['cheapest in Portugal', (a: number, b: number) => a <= b],
    ['most expensive in Portugal', (a: number, b: number) => a >= b],
  ])('sets the order: %s', async (q, inOrder) => {
    const { items } = await search(q);
    const costs = items.map(({ monthlyCost }) => monthlyCost.value).filter((cost) => cost !== null);
    expect(costs.length).toBeGreaterThan(4);
    costs.slice(1).forEach((cost, at) => expect(inOrder(costs[at] ?? NaN, cost)).toBe(true));
  });

  it('yields to an order chosen in the query string', async () => {
    const { items } = await search('cheapest in Portugal', { sort: 'name' });
    const names = items.map(({ slug }) => slug);
    expect(names).toEqual([...names].sort());
  });

  it('finds cheaper cities similar to a city, most similar first, without the city itself', async () => {
    const { items, ranking } = await search('like Lisbon but cheaper');
    expect(ranking).toMatchObject({ by: 'similar', like: 'lisbon' });
    expect(items.map(({ slug }) => slug)).not.toContain('lisbon');
    for (const { monthlyCost } of items) expect(monthlyCost.value).toBeLessThan(getShippedCost('lisbon'));
  });

  it('returns each city once across pages, in every order', async () => {
    for (const q of ['safe', 'like Lisbon', 'cheapest', 'warmest in January']) {
      const slugs: string[] = [];
      let after = '';
      do {
        const page = await search(q, { limit: '60', ...(after && { after }) });
        slugs.push(...page.items.map(({ slug }) => slug));
        after = page.nextKey ?? '';
        expect(slugs.length).toBeLessThanOrEqual(page.total);
        if (!after) expect(slugs).toHaveLength(page.total);
      } while (after);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  it('refuses the page key of another phrase', async () => {
    const { nextKey } = await search('safe', { limit: '10' });
    const response = await ask({ q: 'cheap', limit: '10', after: nextKey ?? '' });
    expect([response.statusCode, response.json<ErrorBody>().code]).toEqual([400, 'page.key_invalid']);
  });

  it('combines with the filters', async () => {
    const { items } = await search('safe', { region: 'Southern Europe', maxCost: '1900' });
    expect(items.length).toBeGreaterThan(0);
    for (const { region, monthlyCost } of items) {
      expect(region).toBe('Southern Europe');
      expect(monthlyCost.value).toBeLessThanOrEqual(1900);
    }
  });

  it.each([
    'nomad visa for a year',
    '90 days with a Brazilian passport',
    'not humid in August',
    'not humid',
    'clean air',
    'English speaking',
    'English is an official language',
    'near an airport',
    'small town',
    '4 hours overlap with New York',
    'rent under $600',
    'mild',
    'not cold',
    'very safe',
    'snow in winter',
    'safety above 70',
    'IREX above 60',
    'the Mediterranean',
    'clients in London, at least 6 hours of overlap',
  ])('reads the table for %s', async (q) => {
    const { understood, total } = await search(q);
    expect(understood).toHaveLength(1);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(316);
  });

  it('counts a visa on arrival as a visa, and no visa for the home country', async () => {
    const { items } = await search('30 days with an Indian passport', { limit: '100' });
    expect(items.map(({ countryCode }) => countryCode)).toContain('IN');
    expect(items.map(({ countryCode }) => countryCode)).not.toContain('PT');
  });
});

describe('a phrase that no city matches', () => {
  it('names the condition that excludes most cities', async () => {
    const { total, narrowest } = await search('in Northern Europe under $600 and safe');
    expect(total).toBe(0);
    expect(narrowest).toMatchObject({ id: 'cost<=600', cities: expect.any(Number) });
    const without = await search('in Northern Europe under $600 and safe', { without: 'cost<=600' });
    expect(without.total).toBe(narrowest?.cities);
  });

  it('keeps the named place and names another condition', async () => {
    const { total, narrowest } = await search('in Thailand under $100');
    expect(total).toBe(0);
    expect(narrowest).toMatchObject({ id: 'cost<=100' });
  });

  it('says which conditions contradict each other', async () => {
    const { total, contradictions } = await search('warm and cold in January');
    expect(total).toBe(0);
    expect(contradictions).toEqual([
      { ids: ['warm@1', 'cold@1'], words: 'No city can be “Warm in January” and “Cold in January” at once.' },
    ]);
  });
});

describe('a phrase that hardly any city matches', () => {
  const flagship = 'warm in January under $2000 with fast internet, not Asia';

  it('names the condition that excludes most others, and how many cities match without it', async () => {
    const { total, narrowest } = await search(flagship);
    expect(total).toBeLessThanOrEqual(3);
    expect(narrowest).toMatchObject({ id: 'fast-internet' });
    const without = await search(flagship, { without: narrowest!.id });
    expect([without.total, without.total > total]).toEqual([narrowest?.cities, true]);
    expect(without.narrowest).toBeNull();
  });

  it.each(['Lisbon', 'Lisbon under $3000', 'nomad visa'])('names no condition for %s', async (q) => {
    expect((await search(q)).narrowest).toBeNull();
  });
});

describe('a name', () => {
  it('is found despite a typo and becomes a condition for that place', async () => {
    const { hits, items, understood } = await search('lisbn');
    expect(hits[0]).toMatchObject({ kind: 'city', name: 'Lisbon' });
    expect(understood.map(({ label }) => label)).toEqual(['Lisbon']);
    expect(items.map(({ name }) => name)).toEqual(['Lisbon']);
  });

  it('may be incomplete', async () => {
    const { items, notUnderstood } = await search('lis');
    expect(items.map(({ name }) => name)).toContain('Lisbon');
    expect(notUnderstood).toEqual([]);
  });
});

describe('any text', () => {
  it.each([
    '🏖️🏝️',
    `'; DROP TABLE cities; --`,
    'מקום חם וזול',
    '\u202Ewarm in January\u202C',
    '%_\\',
    'not not not',
    '$$$',
  ])('gets a 200 response: %j', async (q) => {
    const { query, understood, notUnderstood } = await search(q);
    expect(query).toBe(q.trim());
    expect([understood, notUnderstood]).toEqual([expect.any(Array), expect.any(Array)]);
  });

  it.each(['\0', 'warm\u001b'])('with a control character is refused: %j', async (q) => {
    const response = await ask({ q });
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>()).toMatchObject({ code: 'validation.failed', errors: [{ path: 'q' }] });
  });

  it('of 10,000 characters is refused with the allowed length', async () => {
    const response = await ask({ q: 'warm '.repeat(2000) });
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>()).toMatchObject({ code: 'validation.failed', errors: [{ path: 'q' }] });
  });

  it('is not cached', async () => {
    expect((await ask({ q: 'safe' })).headers['cache-control']).toBe('private, no-store');
  });
});
