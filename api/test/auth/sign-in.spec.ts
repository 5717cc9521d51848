import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { startTestApp, type TestApp } from '../support/index.js';

const WEEK_IN_SECONDS = 7 * 24 * 60 * 60;
const password = 'a quiet place by the sea';
const ana = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com', password };

let api: TestApp;
const post = (url: string, payload?: object, headers: Record<string, string> = {}) =>
  api.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
const login = (
  email = ana.email,
  secret = password,
  more: object = {},
  headers: Record<string, string> = {},
) => post('/api/auth/login', { email, password: secret, ...more }, headers);
const getUser = (cookie: string) => api.inject({ url: '/api/auth/user', headers: { cookie } });
const toCookieHeader = (response: { cookies: { name: string; value: string }[] }) =>
  response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const findSessionCookie = (response: LightMyRequestResponse) =>
  response.cookies.find(({ name }) => name === 'wanderwork');
const signInRemembered = () => login(ana.email, password, { remember: true });
const signInUnremembered = () => login(ana.email, password, { remember: false });

beforeAll(async () => {
  api = await startTestApp();
  await post('/api/auth/register', ana);
});
afterAll(() => api.close());

describe('POST /api/auth/login', () => {
  it('signs the user in with a welcome message', async () => {
    const response = await login();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      success: true,
      message: 'Welcome back! You have successfully logged in.',
    });
    const user = await getUser(toCookieHeader(response));
    expect(user.headers['cache-control']).toBe('no-store');
    expect(user.json()).toEqual({
      id: expect.any(String),
      email: ana.email,
      name: 'Ana Ferreira',
      firstName: 'Ana',
      lastName: 'Ferreira',
      profileImageUrl: null,
      isAdmin: false,
      subscriptionTier: 'free',
      emailConfirmed: false,
      tierInEffect: 'free',
      mustChangePassword: false,
      preferences: { theme: 'system', temperatureUnit: null, currency: 'USD' },
    });
  });

  it('ignores case and surrounding spaces in the address', async () => {
    expect((await login('  ANA@Example.com ')).statusCode).toBe(200);
  });

  it('gives the same response to a wrong password, an unknown address and an account without a password', async () => {
    await post('/api/signup', { firstName: 'Bo', lastName: 'Lind', email: 'bo@example.com' });
    const responses = await Promise.all([
      login(ana.email, 'wrong'),
      login('nobody@example.com', 'wrong'),
      login('bo@example.com', 'wrong'),
    ]);
    for (const response of responses) {
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({
        code: 'auth.invalid_credentials',
        message: 'Invalid email or password.',
      });
      expect(response.cookies).toEqual([]);
    }
  });

  it.each([
    ['nothing', {}],
    ['no password', { email: ana.email }],
    ['an empty password', { email: ana.email, password: '' }],
    ['an array as address', { email: [ana.email], password }],
    ['an unknown field', { email: ana.email, password, admin: true }],
    ['an array', [ana.email]],
  ])('returns 400, not 401, for %s', async (_what, payload) => {
    const response = await post('/api/auth/login', payload);
    expect(response.statusCode).toBe(400);
    expect(response.cookies).toEqual([]);
  });

  it('returns 400 without a body', async () => {
    expect((await post('/api/auth/login')).statusCode).toBe(400);
  });

  it('refuses a request from another site', async () => {
    expect((await login(ana.email, password, {}, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});

describe('a session', () => {
  const listSessions = (): Promise<Record<string, unknown>[]> =>
    api.db.query('SELECT * FROM sessions ORDER BY created_at');
  beforeEach(() => api.db.query('DELETE FROM sessions'));

  it('uses a cookie that scripts cannot read, bound to this site', async () => {
    const cookie = findSessionCookie(await signInUnremembered());
    expect(cookie).toMatchObject({ name: 'wanderwork', path: '/', httpOnly: true, sameSite: 'Lax' });
    expect(cookie).not.toHaveProperty('maxAge');
    expect(cookie).not.toHaveProperty('expires');
  });

  it.each([
    ['"remember me" is set', signInRemembered],
    ['"remember me" is not sent', () => login()],
  ])('outlives the browser when %s', async (_asked, signIn) => {
    const cookie = findSessionCookie(await signIn());
    const seconds = (new Date(cookie?.expires ?? 0).getTime() - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(12 * WEEK_IN_SECONDS);
    expect(seconds).toBeLessThanOrEqual(90 * 24 * 60 * 60);
  });

  it('is stored as a hash of its id, with a device label', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
    const cookie = findSessionCookie(await login(ana.email, password, {}, { 'user-agent': agent }));
    const id = decodeURIComponent(cookie?.value ?? '').split('.')[0] ?? '';
    const [row] = await listSessions();
    expect(row).toMatchObject({
      id_hash: createHash('sha256').update(id).digest('base64url'),
      device_label: 'Firefox on Linux',
    });
    expect(JSON.stringify(row)).not.toContain(id);
  });

  it('gets a new id at every sign-in, and the old id is void', async () => {
    const before = toCookieHeader(await login());
    const after = toCookieHeader(await login(ana.email, password, {}, { cookie: before }));
    expect(after).not.toBe(before);
    expect((await getUser(before)).statusCode).toBe(401);
    expect((await getUser(after)).statusCode).toBe(200);
    expect(await listSessions()).toHaveLength(1);
  });

  it('does not accept an id that the client made up', async () => {
    const forgedCookie = 'wanderwork=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.bbbb';
    expect(toCookieHeader(await login(ana.email, password, {}, { cookie: forgedCookie }))).not.toContain(
      'aaaa',
    );
    expect((await getUser(forgedCookie)).statusCode).toBe(401);
  });

  it.each([
    ['14 days without use', 'last_seen_at', '14 days 1 minute', '13 days 23 hours'],
    ['90 days, even if in use', 'created_at', '90 days 1 minute', '89 days 23 hours'],
  ])('ends after %s', async (_when, column, tooLong, inTime) => {
    const cookie = toCookieHeader(await signInRemembered());
    const setAge = (time: string) =>
      api.db.query(`UPDATE sessions SET ${column} = now() - $1::interval`, [time]);
    await setAge(inTime);
    expect((await getUser(cookie)).statusCode).toBe(200);
    await setAge(tooLong);
    expect((await getUser(cookie)).statusCode).toBe(401);
  });

  it('that is not remembered ends after a day without use', async () => {
    const cookie = toCookieHeader(await signInUnremembered());
    const setAge = (time: string) =>
      api.db.query(`UPDATE sessions SET last_seen_at = now() - $1::interval`, [time]);
    await setAge('23 hours 59 minutes');
    expect((await getUser(cookie)).statusCode).toBe(200);
    await setAge('24 hours 1 minute');
    expect((await getUser(cookie)).statusCode).toBe(401);
  });

  it('records its last use every few minutes, not at every request', async () => {
    const cookie = toCookieHeader(await login());
    const seen = async () => ((await listSessions())[0]?.['last_seen_at'] as Date).getTime();
    const first = await seen();
    await getUser(cookie);
    expect(await seen()).toBe(first);
    await api.db.query(`UPDATE sessions SET last_seen_at = now() - interval '1 hour'`);
    await getUser(cookie);
    expect(Date.now() - (await seen())).toBeLessThan(60_000);
  });

  it('reflects changes to the account at once, and ends with the account', async () => {
    await post('/api/auth/register', { ...ana, email: 'cleo@example.com' });
    const cookie = toCookieHeader(await login('cleo@example.com'));
    await api.db.query(`UPDATE users SET subscription_tier = 'pro' WHERE email = 'cleo@example.com'`);
    expect((await getUser(cookie)).json()).toMatchObject({ subscriptionTier: 'pro' });
    await api.db.query(`DELETE FROM users WHERE email = 'cleo@example.com'`);
    expect((await getUser(cookie)).statusCode).toBe(401);
  });

  it('is not created for visitors: no cookie, no row', async () => {
    const responses = [
      await api.inject({ url: '/api/auth/user' }),
      await api.inject({ url: '/api/blog-posts' }),
    ];
    expect(responses.map((response) => response.cookies)).toEqual([[], []]);
    expect(responses[0]?.json()).toMatchObject({ statusCode: 401, code: 'auth.session_required' });
    expect(await listSessions()).toEqual([]);
  });
});
