import { ORIGIN, startTestApp, type TestApp } from '../support/index.js';

const navigation = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

let api: TestApp;
let signedIn: Record<string, string>;
const send = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}, payload?: string) =>
  api.inject({
    method,
    url,
    headers: { ...signedIn, ...headers },
    ...(payload !== undefined && { payload }),
  });
const isSignedIn = async () => (await send('GET', '/api/auth/user')).statusCode === 200;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  signedIn = await api.signInAs('member');
});

describe.each(['/api/auth/logout', '/api/logout'])('POST %s', (url) => {
  it('ends the session, clears the cookie and confirms it', async () => {
    const response = await send('POST', url, { 'content-type': 'application/json' }, '');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      success: true,
      message: 'Logged out: You have been successfully logged out.',
    });
    expect(response.cookies).toContainEqual(
      expect.objectContaining({ name: 'wanderwork', value: '', path: '/' }),
    );
    expect(await isSignedIn()).toBe(false);
  });

  it('succeeds a second time, and for a visitor', async () => {
    await send('POST', url);
    expect((await send('POST', url)).statusCode).toBe(200);
    expect((await api.inject({ method: 'POST', url })).statusCode).toBe(200);
  });

  it('ignores requests from another site', async () => {
    expect((await send('POST', url, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await send('POST', url, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(await isSignedIn()).toBe(true);
  });
});

describe('GET /api/logout', () => {
  it('signs out a user who follows a link on this site, and redirects to the home page', async () => {
    const response = await send('GET', '/api/logout', navigation);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/');
    expect(await isSignedIn()).toBe(false);
  });

  it.each([
    ['a link on another site', { ...navigation, 'sec-fetch-site': 'cross-site' }],
    ['an image', { ...navigation, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a prefetch', { ...navigation, 'sec-purpose': 'prefetch' }],
    ['a client without fetch metadata', {}],
  ])('only shows a confirmation when called by %s', async (_who, headers) => {
    const response = await send('GET', '/api/logout', headers);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch('text/html');
    expect(response.body.match(/<button/g)).toHaveLength(1);
    expect(response.body).toContain('<form method="post" action="/api/logout">');
    expect(await isSignedIn()).toBe(true);
  });

  it('has a button that works without scripts', async () => {
    const form = { ...navigation, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' };
    const response = await send('POST', '/api/logout', form, '');
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/');
    expect(await isSignedIn()).toBe(false);
  });
});

describe('GET /api/login', () => {
  it.each([
    ['', '/login'],
    ['?returnTo=/checkout/pro', '/login?returnTo=%2Fcheckout%2Fpro'],
    ['?returnTo=https://evil.example', '/login'],
    ['?returnTo=//evil.example', '/login'],
    ['?returnTo=/%5Cevil.example', '/login'],
    ['?returnTo=javascript:alert(1)', '/login'],
    ['?returnTo=/a&returnTo=/b', '/login'],
    ['?returnTo=/a%0d%0aset-cookie:x=y', '/login'],
  ])('redirects %s to %s', async (query, location) => {
    const response = await api.inject({ url: `/api/login${query}` });
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(location);
    expect(response.cookies).toEqual([]);
  });
});
