import type { LightMyRequestResponse } from 'fastify';
import { PASSWORD_COST } from '../../src/platform/config/index.js';
import { startTestApp, type TestApp } from '../support/index.js';

const ana = {
  firstName: 'Ana',
  lastName: 'Ferreira',
  email: 'ana@example.com',
  password: 'a quiet place by the sea',
};
const { password: _password, ...bare } = ana;

let api: TestApp;
const post = (url: string, payload: object) => api.inject({ method: 'POST', url, payload });
const getCookies = ({ cookies }: LightMyRequestResponse) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
/** The cookies without their secret values. */
const describeCookies = ({ cookies }: LightMyRequestResponse) =>
  cookies.map(({ value, ...rest }) => ({ ...rest, length: value.length }));
const listUsers = (email = ana.email): Promise<Record<string, unknown>[]> =>
  api.db.query('SELECT * FROM users WHERE email = $1', [email]);
const listSubscriptions = (): Promise<Record<string, unknown>[]> =>
  api.db.query('SELECT * FROM newsletter_subscriptions');

beforeAll(async () => {
  api = await startTestApp({ config: { passwordCost: PASSWORD_COST } });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.query('DELETE FROM users');
  await api.db.query('DELETE FROM newsletter_subscriptions');
});

describe('POST /api/auth/register', () => {
  it('creates a free account and does not sign in', async () => {
    const response = await post('/api/auth/register', { ...ana, name: 'Ana M. Ferreira', newsletter: false });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, message: expect.any(String) });
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: 'wanderwork_registered', httpOnly: true, sameSite: 'Lax', path: '/' }),
    ]);
    expect((await api.inject({ url: '/api/auth/user', cookies: getCookies(response) })).statusCode).toBe(401);
    expect(await listUsers()).toEqual([
      expect.objectContaining({
        name: 'Ana M. Ferreira',
        first_name: 'Ana',
        subscription_tier: 'free',
        is_admin: false,
      }),
    ]);
    expect((await listUsers())[0]?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('returns the same response for a known address and leaves its account unchanged', async () => {
    const first = await post('/api/auth/register', ana);
    const [before] = await listUsers();
    const again = await post('/api/auth/register', {
      ...ana,
      email: 'ANA@example.com',
      firstName: 'Eve',
      password: 'another one',
    });
    expect([again.statusCode, again.body, describeCookies(again)]).toEqual([
      first.statusCode,
      first.body,
      describeCookies(first),
    ]);
    expect(await listUsers()).toEqual([before]);
  });

  it('creates one account when the form is sent many times at once', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => post('/api/auth/register', ana)));
    expect(responses.map((response) => response.statusCode)).toEqual(Array(8).fill(200));
    expect(await listUsers()).toHaveLength(1);
  });

  it('saves the fields of the join panel', async () => {
    await post('/api/auth/register', { ...ana, dateOfBirth: '1990-02-03', currentLocation: 'Porto' });
    const [row] = await api.db.query(`SELECT date_of_birth::text, current_location FROM users`);
    expect(row).toEqual({ date_of_birth: '1990-02-03', current_location: 'Porto' });
  });

  it('refuses people under 16 with a clear message and stores nothing about them', async () => {
    const year = new Date().getUTCFullYear();
    const response = await post('/api/auth/register', {
      ...ana,
      newsletter: true,
      dateOfBirth: `${year - 15}-01-01`,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'auth.too_young',
      message: 'You need to be at least 16 years old to join.',
    });
    expect(await listUsers()).toEqual([]);
    expect(await listSubscriptions()).toEqual([]);
  });

  it('records a newsletter request as pending, not as consent', async () => {
    await post('/api/auth/register', { ...ana, newsletter: true });
    expect(await listSubscriptions()).toEqual([
      expect.objectContaining({ email: ana.email, consent: 'pending', sources: ['account'] }),
    ]);
    await post('/api/auth/register', { ...ana, email: 'bo@example.com', newsletter: false });
    expect(await listSubscriptions()).toHaveLength(1);
  });

  it.each([
    ['a short password', { password: '1234567' }],
    ['no first name', { firstName: ' ' }],
    ['rights', { isAdmin: true }],
    ['a tier', { subscriptionTier: 'premium' }],
    ['an invalid address', { email: 'ana' }],
    ['a day that does not exist', { dateOfBirth: '1990-02-30' }],
    ['a NUL character', { firstName: 'A\u0000na' }],
  ])('refuses %s and stores nothing', async (_what, change) => {
    const response = await post('/api/auth/register', { ...ana, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      statusCode: 400,
      code: expect.any(String),
      message: expect.any(String),
    });
    expect(await listUsers()).toEqual([]);
  });
});

describe('POST /api/signup', () => {
  it('creates an account without a password, which no password opens', async () => {
    expect((await post('/api/signup', { ...bare, newsletter: true })).json()).toMatchObject({
      success: true,
    });
    expect(await listUsers()).toEqual([
      expect.objectContaining({ password_hash: null, name: 'Ana Ferreira' }),
    ]);
    expect((await post('/api/auth/login', { email: ana.email, password: ana.password })).statusCode).toBe(
      401,
    );
  });

  it('returns the same response for a known address and keeps its password', async () => {
    const fresh = await post('/api/signup', bare);
    await api.db.query('DELETE FROM users');
    await post('/api/auth/register', ana);
    const knownResponse = await post('/api/signup', bare);
    expect([knownResponse.statusCode, knownResponse.body]).toEqual([fresh.statusCode, fresh.body]);
    expect((await post('/api/auth/login', { email: ana.email, password: ana.password })).statusCode).toBe(
      200,
    );
  });
});

describe('the password of an account', () => {
  it.each([
    ['a common password', 'Password123!'],
    ["the user's own name", 'AnaFerreira'],
    ["the user's own address", 'ana@example.com'],
  ])('may not be %s', async (_what, password) => {
    const response = await post('/api/auth/register', { ...ana, password });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'validation.failed',
      errors: [
        {
          path: 'password',
          rule: 'easyPassword',
          message: 'This password is easy to guess. Please choose another one.',
        },
      ],
    });
    expect(await listUsers()).toEqual([]);
  });

  it('is the same in any Unicode normalization', async () => {
    await post('/api/auth/register', { ...ana, password: 'cafe\u0301 am Meer' });
    expect(
      (await post('/api/auth/login', { email: ana.email, password: 'caf\u00e9 am Meer' })).statusCode,
    ).toBe(200);
  });

  it('is not the placeholder that forms without a password field send', async () => {
    expect((await post('/api/auth/register', { ...ana, password: 'temp1a2b3c4d' })).statusCode).toBe(200);
    expect(await listUsers()).toEqual([expect.objectContaining({ password_hash: null })]);
    const response = await post('/api/auth/login', { email: ana.email, password: 'temp1a2b3c4d' });
    expect(response.statusCode).toBe(401);
  });
});
