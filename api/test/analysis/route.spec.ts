import type { AnalysisEvent, ErrorBody, SearchAllowance } from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import type { LightMyRequestResponse } from 'fastify';
import { forgetSearches } from '../support/forget-searches.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';

let api: TestApp;
beforeAll(async () => (api = await startTestApp({ config: { limitFactor: 1, trustProxy: 'loopback' } })));
beforeEach(async () => {
  await forgetSearches(api);
  await api.db.query('TRUNCATE rate_limits');
});
afterAll(() => api.close());

const URL = '/api/analysis';
const preferences = { ...neutralPreferences, budgetUsd: 1500 };

const parseEvents = ({ body }: LightMyRequestResponse): AnalysisEvent[] =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AnalysisEvent);

const requestAnalysis = (payload: object, browser = new Browser(api)) =>
  browser.request('POST', URL, payload);

describe('an analysis', () => {
  it('streams one event per line: the writer, the claims, the end', async () => {
    const response = await requestAnalysis({ cities: ['lisbon'] });
    expect(response.statusCode).toBe(200);
    const events = parseEvents(response);
    expect(events[0]).toEqual({
      event: 'writer',
      writer: { kind: 'embedded', name: 'WanderWork’s analyst' },
    });
    expect(events.at(-1)).toEqual({ event: 'end' });
    const claims = events.slice(1, -1);
    expect(claims.length).toBeGreaterThan(4);
    for (const one of claims)
      expect(one).toMatchObject({
        event: 'claim',
        claim: { text: expect.any(String), cites: expect.arrayContaining([]) },
      });
  });

  it('may not be cached, transformed or buffered by a proxy', async () => {
    const { headers } = await requestAnalysis({ cities: ['lisbon'] });
    expect(headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it("takes the user's preferences into account", async () => {
    const { body } = await requestAnalysis({ cities: ['lisbon'], wishes: preferences });
    expect(body).toContain('$1,500');
  });

  it('of several sample cities is open to everybody; of other cities it needs a plan', async () => {
    const samples = await requestAnalysis({ cities: ['lisbon', 'medellin', 'chiang-mai'] });
    expect(samples.body).toContain('Medellín');
    const others = await requestAnalysis({ cities: ['lisbon', 'porto'] });
    expect(others.statusCode).toBe(403);
    expect(others.json()).toMatchObject({ code: 'tier.required', tier: 'premium' });
    const headers = await api.signInAs('premium');
    const premium = await api.inject({
      method: 'POST',
      url: URL,
      headers,
      payload: { cities: ['lisbon', 'porto'] },
    });
    expect(premium.statusCode).toBe(200);
  });
});

describe('an invalid analysis request', () => {
  it.each([
    ['no city', { cities: [] }],
    ['four cities', { cities: ['lisbon', 'porto', 'medellin', 'tokyo'] }],
    ['the same city twice', { cities: ['lisbon', 'lisbon'] }],
    ['something other than names', { cities: [7] }],
    ['month 13', { cities: ['lisbon'], wishes: { ...preferences, stay: { month: 13, months: 1 } } }],
    [
      'a weight that is not a number',
      { cities: ['lisbon'], wishes: { sliders: { ...preferences.sliders, safety: 'NaN' } } },
    ],
  ])('with %s is refused and not counted', async (_, payload) => {
    const response = await requestAnalysis(payload);
    expect([response.statusCode, response.json<ErrorBody>().code]).toEqual([400, 'validation.failed']);
    expect(await api.db.query('SELECT 1 FROM counted_searches')).toEqual([]);
  });

  it('with all weights 0, for an unknown city or from another site is refused too', async () => {
    const none = Object.fromEntries(Object.keys(preferences.sliders).map((key) => [key, 0]));
    const nothing = await requestAnalysis({ cities: ['lisbon'], wishes: { ...preferences, sliders: none } });
    expect(nothing.json()).toMatchObject({ statusCode: 400, code: 'irex.weighs_nothing' });
    const unknown = await requestAnalysis({ cities: ['atlantis'] });
    expect(unknown.json()).toMatchObject({ statusCode: 404, code: 'city.not_found' });
    const crossSite = await api.inject({
      method: 'POST',
      url: URL,
      headers: { origin: 'https://evil.example' },
      payload: { cities: ['lisbon'] },
    });
    expect(crossSite.statusCode).toBe(403);
    expect(await api.db.query('SELECT 1 FROM counted_searches')).toEqual([]);
  });
});

describe('the daily limit', () => {
  it("counts an analysis as a search: a visitor's fourth is refused, a repeated one is free", async () => {
    const browser = new Browser(api);
    expect((await requestAnalysis({ cities: ['lisbon'] }, browser)).statusCode).toBe(200);
    expect((await browser.request('GET', '/api/search?q=cheap')).statusCode).toBe(200);
    expect((await requestAnalysis({ cities: ['lisbon'], wishes: preferences }, browser)).statusCode).toBe(
      200,
    );
    const fourth = await requestAnalysis({ cities: ['porto'] }, browser);
    expect(fourth.json()).toMatchObject({ statusCode: 429, code: 'search.daily_limit', limit: 3 });
    expect((await requestAnalysis({ cities: ['lisbon'] }, browser)).statusCode).toBe(200);
    const allowance = (await browser.request('GET', '/api/search/allowance')).json<SearchAllowance>();
    expect(allowance).toMatchObject({ limit: 3, left: 0 });
  });

  it('counts the same cities in another order and neutral preferences as the same analysis', async () => {
    const browser = new Browser(api);
    await requestAnalysis({ cities: ['lisbon', 'medellin'] }, browser);
    await requestAnalysis({ cities: ['medellin', 'lisbon'], wishes: neutralPreferences }, browser);
    const allowance = (await browser.request('GET', '/api/search/allowance')).json<SearchAllowance>();
    expect(allowance).toMatchObject({ left: 2 });
  });

  it('does not apply to a premium member', async () => {
    const headers = await api.signInAs('premium');
    for (const city of ['lisbon', 'porto', 'tokyo', 'medellin', 'berlin'])
      expect(
        (await api.inject({ method: 'POST', url: URL, headers, payload: { cities: [city] } })).statusCode,
      ).toBe(200);
  });
});
