import { ORIGIN } from '../support/test-config.js';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
afterEach(() => api.db.query('DELETE FROM client_errors'));

const LEGACY = 'application/csp-report';
const REPORTS = 'application/reports+json';

const post = (type: string, body: unknown, headers: Record<string, string> = {}) =>
  api.inject({
    method: 'POST',
    url: '/api/csp-reports',
    headers: { 'content-type': type, ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

const legacyReport = (changes: object = {}) => ({
  'csp-report': {
    'document-uri': `${ORIGIN}/wanderlens?q=my+secret#top`,
    referrer: 'https://search.example/?q=my+secret',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    disposition: 'enforce',
    'blocked-uri': 'https://evil.example/steal.js?person=ana',
    'source-file': 'chrome-extension://abc/page.js',
    'script-sample': 'my secret',
    'status-code': 200,
    ...changes,
  },
});

const violationReport = (body: object = {}, changes: object = {}) => ({
  type: 'csp-violation',
  age: 10,
  url: `${ORIGIN}/wanderlens?q=my+secret`,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: `${ORIGIN}/wanderlens?q=my+secret`,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/steal.js?person=ana',
    ...body,
  },
  ...changes,
});

const readStored = (): Promise<Record<string, unknown>[]> =>
  api.db.query('SELECT message, stack, path, release FROM client_errors ORDER BY message');

const stored = (blocked: string, directive = 'script-src-elem') => ({
  message: `Content security policy: ${directive} blocked ${blocked}`,
  stack: null,
  path: '/wanderlens',
  release: null,
});

describe('reports of violations of the content security policy', () => {
  it.each([
    ['report-uri', LEGACY, legacyReport()],
    ['report-to', REPORTS, [violationReport()]],
  ])('are stored without queries or identity when sent by %s', async (_directive, type, body) => {
    // Browsers send different origins with reports; the route reads no cookie.
    const response = await post(type, body, { origin: 'null', 'sec-fetch-site': 'cross-site' });
    expect(response.statusCode).toBe(204);
    expect(await readStored()).toEqual([stored('https://evil.example')]);
  });

  it.each([
    ['data:image/png;base64,AAAA', 'data'],
    ['blob:https://evil.example/0193a000', 'blob'],
    ['chrome-extension://abc/page.js', 'chrome-extension'],
    ['inline', 'inline'],
    ['wss://evil.example/socket', 'wss://evil.example'],
    ['not a url: my secret', 'unknown'],
  ])('store for %s only %s', async (blockedURL, storedSource) => {
    expect((await post(REPORTS, [violationReport({ blockedURL })])).statusCode).toBe(204);
    expect(await readStored()).toEqual([stored(storedSource)]);
  });

  it('use the directive of older browsers, which lists its sources', async () => {
    const old = { 'effective-directive': undefined, 'violated-directive': "script-src 'self'" };
    await post(LEGACY, legacyReport(old));
    expect(await readStored()).toEqual([stored('https://evil.example', 'script-src')]);
  });

  it('are stored once a day, however often and in whatever format they arrive', async () => {
    const repeated = Array.from({ length: 50 }, () => violationReport());
    await Promise.all([post(REPORTS, repeated), post(REPORTS, repeated), post(LEGACY, legacyReport())]);
    expect(await readStored()).toHaveLength(1);
  });

  it('are limited to ten per request', async () => {
    const many = Array.from({ length: 50 }, (_, index) =>
      violationReport({ blockedURL: `https://evil${index}.example/` }),
    );
    expect((await post(REPORTS, many)).statusCode).toBe(204);
    expect(await readStored()).toHaveLength(10);
  });

  it("are ignored when they have another type or concern another site's document", async () => {
    const body = [
      violationReport({}, { type: 'deprecation', body: { id: 'x' } }),
      violationReport({ documentURL: 'https://other.example/wanderlens' }),
      violationReport({ documentURL: 'about' }),
    ];
    expect((await post(REPORTS, body)).statusCode).toBe(204);
    expect(await readStored()).toEqual([]);
  });

  it.each<[string, string, unknown, number]>([
    ['broken JSON', LEGACY, '{"csp-report":', 400],
    ['nothing', LEGACY, '', 400],
    ['an object without a report', LEGACY, {}, 400],
    ['a report without a directive', LEGACY, { 'csp-report': { 'document-uri': ORIGIN } }, 400],
    ['an invalid directive', LEGACY, legacyReport({ 'effective-directive': '<b>' }), 400],
    ['an array of numbers', REPORTS, [1], 400],
    ['a violation without a body', REPORTS, [violationReport({}, { body: null })], 400],
    ['plain JSON', 'application/json', legacyReport(), 400],
    ['another content type', 'text/plain', legacyReport(), 415],
    ['a large body', LEGACY, legacyReport({ 'script-sample': 'x'.repeat(200_000) }), 413],
  ])('are refused as %s', async (_what, type, body, statusCode) => {
    const response = await post(type, body);
    expect(response.json()).toMatchObject({
      statusCode,
      code: expect.any(String),
      message: expect.any(String),
    });
    expect(response.statusCode).toBe(statusCode);
    expect(await readStored()).toEqual([]);
  });
});
