import type { ErrorBody, SearchHit, SearchResult } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const ask = (q: string) => api.inject({ method: 'GET', url: '/api/search/suggestions', query: { q } });

const search = async (q: string): Promise<SearchHit[]> => {
  const response = await ask(q);
  expect(response.statusCode).toBe(200);
  return response.json<SearchResult>().hits;
};

const titles = async (q: string) => (await search(q)).map(({ kind, name }) => `${kind} ${name}`);

describe('suggestions', () => {
  it.each([
    ['lisbn', 'city Lisbon'],
    ['lisobn', 'city Lisbon'],
    ['medelin', 'city Medellín'],
    ['bangkock', 'city Bangkok'],
    ['chang mai', 'city Chiang Mai'],
    ['SAO PAULO', 'city São Paulo'],
    ['são paulo', 'city São Paulo'],
    ['zurich', 'city Zürich'],
    ['hoi an', 'city Hội An'],
    ['izmir', 'city İzmir'],
    ['thai', 'country Thailand'],
    ['turkiye', 'country Türkiye'],
    ['southern eu', 'region Southern Europe'],
    ['kr', 'city Kraków'],
    ['  lisbon  ', 'city Lisbon'],
  ])('for %j start with %s', async (q, title) => {
    expect((await titles(q))[0]).toBe(title);
  });

  it('say where a city is and how many cities a country has', async () => {
    expect((await search('lisbon'))[0]).toEqual({
      kind: 'city',
      slug: 'lisbon',
      name: 'Lisbon',
      country: 'Portugal',
      region: 'Southern Europe',
      irex: 91,
    });
    expect((await search('thailand'))[0]).toEqual({
      kind: 'country',
      name: 'Thailand',
      countryCode: 'TH',
      cities: 8,
    });
  });

  it('contain both cities of the same name', async () => {
    expect(await titles('granada')).toEqual(['city Granada', 'city Granada']);
  });

  it('are twelve at most', async () => {
    expect(await search('a')).toHaveLength(12);
  });

  it.each(['xqzw', '%', '_', '\\', "' OR 1=1 --", '日本', '🏖️'])('are empty for %j', async (q) => {
    expect(await search(q)).toEqual([]);
  });

  it.each(['', '   ', 'x'.repeat(201), '\0', 'lis\u0007bon'])('are refused for %j', async (q) => {
    const response = await ask(q);
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>()).toMatchObject({ code: 'validation.failed', errors: [{ path: 'q' }] });
  });

  it('are refused for a repeated or missing query', async () => {
    for (const url of ['?q=a&q=b', '', '?q[]=a'].map((query) => `/api/search/suggestions${query}`))
      expect((await api.inject({ method: 'GET', url })).statusCode).toBe(400);
  });

  it('handle two hundred characters', async () => {
    expect(await search('lisboa '.repeat(28))).toEqual(expect.any(Array));
  });
});
