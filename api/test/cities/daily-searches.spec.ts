import type { ErrorBody, SearchAllowance } from '@wanderwork/contracts';
import { Clock } from '../../src/modules/city-search/search/clock.js';
import { DailySearchesService } from '../../src/modules/city-search/search/daily-searches.service.js';
import { forgetSearches } from '../support/forget-searches.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';

const BEFORE_MIDNIGHT = new Date('2026-11-20T23:59:58Z');
const AFTER_MIDNIGHT = new Date('2026-11-21T00:00:00Z');

let api: TestApp;
let now = BEFORE_MIDNIGHT;
beforeAll(async () => {
  api = await startTestApp({ config: { limitFactor: 1, trustProxy: 'loopback' } });
  api.app.get(Clock).now = () => now;
});
beforeEach(async () => {
  now = BEFORE_MIDNIGHT;
  await forgetSearches(api);
});
afterAll(() => api.close());

const url = (q: string) => `/api/search?q=${encodeURIComponent(q)}`;
const phrases = ['cheap', 'safe', 'Portugal', 'warm in January', 'nomad visa', 'clean air', 'small town'];

const getStatuses = async (ask: (address: string) => Promise<{ statusCode: number }>, queries = phrases) => {
  const codes: number[] = [];
  for (const q of queries) codes.push((await ask(url(q))).statusCode);
  return codes;
};

const createVisitor = () => {
  const browser = new Browser(api);
  return (address: string) => browser.request('GET', address);
};

const createSearcher = async (role: 'member' | 'pro' | 'premium' | 'admin') => {
  const headers = await api.signInAs(role);
  return (address: string) => api.inject({ method: 'GET', url: address, headers });
};

describe('the daily search limit', () => {
  it('is 3 for a visitor; the fourth search says what the limit is and when it resets', async () => {
    const ask = createVisitor();
    expect(await getStatuses(ask, phrases.slice(0, 3))).toEqual([200, 200, 200]);
    const response = await ask(url('nomad visa'));
    expect(response.statusCode).toBe(429);
    expect(response.json<ErrorBody>()).toMatchObject({
      code: 'search.daily_limit',
      limit: 3,
      resetsAt: '2026-11-21T00:00:00.000Z',
    });
    expect(response.headers['retry-after']).toBe('2');
  });

  it('is 5 for a free member', async () => {
    expect(await getStatuses(await createSearcher('member'))).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it.each(['pro', 'premium', 'admin'] as const)('does not apply to %s', async (role) => {
    const ask = await createSearcher(role);
    expect(await getStatuses(ask)).toEqual(phrases.map(() => 200));
    const { limit, left } = (await ask('/api/search/allowance')).json<SearchAllowance>();
    expect([limit, left]).toEqual([null, null]);
  });

  it('resets at midnight UTC, and not a moment earlier', async () => {
    const ask = createVisitor();
    await getStatuses(ask, phrases.slice(0, 3));
    now = new Date(AFTER_MIDNIGHT.getTime() - 1);
    expect((await ask(url('clean air'))).statusCode).toBe(429);
    now = AFTER_MIDNIGHT;
    expect((await ask(url('clean air'))).statusCode).toBe(200);
    expect((await ask('/api/search/allowance')).json<SearchAllowance>()).toEqual({
      limit: 3,
      left: 2,
      resetsAt: '2026-11-22T00:00:00.000Z',
    });
  });

  it('does not reset again when the clock jumps past midnight and back', async () => {
    const ask = createVisitor();
    await getStatuses(ask, phrases.slice(0, 3));
    now = AFTER_MIDNIGHT;
    expect(await getStatuses(ask, phrases.slice(3))).toEqual([200, 200, 200, 429]);
    now = BEFORE_MIDNIGHT;
    expect((await ask(url('old town'))).statusCode).toBe(429);
    now = AFTER_MIDNIGHT;
    expect((await ask(url('old town'))).statusCode).toBe(429);
  });

  it('counts the same words once, however they are written', async () => {
    const ask = createVisitor();
    expect(
      await getStatuses(ask, ['cheap', ' CHEAP ', 'cheap!', 'Çheap', 'safe', 'Portugal', 'cheap']),
    ).toEqual(Array(7).fill(200));
  });

  it('does not count removing a condition, another order, a filter or the next page', async () => {
    const ask = createVisitor();
    await getStatuses(ask, phrases.slice(0, 3));
    for (const more of ['&without=cheap', '&sort=cost', '&region=South+Asia', '&limit=5'])
      expect((await ask(url('cheap') + more)).statusCode).toBe(200);
  });

  it('reads the database once for the same words from one browser, and again for another browser', async () => {
    const [ask, other] = [new Browser(api), new Browser(api)];
    const from = (ip: string, browser: Browser) =>
      browser.request('GET', url('cheap'), undefined, { 'x-forwarded-for': ip });
    const rows = async () => (await api.db.query('SELECT 1 FROM counted_searches')).length;
    await from('192.0.2.7', ask);
    await from('192.0.2.7', ask);
    expect(await rows()).toBe(2);
    await api.db.query('TRUNCATE counted_searches');
    await from('192.0.2.7', ask);
    expect(await rows()).toBe(0);
    await from('192.0.2.8', other);
    expect(await rows()).toBe(2);
    now = AFTER_MIDNIGHT;
    await from('192.0.2.7', ask);
    expect(await rows()).toBe(4);
  });

  it('does not count suggestions, filtered lists or invalid requests', async () => {
    const ask = createVisitor();
    for (const address of [
      '/api/search/suggestions?q=lis',
      '/api/search/suggestions?q=lisb',
      '/api/cities?q=lisbon',
      '/api/cities?maxCost=1000',
      `/api/search?q=${'x'.repeat(201)}`,
      '/api/search',
    ])
      await ask(address);
    expect((await ask('/api/search/allowance')).json<SearchAllowance>()).toMatchObject({ limit: 3, left: 3 });
  });

  it('does not count a search that finds nothing, and answers it after the limit too', async () => {
    const ask = createVisitor();
    const nothing = url('warm and cold in January');
    expect((await ask(nothing)).statusCode).toBe(200);
    expect((await ask('/api/search/allowance')).json<SearchAllowance>().left).toBe(3);
    await getStatuses(ask, phrases.slice(0, 3));
    expect((await ask(nothing)).statusCode).toBe(200);
    expect((await ask(url('nomad visa'))).statusCode).toBe(429);
  });

  it('counts a search that a filter once left without a city as soon as it finds some', async () => {
    const ask = createVisitor();
    await ask(`${url('cheap')}&maxCost=1`);
    expect((await ask('/api/search/allowance')).json<SearchAllowance>().left).toBe(3);
    await ask(url('cheap'));
    expect((await ask('/api/search/allowance')).json<SearchAllowance>().left).toBe(2);
  });

  it('follows a browser that changes its IP address, and an IP address that drops its cookie', async () => {
    const at = (ip: string, browser: Browser) => (address: string) =>
      browser.request('GET', address, undefined, { 'x-forwarded-for': ip });
    const moving = new Browser(api);
    expect(await getStatuses(at('192.0.2.1', moving), phrases.slice(0, 2))).toEqual([200, 200]);
    expect(await getStatuses(at('192.0.2.2', moving), phrases.slice(2, 4))).toEqual([200, 429]);
    expect(await getStatuses(at('192.0.2.1', new Browser(api)), phrases.slice(4, 6))).toEqual([200, 429]);
    expect(await getStatuses(at('192.0.2.3', new Browser(api)), phrases.slice(0, 1))).toEqual([200]);
  });

  it('counts by IP address when the cookie is forged', async () => {
    const forged = (address: string) =>
      api.inject({
        method: 'GET',
        url: address,
        headers: { cookie: `wanderwork_visitor=${Math.random()}.no` },
      });
    expect(await getStatuses(forged, phrases.slice(0, 4))).toEqual([200, 200, 200, 429]);
  });

  it('is shared across processes, even for concurrent requests', async () => {
    const other = await api.startAnother();
    other.app.get(Clock).now = () => now;
    const headers = await api.signInAs('member');
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 ? api : other).inject({ method: 'GET', url: url(`under $${1000 + at}`), headers }),
      ),
    );
    await other.close();
    const codes = responses.map(({ statusCode }) => statusCode);
    expect([
      codes.filter((code) => code === 200).length,
      codes.filter((code) => code === 429).length,
    ]).toEqual([5, 15]);
  });

  const searchAll = (ip: string, queries: readonly string[]) =>
    Promise.all(
      queries.map((q) => api.inject({ method: 'GET', url: url(q), headers: { 'x-forwarded-for': ip } })),
    );
  const fifty = Array.from({ length: 50 }, (_, at) => `under $${1000 + at}`);
  const allowed = (responses: readonly { statusCode: number }[]) =>
    responses.filter(({ statusCode }) => statusCode === 200).length;

  it('lets 3 of fifty concurrent searches through for a visitor without a cookie', async () => {
    const responses = await searchAll('192.0.2.50', fifty);
    expect([allowed(responses), responses.filter(({ statusCode }) => statusCode === 429).length]).toEqual([
      3, 47,
    ]);
  });

  it('counts one search when the same words are sent fifty times at once', async () => {
    const responses = await searchAll(
      '192.0.2.51',
      fifty.map(() => 'cheap'),
    );
    expect(allowed(responses)).toBe(50);
    const rest = await searchAll('192.0.2.51', ['safe', 'clean air', 'nomad visa']);
    expect(rest.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429]);
  });

  it('is 3 per day when fifty concurrent searches cross midnight', async () => {
    let looks = 0;
    api.app.get(Clock).now = () => ((looks += 1) % 2 ? BEFORE_MIDNIGHT : AFTER_MIDNIGHT);
    const responses = await searchAll('192.0.2.52', [...fifty, ...fifty.map((phrase) => `rent ${phrase}`)]);
    api.app.get(Clock).now = () => now;
    const days = await api.db.query<{ most: number }[]>(
      `SELECT max(searches)::integer AS most FROM (SELECT day, count(*) AS searches FROM counted_searches
       GROUP BY day, subject) AS counted GROUP BY day`,
    );
    expect(days).toEqual([{ most: 3 }, { most: 3 }]);
    expect(allowed(responses)).toBe(6);
  });

  it('stores no IP address, account or words, and nothing of the day before', async () => {
    await createVisitor()(url('Portugal'));
    const rows = await api.db.query('SELECT * FROM counted_searches');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|portugal|visitor|address/i);
    now = AFTER_MIDNIGHT;
    await api.app.get(DailySearchesService).sweep();
    expect(await api.db.query('SELECT * FROM counted_searches')).toEqual([]);
  });
});
