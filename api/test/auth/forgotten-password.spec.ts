import { startTestApp, type TestApp } from '../support/index.js';
import { lastLetterTo, lettersTo } from '../support/letters.js';
import { Browser } from '../support/member.js';
import {
  another,
  confirm,
  cookiesOf,
  email,
  house,
  linkTo,
  login,
  newcomers,
  passTime,
  post,
  register,
  reset,
  user,
} from './newcomers.js';

newcomers();

describe('a forgotten password', () => {
  const forgot = (address = email) => post('/api/auth/forgot-password', { email: address });

  it('gets the same answer for a known and an unknown address, and only the known one a letter', async () => {
    await register();
    await lettersTo(house, email);
    const known = await forgot(email.toUpperCase());
    const unknown = await forgot(`nobody-of-${email}`);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(await lastLetterTo(house, email)).toMatchObject({ subject: 'Set a new password' });
    expect(await lettersTo(house, `nobody-of-${email}`)).toEqual([]);
    expect(await house.db.query(`SELECT 1 FROM mails WHERE address = $1`, [`nobody-of-${email}`])).toEqual(
      [],
    );
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
});

describe('letters to an address that anybody can ask for', () => {
  let strict: TestApp;
  beforeAll(async () => (strict = await startTestApp({ config: { limitFactor: 1 } })));
  afterAll(() => strict.close());

  const ask = async (address: string, remoteAddress: string, cookies = {}) => {
    const payload = { email: address };
    return strict.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload,
      remoteAddress,
      cookies,
    });
  };
  const askOften = async (times: number, address: string, from: (time: number) => string, cookies = {}) => {
    const statuses = [];
    for (let time = 1; time <= times; time += 1)
      statuses.push((await ask(address, from(time), cookies)).statusCode);
    return statuses;
  };
  const granted = (count: number) => [...Array<number>(count).fill(200), 429];

  it('are five for a stranger, who keeps nobody else from asking', async () => {
    expect(await askOften(6, 'one@example.com', () => '192.0.2.1')).toEqual(granted(5));
    expect((await ask('one@example.com', '198.51.100.1')).statusCode).toBe(200);
    expect((await ask('another@example.com', '192.0.2.1')).statusCode).toBe(200);
  });

  it('are twenty for all strangers together, and then they are told that the links still work', async () => {
    const from = (time: number) => `203.0.113.${time}`;
    expect(await askOften(21, 'two@example.com', from)).toEqual(granted(20));
    const refused = await ask('two@example.com', '198.51.100.2');
    expect(refused.headers['retry-after']).toBeDefined();
    expect(refused.json<{ message: string }>().message).toContain('the links in them work for one hour');
  });

  it('come to a browser that its owner has signed in with, whatever strangers asked, ten times', async () => {
    const owner = new Browser(strict);
    await owner.register();
    await owner.signIn();
    await askOften(20, owner.email, (time) => `203.0.113.${100 + time}`);
    const again = () => owner.ask('POST', '/api/auth/forgot-password', { email: owner.email });
    const statuses = [];
    for (let time = 1; time <= 11; time += 1) statuses.push((await again()).statusCode);
    expect(statuses).toEqual(granted(10));
    expect(
      (await owner.ask('POST', '/api/auth/forgot-password', { email: 'two@example.com' })).statusCode,
    ).toBe(429);
  });
});
