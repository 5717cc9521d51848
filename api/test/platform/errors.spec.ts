import { once } from 'node:events';
import net from 'node:net';
import { startTestApp, type TestApp } from '../support/index.js';

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `field${index}`);
const manyFields = (count: number): object => Object.fromEntries(names(count).map((name) => [name, 1]));

describe('the response to invalid input', () => {
  let api: TestApp;
  const valid = { message: 'x is not a function', path: '/wanderlens' };
  const report = (payload: unknown, headers: Record<string, string> = {}) =>
    api.inject({
      method: 'POST',
      url: '/api/client-errors',
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  beforeAll(async () => {
    api = await startTestApp();
  });

  afterAll(() => api.close());

  const countStored = async (): Promise<number> =>
    Number((await api.db.query('SELECT count(*) AS n FROM client_errors'))[0].n);

  it('stores a valid report', async () => {
    expect((await report(valid)).statusCode).toBe(204);
    expect(await countStored()).toBe(1);
  });

  it.each([
    ['malformed JSON', '{"message":', 400, 'request.malformed'],
    ['an array instead of an object', [valid], 400, 'request.malformed'],
    ['a string instead of an object', '"hello"', 400, 'request.malformed'],
    ['null instead of an object', 'null', 400, 'request.malformed'],
    ['no body', '', 400, 'validation.failed'],
    ['a wrong type', { ...valid, message: 7 }, 400, 'validation.failed'],
    ['an array instead of a scalar', { ...valid, path: ['/a'] }, 400, 'validation.failed'],
    ['an unknown field', { ...valid, admin: true }, 400, 'validation.failed'],
    ['a prototype key', '{"message":"a","path":"/","__proto__":{"x":1}}', 400, 'request.malformed'],
    ['a name from Object.prototype', { ...valid, toString: 'x' }, 400, 'validation.failed'],
    ['the name "prototype"', { ...valid, prototype: 'x' }, 400, 'validation.failed'],
    ['the name "constructor"', { ...valid, constructor: 'x' }, 400, 'validation.failed'],
    ['a lone surrogate', { ...valid, path: '/\ud800' }, 400, 'request.malformed'],
    ['100,000 levels of nesting', `{"path":${'['.repeat(1e5)}${']'.repeat(1e5)}}`, 400, 'request.malformed'],
    ['70,000 fields', manyFields(70_000), 400, 'request.malformed'],
    ['3 MB', { ...valid, stack: 'x'.repeat(3_000_000) }, 413, 'request.too_large'],
  ])('refuses %s and stores nothing', async (_what, payload, statusCode, code) => {
    const before = await countStored();
    const response = await report(payload);
    expect(response.json()).toMatchObject({ statusCode, code, message: expect.any(String) });
    expect(response.statusCode).toBe(statusCode);
    expect(await countStored()).toBe(before);
  });

  describe.each([
    ['a route without a body', '/api/auth/logout'],
    ['a route for signed-in users', '/api/account/profile'],
    ['an unknown route', '/api/no-such-route'],
  ])('at %s', (_where, url) => {
    it.each([
      ['of brackets', 'application/json', '['.repeat(5e5) + ']'.repeat(5e5)],
      ['of commas', 'application/json', `[${'{},'.repeat(3e5)}{}]`],
      ['of ampersands', 'application/x-www-form-urlencoded', 'a=&'.repeat(3e5)],
    ])('refuses a body %s before parsing it', async (_what, type, payload) => {
      const headers = { 'content-type': type };
      const response = await api.inject({ method: 'POST', url, headers, payload });
      expect(response.json()).toMatchObject({ statusCode: 400, code: 'request.malformed' });
    });
  });

  it('accepts null for an omitted field', async () => {
    expect((await report({ ...valid, stack: null })).statusCode).toBe(204);
    const joins = { email: 'ana@example.com', dateOfBirth: null };
    const response = await api.inject({ method: 'POST', url: '/api/waitlist', payload: joins });
    expect(response.statusCode).toBe(200);
  });

  it.each(['toString=x', '__proto__=x', 'prototype=x', 'constructor=x', names(1200).join('&')])(
    'refuses the query %.20s',
    async (query) => {
      expect((await api.inject({ url: `/api/search?q=lisbon&${query}` })).statusCode).toBe(400);
    },
  );

  it('names each violated rule', async () => {
    const { errors } = (await report({ path: '/a' })).json();
    expect(errors).toContainEqual(expect.objectContaining({ path: 'message', rule: 'isString' }));
  });

  it('refuses other content types than JSON', async () => {
    const response = await report('<a/>', { 'content-type': 'application/xml' });
    expect(response.json()).toMatchObject({
      statusCode: 415,
      code: 'request.unsupported_media',
      message: 'Send JSON (content type application/json).',
    });
  });

  it('returns 404 for an unknown route even with another content type', async () => {
    const response = await api.inject({
      method: 'POST',
      url: '/api/no-such-route',
      headers: { 'content-type': 'application/xml' },
      payload: '<a/>',
    });
    expect(response.json()).toMatchObject({ statusCode: 404, code: 'route.not_found' });
  });

  it('refuses a URL that cannot be decoded', async () => {
    const response = await api.inject({ url: '/api/%ff' });
    expect(response.json()).toMatchObject({ statusCode: 400, code: 'request.malformed' });
  });

  it('returns 404 for an unknown route', async () => {
    const response = await api.inject({ url: '/api/no-such-route' });
    expect(response.json()).toMatchObject({ statusCode: 404, code: 'route.not_found' });
  });

  it.each(['DELETE', 'GET'] as const)(
    'names the allowed methods when %s is not one of them',
    async (method) => {
      const response = await api.inject({ method, url: '/api/client-errors?x=1' });
      expect(response.json()).toMatchObject({ statusCode: 405, code: 'route.method_not_allowed' });
      expect(response.headers.allow).toBe('POST');
    },
  );

  it('responds to invalid HTTP', async () => {
    await api.app.listen(0, '127.0.0.1');
    const { port } = api.app.getHttpServer().address() as net.AddressInfo;
    const socket = net.connect(port, '127.0.0.1', () => socket.write('HELLO\r\n\r\n'));
    const [response] = await once(socket, 'data');
    expect(String(response)).toMatch(/^HTTP\/1.1 400 Bad Request\r\n[^]*"code":"request.malformed"/);
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('refuses an unsafe request with %p', async (headers) => {
    const response = await report(valid, headers);
    expect(response.json()).toMatchObject({ statusCode: 403, code: 'request.origin_refused' });
  });
});
