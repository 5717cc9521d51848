import type { LightMyRequestResponse } from 'fastify';
import { startTestApp, type TestApp } from '../support/index.js';
import { lastLetterTo, lettersTo, tokenFor } from '../support/letters.js';

const password = 'a quiet place by the sea';
let house: TestApp;
let count = 0;
let email: string;
let moved: string;
let session: Record<string, string>;

const post = (url: string, payload: object, cookies: Record<string, string> = {}) =>
  house.inject({ method: 'POST', url, payload, cookies });
const cookiesOf = ({ cookies }: LightMyRequestResponse) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
const login = (address = email) => post('/api/auth/login', { email: address, password });
const user = (cookies = session) => house.inject({ url: '/api/auth/user', cookies });
const change = (address = moved) => post('/api/account/email', { email: address }, session);
const confirm = async (address: string, cookies?: Record<string, string>) =>
  post(
    '/api/auth/confirm-email-change',
    { token: tokenFor('/confirm-email-change', await lastLetterTo(house, address)) },
    cookies,
  );

beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  count += 1;
  email = `ana-${count}@example.com`;
  moved = `moved-${count}@example.com`;
  await post('/api/auth/register', { firstName: 'Ana', lastName: 'Ferreira', email, password });
  await house.db.query('UPDATE users SET email_confirmed_at = now()');
  session = cookiesOf(await login());
  await lettersTo(house, email);
});

describe('a change of address', () => {
  it.each([
    ['the new address first', () => [moved, email]],
    ['the old address first', () => [email, moved]],
  ])('happens when both have confirmed it, %s', async (_order, order) => {
    const elsewhere = cookiesOf(await login());
    expect((await change()).json()).toMatchObject({ success: true });
    const [first, second] = order() as [string, string];
    expect((await confirm(first, session)).json()).toMatchObject({ success: true, changed: false });
    expect((await user()).json()).toMatchObject({ email });
    expect((await confirm(second, session)).json()).toEqual({
      success: true,
      message: 'Your address was changed.',
      changed: true,
    });
    expect((await user()).json()).toMatchObject({ email: moved, emailConfirmed: true });
    expect((await user(elsewhere)).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);
    expect((await login(moved)).statusCode).toBe(200);
    expect(await lastLetterTo(house, email)).toMatchObject({ subject: 'Your email address was changed' });
  });

  it('tells nobody but its owner that the new address has an account', async () => {
    await post('/api/auth/register', { firstName: 'Bo', lastName: 'Berg', email: moved, password });
    await lettersTo(house, moved);
    const known = await change();
    const unknown = await change(`other-${count}@example.com`);
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(await lastLetterTo(house, moved)).toMatchObject({ subject: 'You already have an account' });
  });

  it('does not happen when the new address got an account meanwhile', async () => {
    await change();
    await confirm(moved);
    await post('/api/auth/register', { firstName: 'Bo', lastName: 'Berg', email: moved, password });
    const answer = await confirm(email);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'auth.email_taken']);
    expect((await user()).json()).toMatchObject({ email });
  });

  it('closes the links that went to the old address', async () => {
    await post('/api/auth/forgot-password', { email });
    const token = tokenFor('/reset-password', await lastLetterTo(house, email));
    await change();
    await confirm(moved);
    await confirm(email);
    const answer = await post('/api/auth/reset-password', { token, password: 'a louder place by the road' });
    expect(answer.json()).toMatchObject({ code: 'link.used' });
  });

  it('takes the place of one that was asked for before', async () => {
    await change();
    const old = tokenFor('/confirm-email-change', await lastLetterTo(house, moved));
    await change(`better-${count}@example.com`);
    expect((await post('/api/auth/confirm-email-change', { token: old })).statusCode).toBe(404);
  });

  it('needs a confirmed address, a session, a fresh proof and another address', async () => {
    expect((await post('/api/account/email', { email: moved })).statusCode).toBe(401);
    const same = await change(email.toUpperCase());
    expect(same.json()).toMatchObject({
      errors: [{ path: 'email', message: 'This is your address already' }],
    });
    await house.db.query(`UPDATE sessions SET proven_at = now() - interval '11 minutes'`);
    expect((await change()).json()).toMatchObject({ code: 'auth.fresh_required' });
    await house.db.query('UPDATE sessions SET proven_at = now()');
    await house.db.query('UPDATE users SET email_confirmed_at = NULL WHERE email = $1', [email]);
    const unconfirmed = await change();
    expect([unconfirmed.statusCode, unconfirmed.json().code]).toEqual([403, 'auth.email_unconfirmed']);
  });
});
