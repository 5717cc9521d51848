import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../src/create-app.js';
import { createLog } from '../../src/platform/logging/log.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createTestConfig } from '../support/test-config.js';

const ALLOWED = 30;
const EACH = 20;

describe('a rate limit', () => {
  let api: TestApp;
  let replica: NestFastifyApplication;

  beforeAll(async () => {
    api = await startTestApp({ config: { limitFactor: 1 } });
    const { url } = api.db.options as { url: string };
    replica = await createApp({
      config: createTestConfig({ limitFactor: 1 }),
      databaseUrl: url,
      log: createLog('fatal'),
    });
  });

  afterAll(async () => {
    await replica.close();
    await api.close();
  });

  const report = (app: NestFastifyApplication, remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/client-errors',
      remoteAddress,
      headers,
      payload: { message: 'x is not a function', path: '/wanderlens' },
    });

  it('is exact across two replicas called at once, and says when to retry', async () => {
    const responses = await Promise.all(
      [api.app, replica].flatMap((app) => Array.from({ length: EACH }, () => report(app, '192.0.2.1'))),
    );
    const refused = responses.filter(({ statusCode }) => statusCode === 429);
    expect(responses.length - refused.length).toBe(ALLOWED);
    expect(refused[0]?.json()).toMatchObject({ statusCode: 429, code: 'rate.limited' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each([
    '/api/search?q=cheap',
    '/api/search/suggestions?q=lis',
    '/api/search/allowance',
    '/api/compare?cities=lisbon,medellin',
    '/api/cities/lisbon/analytics',
    '/api/irex/trends',
  ])('applies before the cache: %s', async (url) => {
    const request = { method: 'GET', url, remoteAddress: '192.0.2.9' } as const;
    expect((await api.app.inject(request)).statusCode).toBe(200);
    await api.db.query('UPDATE rate_limits SET points = 1000000');
    expect((await replica.inject(request)).json()).toMatchObject({ statusCode: 429, code: 'rate.limited' });
    await api.db.query('DELETE FROM rate_limits');
  });

  it('counted in steps of ten is never exceeded by two replicas, and almost fully usable', async () => {
    const request = { method: 'GET', url: '/api/search/allowance', remoteAddress: '192.0.2.8' } as const;
    const responses = await Promise.all(
      [api.app, replica].flatMap((app) => Array.from({ length: 80 }, () => app.inject(request))),
    );
    const passed = responses.filter(({ statusCode }) => statusCode === 200).length;
    expect(passed).toBeLessThanOrEqual(120);
    expect(passed).toBeGreaterThan(100);
  });

  it('applies to one caller only', async () => {
    expect((await report(replica, '192.0.2.2')).statusCode).toBe(204);
  });

  /** The number of accepted reports when each request claims another address. */
  const countAccepted = async (
    app: NestFastifyApplication,
    remoteAddress: string,
    getHeaders: (address: string) => string,
  ) => {
    const responses = await Promise.all(
      Array.from({ length: ALLOWED + EACH }, (_, index) => {
        const name = getHeaders(`198.51.100.${index}`);
        const headers = { 'x-forwarded-for': name, 'x-real-ip': name, forwarded: `for=${name}` };
        return report(app, remoteAddress, headers);
      }),
    );
    return responses.filter(({ statusCode }) => statusCode === 204).length;
  };

  it('counts by connection, whatever address a caller claims', async () => {
    expect(await countAccepted(api.app, '192.0.2.3', (address) => address)).toBe(ALLOWED);
    expect(await countAccepted(api.app, '127.0.0.1', (address) => address)).toBe(ALLOWED);
  });

  it('behind a proxy counts by the address that the proxy saw, not by those that a caller added', async () => {
    const behind = await createApp({
      config: createTestConfig({ limitFactor: 1, trustProxy: 'loopback' }),
      databaseUrl: (api.db.options as { url: string }).url,
      log: createLog('fatal'),
    });
    try {
      expect(await countAccepted(behind, '127.0.0.1', (address) => `${address}, 192.0.2.4`)).toBe(ALLOWED);
      expect(await countAccepted(behind, '192.0.2.5', (address) => address)).toBe(ALLOWED);
    } finally {
      await behind.close();
    }
  });

  it('stores no IP address', async () => {
    const rows = await api.db.query('SELECT key FROM rate_limits');
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });

  it('allows reports to be stored without their sender', async () => {
    const [row] = await api.db.query('SELECT * FROM client_errors LIMIT 1');
    expect(Object.keys(row).sort()).toEqual(['created_at', 'id', 'message', 'path', 'release', 'stack']);
  });
});
