import { startTestApp, type TestApp } from '../support/index.js';
import { getLastEmailTo, listEmailsTo } from '../support/emails.js';
import { Browser } from '../support/member.js';
import {
  NEW_PASSWORD,
  confirmEmail,
  getCookies,
  email,
  api,
  getLinkToken,
  login,
  useNewcomers,
  ageLinks,
  post,
  register,
  resetPassword,
  getUser,
} from './newcomers.js';

useNewcomers();

describe('a forgotten password', () => {
  const forgot = (address = email) => post('/api/auth/forgot-password', { email: address });

  it('gives the same response for a known and an unknown address, and emails only the known one', async () => {
    await register();
    await listEmailsTo(api, email);
    const knownResponse = await forgot(email.toUpperCase());
    const unknownResponse = await forgot(`nobody-of-${email}`);
    expect([unknownResponse.statusCode, unknownResponse.body]).toEqual([
      knownResponse.statusCode,
      knownResponse.body,
    ]);
    expect(await getLastEmailTo(api, email)).toMatchObject({ subject: 'Set a new password' });
    expect(await listEmailsTo(api, `nobody-of-${email}`)).toEqual([]);
    expect(await api.db.query(`SELECT 1 FROM mails WHERE address = $1`, [`nobody-of-${email}`])).toEqual([]);
  });

  it('is replaced through the email: every session ends, nobody is signed in, and the owner is notified', async () => {
    const browser = getCookies(await register());
    await confirmEmail(await getLinkToken('/confirm-email'), browser);
    const sessions = [getCookies(await login()), getCookies(await login())];
    await forgot();
    const response = await post(
      '/api/auth/reset-password',
      { token: await getLinkToken('/reset-password'), password: NEW_PASSWORD },
      sessions[0],
    );
    expect(response.json()).toEqual({
      success: true,
      message: 'Your password is set. Please sign in with it.',
    });
    expect(response.cookies.filter(({ name }) => name === 'wanderwork')).toEqual([]);
    for (const session of sessions) expect((await getUser(session)).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);
    expect((await login(NEW_PASSWORD)).statusCode).toBe(200);
    expect(await getLastEmailTo(api, email)).toMatchObject({ subject: 'Your password was changed' });
  });

  it('has links that last one hour, and setting a new password voids them all', async () => {
    await register();
    await forgot();
    const first = await getLinkToken('/reset-password');
    await forgot();
    const second = await getLinkToken('/reset-password');
    expect((await resetPassword(second)).statusCode).toBe(200);
    expect((await resetPassword(first)).json()).toMatchObject({ code: 'link.used' });

    await forgot();
    const expiredToken = await getLinkToken('/reset-password');
    await ageLinks('1 hour');
    expect((await resetPassword(expiredToken)).json()).toMatchObject({ code: 'link.expired' });
  });

  it('keeps the link valid when the new password is refused', async () => {
    await register();
    await forgot();
    const token = await getLinkToken('/reset-password');
    for (const secret of ['password1', 'AnaFerreira', 'short'])
      expect((await resetPassword(token, secret)).json()).toMatchObject({ code: 'validation.failed' });
    expect((await resetPassword(token)).statusCode).toBe(200);
  });
});

describe('emails that anybody can request for an address', () => {
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
  const expectGranted = (count: number) => [...Array<number>(count).fill(200), 429];

  it('are limited to five per IP address, without affecting others', async () => {
    expect(await askOften(6, 'one@example.com', () => '192.0.2.1')).toEqual(expectGranted(5));
    expect((await ask('one@example.com', '198.51.100.1')).statusCode).toBe(200);
    expect((await ask('another@example.com', '192.0.2.1')).statusCode).toBe(200);
  });

  it('are limited to twenty from all strangers together; the response says that the sent links still work', async () => {
    const from = (time: number) => `203.0.113.${time}`;
    expect(await askOften(21, 'two@example.com', from)).toEqual(expectGranted(20));
    const refused = await ask('two@example.com', '198.51.100.2');
    expect(refused.headers['retry-after']).toBeDefined();
    expect(refused.json<{ message: string }>().message).toContain('the links in them work for one hour');
  });

  it('are limited to ten from a browser that the owner has signed in with, whatever strangers requested', async () => {
    const owner = new Browser(strict);
    await owner.register();
    await owner.signIn();
    await askOften(20, owner.email, (time) => `203.0.113.${100 + time}`);
    const again = () => owner.request('POST', '/api/auth/forgot-password', { email: owner.email });
    const statuses = [];
    for (let time = 1; time <= 11; time += 1) statuses.push((await again()).statusCode);
    expect(statuses).toEqual(expectGranted(10));
    expect(
      (await owner.request('POST', '/api/auth/forgot-password', { email: 'two@example.com' })).statusCode,
    ).toBe(429);
  });
});
