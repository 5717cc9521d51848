import { AnalyticsService } from '../../src/platform/analytics/analytics.service.js';
import { ORIGIN, startTestApp, type TestApp } from '../support/index.js';

const PER_MINUTE = 120;
const url = '/api/analytics/events';
const view = { name: 'page_view', path: '/wanderlens' };

describe('analytics', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await startTestApp();
  });
  beforeEach(() => api.db.query('DELETE FROM analytics_events'));
  afterAll(() => api.close());

  const sendEvent = (payload: object | string, headers: Record<string, string> = {}) =>
    api.inject({ method: 'POST', url, payload, headers });
  const listEvents = () => api.db.query('SELECT * FROM analytics_events ORDER BY happened_at');

  it('stores the event, path and time, and nothing else', async () => {
    const headers = { cookie: 'a=b', 'user-agent': 'Somebody/1.0', referer: `${ORIGIN}/wanderlens?q=secret` };
    expect((await sendEvent(view, headers)).statusCode).toBe(204);
    expect((await sendEvent({ name: 'time_spent', path: '/help', seconds: 61 })).statusCode).toBe(204);
    const rows = await listEvents();
    expect(Object.keys(rows[0]).sort()).toEqual(['day', 'happened_at', 'id', 'name', 'path', 'seconds']);
    expect(rows).toEqual([
      expect.objectContaining({ ...view, seconds: null }),
      expect.objectContaining({ name: 'time_spent', path: '/help', seconds: 61 }),
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Somebody|secret|127\.0\.0\.1/);
  });

  it('sets no cookie', async () => {
    expect((await sendEvent(view)).headers).not.toHaveProperty('set-cookie');
  });

  it('accepts events of a page that is being closed', async () => {
    const leaving = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
    const response = await sendEvent(JSON.stringify(view), {
      ...leaving,
      'content-type': 'application/json',
    });
    expect(response.statusCode).toBe(204);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  ])('refuses other sites (%p)', async (headers) => {
    const response = await sendEvent(view, headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'request.origin_refused' });
    expect(await listEvents()).toEqual([]);
  });

  it.each<[string, object]>([
    ['an unknown event', { ...view, name: 'purchase' }],
    ['a path with a query', { ...view, path: '/wanderlens?q=somebody' }],
    ['a URL', { ...view, path: 'https://wander.example/' }],
    ['a long path', { ...view, path: `/${'x'.repeat(300)}` }],
    ['a visit without a duration', { name: 'time_spent', path: '/' }],
    ['a visit that is too short', { name: 'time_spent', path: '/', seconds: 4 }],
    ['a visit longer than a day', { name: 'time_spent', path: '/', seconds: 86_401 }],
    ['a fractional number of seconds', { name: 'time_spent', path: '/', seconds: 7.5 }],
    ['a user id', { ...view, user: 'ana' }],
  ])('refuses %s', async (_what, event) => {
    const response = await sendEvent(event);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'validation.failed' });
    expect(await listEvents()).toEqual([]);
  });

  it('uses the UTC date, and stores seconds for visits only', async () => {
    const analytics = api.app.get(AnalyticsService);
    await analytics.record({ name: 'page_view', path: '/', seconds: 9 }, new Date('2027-03-31T23:59:59Z'));
    const [row] = await api.db.query('SELECT day::text, seconds FROM analytics_events');
    expect(row).toEqual({ day: '2027-03-31', seconds: null });
  });

  it('deletes events after thirteen months', async () => {
    await sendEvent(view);
    const aged = `INSERT INTO analytics_events SELECT gen_random_uuid(), name, path, seconds, (now() AT TIME ZONE 'UTC' - $1::interval)::date, happened_at FROM analytics_events LIMIT 1`;
    await api.db.query(aged, ['13 months 2 days']);
    await api.db.query(aged, ['13 months -2 days']);
    await api.app.get(AnalyticsService).sweep();
    const rows = await api.db.query(
      `SELECT (now()::date - day) > 100 AS old FROM analytics_events ORDER BY day`,
    );
    expect(rows).toEqual([{ old: true }, { old: false }]);
  });

  it('reads by day and path through an index', async () => {
    const plan = await api.db.transaction(async (manager) => {
      await manager.query('SET LOCAL enable_seqscan = off');
      return manager.query(
        `EXPLAIN SELECT count(*) FROM analytics_events WHERE day = '2027-03-31' AND path = '/'`,
      );
    });
    expect(JSON.stringify(plan)).toContain('analytics_events_day_path');
  });
});

describe('analytics events of one caller', () => {
  it('are limited', async () => {
    const api = await startTestApp({ config: { limitFactor: 1 } });
    const codes: number[] = [];
    for (let turn = 0; turn <= PER_MINUTE; turn += 1)
      codes.push((await api.inject({ method: 'POST', url, payload: view })).statusCode);
    await api.close();
    expect(codes.filter((code) => code === 204)).toHaveLength(PER_MINUTE);
    expect(codes.at(-1)).toBe(429);
  });
});
