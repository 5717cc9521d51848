import { once } from 'node:events';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DataSource } from 'typeorm';
import { CitiesService } from '../../src/modules/cities/cities.service.js';
import { CityListService } from '../../src/modules/city-search/listing/city-list.service.js';
import { CityEditorService } from '../../src/modules/city-data/editor/city-editor.service.js';
import { AnswerCache } from '../../src/platform/answers/answer-cache.js';
import { PostsService } from '../../src/modules/content/index.js';
import { createApp } from '../../src/create-app.js';
import { createLog } from '../../src/platform/logging/log.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createTestConfig } from '../support/test-config.js';

const HOLD_MS = 1000;
/** Long enough that nothing expires within a test. */
const NEVER_EXPIRES_MS = 3_600_000;

/** Headers of a connection, not of a response. */
const connectionHeaders = ['date', 'connection', 'keep-alive'];

/** How often a city list was read from the database while `work` ran. Cached responses need no read. */
const countListingsDuring = async (
  app: NestFastifyApplication,
  work: () => Promise<unknown>,
): Promise<number> => {
  const listings = jest.spyOn(app.get(CityListService), 'list');
  await work();
  const { length } = listings.mock.calls;
  listings.mockRestore();
  return length;
};

const rename = (db: DataSource, name: string) =>
  db.query(`UPDATE cities SET name = $1 WHERE slug = 'lisbon'`, [name]);

describe('a cached response', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await startTestApp({ config: { answersHoldMs: NEVER_EXPIRES_MS } });
  });
  afterAll(() => api.close());

  const get = (url: string, headers: Record<string, string> = {}) => api.inject({ url, headers });

  it('is computed once, and identical when it comes from the cache', async () => {
    const url = '/api/cities?limit=5';
    const first = await get(url);
    let second = first;
    const listings = await countListingsDuring(api.app, async () => (second = await get(url)));
    expect(listings).toBe(0);
    expect(second.body).toBe(first.body);
    const same = ({ headers }: typeof first) => ({ ...headers, date: '', connection: '', 'keep-alive': '' });
    expect(same(second)).toEqual(same(first));
    expect(second.headers['content-length']).toBe(String(Buffer.byteLength(first.body)));
  });

  it('is found however the query is spelled, and differs for another query', async () => {
    await get('/api/cities?limit=7&sort=cost');
    const getRespelled = () => get('/api/cities/?sort=cost&limit=7');
    expect(await countListingsDuring(api.app, getRespelled)).toBe(0);
    expect((await getRespelled()).json<{ items: unknown[] }>().items).toHaveLength(7);
    expect(await countListingsDuring(api.app, () => get('/api/cities?limit=7&sort=name'))).toBe(1);
  });

  it('is not shared between a URL with two question marks and another one', async () => {
    const first = (url: string) => get(url).then((response) => response.json<{ items: unknown[] }>().items);
    expect(await first('/api/cities?region=South%20Asia?&limit=3')).toEqual([]);
    expect(await first('/api/cities?region=South%20Asia&limit=3')).not.toEqual([]);
    expect(await first('/api/cities?limit=2&region=South%20Asia?')).toEqual([]);
    expect(await first('/api/cities?limit=2&region=South%20Asia')).not.toEqual([]);
  });

  it('does not exist for free-text queries', async () => {
    const search = () => get('/api/cities?q=lisbon');
    await search();
    expect(await countListingsDuring(api.app, search)).toBe(1);
  });

  it('does not exist for refused requests', async () => {
    for (const turn of [1, 2]) {
      expect((await get(`/api/cities?limit=0`)).statusCode).toBe(400);
      expect((await get(`/api/cities/nowhere`)).statusCode).toBe(404);
      expect(turn).toBeLessThan(3);
    }
  });

  it('is compressed as the client accepts', async () => {
    const url = '/api/cities?limit=6';
    const plain = (await get(url)).body;
    for (const turn of ['made', 'from memory']) {
      const br = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
      const gzip = await get(url, { 'accept-encoding': 'gzip' });
      expect([turn, br.headers['content-encoding']]).toEqual([turn, 'br']);
      expect(br.headers.vary).toBe('accept-encoding');
      expect(br.rawPayload.length).toBeLessThan(plain.length / 2);
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
    }
  });

  it('answers 304 to a matching ETag, and has no body for HEAD', async () => {
    const url = '/api/sample-cities';
    const { etag } = (await get(url)).headers;
    const cached = await get(url, { 'if-none-match': `"other", ${String(etag)}` });
    expect([cached.statusCode, cached.body, cached.headers.etag]).toEqual([304, '', etag]);
    const head = await api.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
  });

  it('is dropped at once by the process that changed its data', async () => {
    const url = '/api/cities/porto';
    expect((await get(url)).body).not.toContain('"value":2345,');
    const editor = api.app.get(CityEditorService);
    const { figures } = await editor.get('porto');
    const { seen } = figures.find(({ cell }) => cell === 'monthly_cost')!;
    const change = { cell: 'monthly_cost', value: '2345', source: 'cost-model', year: '2026', note: 'Dear.' };
    const edit = { changes: [{ ...change, grade: 'estimate' as const, seen }], reason: 'It became dearer' };
    await editor.save('porto', edit, null);
    expect((await get(url)).body).toContain('"value":2345,');
  });

  it('takes a shortcut on a real connection, with the same result', async () => {
    const server = api.app.getHttpServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const url = '/api/cities?limit=5';
    const ask = (headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${url}`, { method, headers });
    for (const encoding of ['br', 'gzip', 'identity']) await get(url, { 'accept-encoding': encoding });
    const interceptor = jest.spyOn(api.app.get(AnswerCache), 'find');
    for (const encoding of ['br', 'gzip', 'identity']) {
      const long = await get(url, { 'accept-encoding': encoding });
      interceptor.mockClear();
      const short = await ask({ 'accept-encoding': encoding });
      expect(interceptor).not.toHaveBeenCalled();
      expect(await short.text()).toBe((await get(url)).body);
      for (const name of Object.keys(long.headers).filter((name) => !connectionHeaders.includes(name)))
        expect([name, short.headers.get(name)]).toEqual([name, String(long.headers[name])]);
    }
    const cached = await ask({ 'if-none-match': String((await get(url)).headers.etag) });
    expect([cached.status, await cached.text()]).toEqual([304, '']);
    const head = await ask({}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await ask({}, 'DELETE')).status).toBe(405);
    interceptor.mockRestore();
  });
});

describe('a cached response whose data changes', () => {
  let api: TestApp;
  let replica: NestFastifyApplication;

  beforeAll(async () => {
    api = await startTestApp({ config: { answersHoldMs: HOLD_MS } });
    const { url } = api.db.options as { url: string };
    replica = await createApp({
      config: createTestConfig({ answersHoldMs: HOLD_MS }),
      databaseUrl: url,
      log: createLog('fatal'),
    });
  });
  afterAll(async () => {
    await replica.close();
    await api.close();
  });

  const listProcesses = () => [api.app, replica];
  const getText = async (app: NestFastifyApplication, url: string) => (await app.inject({ url })).body;
  const waitForExpiry = () => new Promise((resolve) => setTimeout(resolve, HOLD_MS + 50));

  it('is dropped by every process in time, whoever wrote', async () => {
    const url = '/api/cities/lisbon';
    for (const app of listProcesses()) expect(await getText(app, url)).not.toContain('Olisipo');
    await rename(api.db, 'Olisipo');
    await waitForExpiry();
    for (const app of listProcesses()) expect(await getText(app, url)).toContain('"name":"Olisipo"');
  });

  it('is dropped when only a figure changes, and pictures with it', async () => {
    const url = '/api/cities/porto';
    await Promise.all(listProcesses().map((app) => getText(app, url)));
    await api.db.query(`UPDATE city_figures SET note = 'Counted anew' WHERE city_slug = 'porto'`);
    await waitForExpiry();
    for (const app of listProcesses()) expect(await getText(app, url)).toContain('Counted anew');
  });

  it('is not dropped by a change that was rolled back', async () => {
    const url = '/api/cities?limit=9';
    await getText(api.app, url);
    await api.db
      .transaction(async (manager) => {
        await manager.query(`UPDATE cities SET name = 'Nowhere' WHERE slug = 'lisbon'`);
        throw new Error('taken back');
      })
      .catch(() => null);
    await waitForExpiry();
    expect(await countListingsDuring(api.app, () => getText(api.app, url))).toBe(0);
  });

  it('is dropped only for changes of its own data', async () => {
    const url = '/api/cities?limit=8';
    await getText(api.app, url);
    await api.db.query(`UPDATE posts SET title = 'Another title'`);
    await waitForExpiry();
    expect(await countListingsDuring(api.app, () => getText(api.app, url))).toBe(0);
    expect(await getText(api.app, '/api/blog-posts')).toContain('Another title');
  });

  it("of posts counts as changed when a post's publication time comes", async () => {
    const anHour = 3_600_000;
    const now = Date.now();
    await api.db.query(`UPDATE posts SET published_at = $1 WHERE slug = 'four-shared-hours'`, [
      new Date(now + anHour),
    ]);
    const posts = api.app.get(PostsService);
    const before = await posts.findNewestDate(new Date(now));
    expect(await posts.findNewestDate(new Date(now + anHour - 1))).toBe(before);
    expect(await posts.findNewestDate(new Date(now + anHour))).not.toBe(before);
  });
});

describe('a response computed while the data changes', () => {
  it('is not cached', async () => {
    const api = await startTestApp({ config: { answersHoldMs: 0 } });
    const service = api.app.get(CitiesService);
    const read = service.get.bind(service);
    jest.spyOn(service, 'get').mockImplementationOnce(async (slug) => {
      const city = await read(slug);
      await rename(api.db, 'Olisipo');
      return city;
    });
    const get = async () => (await api.inject({ url: '/api/cities/lisbon' })).json<{ name: string }>().name;
    expect(await get()).toBe('Lisbon');
    expect(await get()).toBe('Olisipo');
    await api.close();
  });
});
