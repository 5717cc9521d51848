import type { LightMyRequestResponse } from 'fastify';
import { Passwords } from '../../src/modules/auth/sign-in/passwords.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { lastLetterTo, lettersTo, tokenFor } from '../support/letters.js';

const password = 'a quiet place by the sea';
const another = 'a louder place by the road';
let house: TestApp;
let count = 0;
let email: string;

type Cookies = Record<string, string>;

const post = (url: string, payload: object, cookies: Cookies = {}) =>
  house.inject({ method: 'POST', url, payload, cookies });
const cookiesOf = ({ cookies }: LightMyRequestResponse): Cookies =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
const register = (change: object = {}) =>
  post('/api/auth/register', { firstName: 'Ana', lastName: 'Ferreira', email, password, ...change });
const login = (secret = password) => post('/api/auth/login', { email, password: secret });
const user = (cookies: Cookies) => house.inject({ url: '/api/auth/user', cookies });
const confirm = (token: string, cookies?: Cookies) => post('/api/auth/confirm-email', { token }, cookies);
const reset = (token: string, secret = another) =>
  post('/api/auth/reset-password', { token, password: secret });
const passTime = (time: string) =>
  house.db.query('UPDATE one_time_links SET expires_at = expires_at - $1::interval', [time]);
const linkTo = async (page: string) => tokenFor(page, await lastLetterTo(house, email));

beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(() => {
  count += 1;
  email = `ana-${count}@example.com`;
});

describe('the letters of the forms that make accounts', () => {
  it('the register page asks to confirm the address', async () => {
    await register();
    expect(await lettersTo(house, email)).toEqual([
      expect.objectContaining({ subject: 'Please confirm your address' }),
    ]);
    expect((await lastLetterTo(house, email)).text).toContain('Hello Ana,');
  });

  it.each([
    ['hero dialog', '/api/auth/register', { password: 'temp1a2b3c4d' }],
    ['account panel', '/api/signup', {}],
    [
      'join panel',
      '/api/auth/register',
      { password: 'temp1a2b3c4d', dateOfBirth: '1990-02-03', currentLocation: 'Porto' },
    ],
  ])(
    'the %s welcomes with a link to set a password, which confirms the address too',
    async (_form, url, more) => {
      await post(url, { firstName: 'Ana', lastName: 'Ferreira', email, newsletter: true, ...more });
      const letters = await lettersTo(house, email);
      expect(letters).toEqual([expect.objectContaining({ subject: 'Welcome to WanderWork' })]);
      expect(letters[0]?.text).toMatch(/newsletter\/confirm\?token=/);
      expect((await reset(await linkTo('/reset-password'))).statusCode).toBe(200);
      const signedIn = await login(another);
      expect((await user(cookiesOf(signedIn))).json()).toMatchObject({ emailConfirmed: true });
    },
  );

  it('tell the owner of a known address that there is an account, and lead in by a reset', async () => {
    await register();
    await lettersTo(house, email);
    await register({ firstName: 'Eve', password: 'the password of somebody else' });
    const letter = await lastLetterTo(house, email);
    expect(letter).toMatchObject({ subject: 'You already have an account' });
    expect(letter.text).toContain('http://localhost:4200/login');
    expect(letter.text + letter.html).not.toContain('Eve');
    expect((await reset(tokenFor('/reset-password', letter))).statusCode).toBe(200);
  });

  it('ask nobody for the newsletter who did not tick it', async () => {
    await register({ newsletter: false });
    expect((await lastLetterTo(house, email)).text).not.toContain('newsletter');
  });
});

describe('confirming an address', () => {
  it('keeps everything in the browser that registered', async () => {
    const browser = cookiesOf(await register());
    const session = cookiesOf(await login());
    const answer = await confirm(await linkTo('/confirm-email'), { ...browser, ...session });
    expect(answer.json()).toEqual({ success: true, message: 'Your address is confirmed.' });
    expect((await user(session)).json()).toMatchObject({ email, emailConfirmed: true });
    expect((await login()).statusCode).toBe(200);
  });

  it('ends everything that a stranger prepared on the address', async () => {
    const stranger = cookiesOf(await register());
    const strangersSession = cookiesOf(await login());
    expect((await user(strangersSession)).json()).toMatchObject({ emailConfirmed: false });

    const answer = await confirm(await linkTo('/confirm-email'));
    expect(answer.statusCode).toBe(200);
    const { passwordToken } = answer.json();
    expect((await user(strangersSession)).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);

    expect((await reset(passwordToken)).statusCode).toBe(200);
    expect((await login(another)).statusCode).toBe(200);
    expect((await login()).statusCode).toBe(401);
    expect((await post('/api/auth/confirm-email', { token: passwordToken }, stranger)).statusCode).toBe(404);
  });

  it('ends also the sign-in that a stranger had under way meanwhile', async () => {
    await register();
    const token = await linkTo('/confirm-email');
    const passwords = house.app.get(Passwords);
    const matches = passwords.matches.bind(passwords);
    jest.spyOn(passwords, 'matches').mockImplementationOnce(async (hash, secret) => {
      const matched = await matches(hash, secret);
      expect((await confirm(token)).statusCode).toBe(200);
      return matched;
    });
    const stranger = await login();
    expect((await user(cookiesOf(stranger))).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);
  });

  it('takes the second factor of a stranger away', async () => {
    await register();
    const [{ id }] = await house.db.query('SELECT id FROM users WHERE email = $1', [email]);
    await house.db.query(`INSERT INTO totp_factors VALUES ($1, 'x', now(), now(), 0)`, [id]);
    await house.db.query(`INSERT INTO recovery_codes VALUES ($1, 'x')`, [id]);
    const { passwordToken } = (await confirm(await linkTo('/confirm-email'))).json();
    await reset(passwordToken);
    expect((await login(another)).json()).not.toHaveProperty('secondFactor');
    expect(await house.db.query('SELECT 1 FROM recovery_codes WHERE user_id = $1', [id])).toEqual([]);
  });

  it('is not kept by the mark of a browser that registered another account', async () => {
    await register();
    const token = await linkTo('/confirm-email');
    const elsewhere = cookiesOf(
      await post('/api/auth/register', {
        firstName: 'Eve',
        lastName: 'Other',
        email: `eve-${count}@example.com`,
        password,
      }),
    );
    expect((await confirm(token, elsewhere)).json()).toHaveProperty('passwordToken');
    expect((await login()).statusCode).toBe(401);
  });

  it('ends what was prepared also when the owner comes by a reset', async () => {
    await register();
    const strangersSession = cookiesOf(await login());
    await post('/api/auth/forgot-password', { email });
    expect((await reset(await linkTo('/reset-password'))).statusCode).toBe(200);
    expect((await user(strangersSession)).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);
  });

  it('takes back nothing from an account that is confirmed already', async () => {
    const browser = cookiesOf(await register());
    const first = await linkTo('/confirm-email');
    const session = cookiesOf(await login());
    await post('/api/auth/confirm-email/resend', {}, session);
    const second = await linkTo('/confirm-email');
    expect(second).not.toBe(first);
    await confirm(first, browser);
    expect((await confirm(second)).statusCode).toBe(200);
    expect((await user(session)).statusCode).toBe(200);
  });

  it('sends a new letter to who is signed in, and none when there is nothing to confirm', async () => {
    const browser = cookiesOf(await register());
    const session = cookiesOf(await login());
    await lettersTo(house, email);
    const again = await post('/api/auth/confirm-email/resend', {}, session);
    expect(again.json()).toMatchObject({ message: 'We sent you a new link. Please look into your mail.' });
    await confirm(await linkTo('/confirm-email'), browser);
    const before = await lettersTo(house, email);
    await post('/api/auth/confirm-email/resend', {}, session);
    expect(await lettersTo(house, email)).toEqual(before);
  });
});

describe('a link', () => {
  it('works once, also when two tabs press the button at once', async () => {
    const browser = cookiesOf(await register());
    const token = await linkTo('/confirm-email');
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token, browser)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410, 410, 410]);
    expect((await confirm(token)).json()).toMatchObject({
      code: 'link.used',
      message: 'This link was used already. It works once.',
    });
  });

  it('has its time', async () => {
    await register();
    const token = await linkTo('/confirm-email');
    await passTime('7 days');
    const answer = await confirm(token);
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'link.expired']);
  });

  it.each(['x', 'a'.repeat(43), `${'a'.repeat(43)}\u0000`.slice(0, 43)])(
    'is known or not: %s',
    async (token) => {
      const answer = await confirm(token);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'link.unknown']);
    },
  );

  it('opens only what it is for', async () => {
    await register();
    expect((await reset(await linkTo('/confirm-email'))).json()).toMatchObject({ code: 'link.unknown' });
  });

  it('changes nothing by being looked at', async () => {
    await register();
    const token = await linkTo('/confirm-email');
    for (const method of ['GET', 'HEAD'] as const)
      for (const url of [`/confirm-email?token=${token}`, `/api/auth/confirm-email?token=${token}`])
        await house.inject({ method, url });
    expect(
      await house.db.query('SELECT 1 FROM users WHERE email = $1 AND email_confirmed_at IS NOT NULL', [
        email,
      ]),
    ).toEqual([]);
    expect((await confirm(token)).statusCode).toBe(200);
  });
});

describe('a forgotten password', () => {
  const forgot = (address = email) => post('/api/auth/forgot-password', { email: address });

  it('gets the same answer for a known and an unknown address, and only the known one a letter', async () => {
    await register();
    await lettersTo(house, email);
    const known = await forgot(email.toUpperCase());
    const unknown = await forgot(`nobody-${count}@example.com`);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(await lastLetterTo(house, email)).toMatchObject({ subject: 'Set a new password' });
    expect(await lettersTo(house, `nobody-${count}@example.com`)).toEqual([]);
    expect(
      await house.db.query(`SELECT 1 FROM mails WHERE address = $1`, [`nobody-${count}@example.com`]),
    ).toEqual([]);
  });

  it('is set anew by the letter: every session ends, nobody is signed in, and the owner is told', async () => {
    const browser = cookiesOf(await register());
    await confirm(await linkTo('/confirm-email'), browser);
    const sessions = [cookiesOf(await login()), cookiesOf(await login())];
    await forgot();
    const answer = await post(
      '/api/auth/reset-password',
      { token: await linkTo('/reset-password'), password: another },
      sessions[0],
    );
    expect(answer.json()).toEqual({
      success: true,
      message: 'Your password is set. Please sign in with it.',
    });
    expect(answer.cookies.filter(({ name }) => name === 'wanderwork')).toEqual([]);
    for (const session of sessions) expect((await user(session)).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);
    expect((await login(another)).statusCode).toBe(200);
    expect(await lastLetterTo(house, email)).toMatchObject({ subject: 'Your password was changed' });
  });

  it('has one hour, and one new password for all the letters that were asked for', async () => {
    await register();
    await forgot();
    const first = await linkTo('/reset-password');
    await forgot();
    const second = await linkTo('/reset-password');
    expect((await reset(second)).statusCode).toBe(200);
    expect((await reset(first)).json()).toMatchObject({ code: 'link.used' });

    await forgot();
    const late = await linkTo('/reset-password');
    await passTime('1 hour');
    expect((await reset(late)).json()).toMatchObject({ code: 'link.expired' });
  });

  it('keeps the link when the new password is refused', async () => {
    await register();
    await forgot();
    const token = await linkTo('/reset-password');
    for (const secret of ['password1', 'AnaFerreira', 'short'])
      expect((await reset(token, secret)).json()).toMatchObject({ code: 'validation.failed' });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('fills nobody’s mailbox', async () => {
    const strict = await startTestApp({ config: { limitFactor: 1 } });
    const ask = (remoteAddress: string) =>
      strict.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email }, remoteAddress });
    const answers = [];
    for (let caller = 1; caller <= 6; caller += 1) answers.push(await ask(`192.0.2.${caller}`));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
    await strict.close();
  });
});
