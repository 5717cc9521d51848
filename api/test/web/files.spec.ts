import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ReleasesService } from '../../src/modules/delivery/index.js';
import { createBuiltRemote } from '../delivery/built-remote.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createBuiltShell, MAIN } from './built-shell.js';

let api: TestApp;
const release = '/releases/wanderlens/1.0.0';

beforeAll(async () => {
  api = await startTestApp({ config: { shellDir: createBuiltShell() } });
  await api.app.get(ReleasesService).publish(createBuiltRemote({ version: '1.0.0' }));
  writeFileSync(path.join(api.dataDir, 'secret.txt'), 'secret');
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) => api.inject({ url, headers });

describe("the shell's files", () => {
  it('with a hash in their name are cached forever, compressed as the browser accepts', async () => {
    const ask = (encoding: string) => get('/main.0a1b2c3d.js', { 'accept-encoding': encoding });
    const [br, gzip, plain] = await Promise.all([ask('gzip, br'), ask('gzip'), ask('identity')]);
    expect(br.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(br.headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(MAIN);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(MAIN);
    expect(plain.body).toBe(MAIN);
    expect([br, gzip, plain].map(({ headers }) => headers.vary)).toEqual(Array(3).fill('accept-encoding'));
  });

  it('without a hash are revalidated each time', async () => {
    const first = await get('/service-worker.js');
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
    const again = await get('/service-worker.js', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('support range requests, and refuse a range beyond the end', async () => {
    const part = (range: string) => get('/main.0a1b2c3d.js', { range });
    expect(await part('bytes=0-3')).toMatchObject({ statusCode: 206, body: MAIN.slice(0, 4) });
    const beyond = await part('bytes=99999999-');
    expect(beyond.statusCode).toBe(416);
    expect(beyond.json()).toMatchObject({ statusCode: 416, code: 'request.malformed' });
  });

  it('have the right content types', async () => {
    expect((await get('/fonts/display.0a1b2c3d.woff2')).headers['content-type']).toBe('font/woff2');
    expect((await get('/main.0a1b2c3d.css')).headers['content-type']).toBe('text/css; charset=utf-8');
    expect((await get('/manifest.webmanifest')).headers['content-type']).toMatch(
      /^application\/manifest\+json/,
    );
    expect((await get('/share.png')).headers['content-type']).toBe('image/png');
  });

  it('include a service worker that runs only its own script, and may connect wherever a page may', async () => {
    expect((await get('/service-worker.js')).headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; connect-src *; report-uri /api/csp-reports",
    );
  });
});

describe("a release's files", () => {
  it('are cached forever and may be loaded from any site', async () => {
    const { statusCode, headers } = await get(`${release}/entry.js`);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('remain available when another release is live', async () => {
    await api.app.get(ReleasesService).publish(createBuiltRemote({ version: '1.0.1' }));
    expect((await get(`${release}/chunks/page.js`)).statusCode).toBe(200);
  });

  it('return 404 when missing, never a page, and are not cached', async () => {
    for (const file of ['gone.js', 'chunks', 'chunks/', '']) {
      const response = await get(`${release}/${file}`);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toContain('application/json');
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('a path that leads outside', () => {
  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    `${release}/../../../secret.txt`,
    `${release}/..%2f..%2f..%2fsecret.txt`,
    `${release}/%2e%2e/%2e%2e/%2e%2e/secret.txt`,
    `${release}/chunks/..%2f..%2f..%2f..%2fsecret.txt`,
    `${release}/..%5c..%5csecret.txt`,
    `${release}//etc/passwd`,
    `${release}/%2fetc%2fpasswd`,
    `${release}/entry.js%00.txt`,
    '/releases/wanderlens/..%2f..%2f/secret.txt',
    '/releases/..%2f/1.0.0/secret.txt',
    '/releases/%2e%2e/%2e%2e/secret.txt',
    '/releases/keys/x/publish.pem',
    '/releases/wanderlens/.incoming-1/entry.js',
  ])('returns nothing: %p', async (url) => {
    const response = await get(url);
    expect([400, 404]).toContain(response.statusCode);
    expect(response.body).not.toContain('secret');
    expect(response.body).not.toContain('root:');
  });
});
