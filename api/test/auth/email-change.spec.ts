import type { LightMyRequestResponse } from 'fastify';
import { startTestApp, type TestApp } from '../support/index.js';
import { getLastEmailTo, listEmailsTo, extractToken } from '../support/emails.js';

const password = 'a quiet place by the sea';
let api: TestApp;
let count = 0;
let email: string;
let newAddress: string;
let session: Record<string, string>;

const post = (url: string, payload: object, cookies: Record<string, string> = {}) =>
  api.inject({ method: 'POST', url, payload, cookies });
const getCookies = ({ cookies }: LightMyRequestResponse) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
const login = (address = email) => post('/api/auth/login', { email: address, password });
const user = (cookies = session) => api.inject({ url: '/api/auth/user', cookies });
const change = (address = newAddress) => post('/api/account/email', { email: address }, session);
const confirm = async (address: string, cookies?: Record<string, string>) =>
  post(
    '/api/auth/confirm-email-change',
    { token: extractToken('/confirm-email-change', await getLastEmailTo(api, address)) },
    cookies,
  );

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  count += 1;
  email = `ana-${count}@example.com`;
  newAddress = `moved-${count}@example.com`;
  await post('/api/auth/register', { firstName: 'Ana', lastName: 'Ferreira', email, password });
  await api.db.query('UPDATE users SET email_confirmed_at = now()');
  session = getCookies(await login());
  await listEmailsTo(api, email);
});

describe('a change of address', () => {
  it.each([
    ['the new address first', () => [newAddress, email]],
    ['the old address first', () => [email, newAddress]],
  ])('takes effect once both addresses have confirmed it, %s', async (_order, order) => {
    const otherSession = getCookies(await login());
    expect((await change()).json()).toMatchObject({ success: true });
    const [first, second] = order() as [string, string];
    expect((await confirm(first, session)).json()).toMatchObject({ success: true, changed: false });
    expect((await user()).json()).toMatchObject({ email });
    expect((await confirm(second, session)).json()).toEqual({
      success: true,
      message: 'Your address was changed.',
      changed: true,
    });
    expect((await user()).json()).toMatchObject({ email: newAddress, emailConfirmed: true });
    expect((await user(otherSession)).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);
    expect((await login(newAddress)).statusCode).toBe(200);
    expect(await getLastEmailTo(api, email)).toMatchObject({ subject: 'Your email address was changed' });
  });

  it('tells only the owner of the new address that it already has an account', async () => {
    await post('/api/auth/register', { firstName: 'Bo', lastName: 'Berg', email: newAddress, password });
    await listEmailsTo(api, newAddress);
    const knownResponse = await change();
    const unknownResponse = await change(`other-${count}@example.com`);
    expect([knownResponse.statusCode, knownResponse.body]).toEqual([
      unknownResponse.statusCode,
      unknownResponse.body,
    ]);
    expect(await getLastEmailTo(api, newAddress)).toMatchObject({ subject: 'You already have an account' });
  });

  it('fails when the new address has got an account meanwhile', async () => {
    await change();
    await confirm(newAddress);
    await post('/api/auth/register', { firstName: 'Bo', lastName: 'Berg', email: newAddress, password });
    const response = await confirm(email);
    expect([response.statusCode, response.json().code]).toEqual([409, 'auth.email_taken']);
    expect((await user()).json()).toMatchObject({ email });
  });

  it('voids the links sent to the old address', async () => {
    await post('/api/auth/forgot-password', { email });
    const token = extractToken('/reset-password', await getLastEmailTo(api, email));
    await change();
    await confirm(newAddress);
    await confirm(email);
    const response = await post('/api/auth/reset-password', {
      token,
      password: 'a louder place by the road',
    });
    expect(response.json()).toMatchObject({ code: 'link.used' });
  });

  it('replaces an earlier request', async () => {
    await change();
    const old = extractToken('/confirm-email-change', await getLastEmailTo(api, newAddress));
    await change(`better-${count}@example.com`);
    expect((await post('/api/auth/confirm-email-change', { token: old })).statusCode).toBe(404);
  });

  it('needs a confirmed address, a session, re-authentication and a different address', async () => {
    expect((await post('/api/account/email', { email: newAddress })).statusCode).toBe(401);
    const same = await change(email.toUpperCase());
    expect(same.json()).toMatchObject({
      errors: [{ path: 'email', message: 'This is already your email address' }],
    });
    await api.db.query(`UPDATE sessions SET proven_at = now() - interval '11 minutes'`);
    expect((await change()).json()).toMatchObject({ code: 'auth.fresh_required' });
    await api.db.query('UPDATE sessions SET proven_at = now()');
    await api.db.query('UPDATE users SET email_confirmed_at = NULL WHERE email = $1', [email]);
    const unconfirmed = await change();
    expect([unconfirmed.statusCode, unconfirmed.json().code]).toEqual([403, 'auth.email_unconfirmed']);
  });
});
