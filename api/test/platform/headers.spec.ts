import { ReleasesService } from '../../src/modules/delivery/index.js';
import { createBuiltRemote } from '../delivery/built-remote.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createBuiltShell } from '../web/built-shell.js';

const forDocuments = [
  'content-security-policy',
  'reporting-endpoints',
  'permissions-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-frame-options',
];

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp({ config: { shellDir: createBuiltShell(), publicUrl: 'https://wander.example' } });
  await api.app.get(ReleasesService).publish(createBuiltRemote({ version: '1.0.0' }));
});
afterAll(() => api.close());

const getHeaders = async (url: string) => (await api.inject({ url })).headers;

describe('a response', () => {
  it.each([
    '/',
    '/wanderlens',
    '/nowhere',
    '/api/cities',
    '/api/nowhere',
    '/main.0a1b2c3d.js',
    '/icon.svg',
    '/api/art/cities/lisbon.svg',
    '/robots.txt',
    '/api/health/live',
  ])('to %s declares its type, its origin and HTTPS', async (url) => {
    const headers = await getHeaders(url);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it.each(['/', '/wanderlens', '/help', '/nowhere', '/wanderlens/cities/lisbon', '/api/docs', '/api/logout'])(
    'that is a page (%s) has the content security policy',
    async (url) => {
      const headers = await getHeaders(url);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(forDocuments.filter((name) => headers[name] === undefined)).toEqual([]);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-frame-options']).toBe('DENY');
    },
  );

  it.each(['/icon.svg', '/api/art/cities/lisbon.svg', '/api/art/stamps/lisbon.svg', '/sitemap.xml'])(
    'that can be opened as a document (%s) may do nothing',
    async (url) => {
      expect((await getHeaders(url))['content-security-policy']).toBe("default-src 'none'; sandbox");
    },
  );

  it.each([
    '/api/cities',
    '/api/cities/lisbon',
    '/api/blog-posts',
    '/api/releases',
    '/api/health/live',
    '/main.0a1b2c3d.js',
    '/main.0a1b2c3d.css',
    '/fonts/display.0a1b2c3d.woff2',
    '/releases/wanderlens/1.0.0/entry.js',
  ])('that is not a document (%s) has no document headers', async (url) => {
    const headers = await getHeaders(url);
    expect(forDocuments.filter((name) => headers[name] !== undefined)).toEqual([]);
  });

  it('with a file of a release keeps its own resource policy', async () => {
    const { headers } = await api.inject({ url: '/releases/wanderlens/1.0.0/entry.js' });
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('with an error contains its request id', async () => {
    const response = await api.inject({ url: '/api/cities/nowhere' });
    expect(response.json<{ requestId: string }>().requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
