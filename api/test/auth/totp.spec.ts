import type { SecondFactors, TotpStart } from '@wanderwork/contracts';
import { TOTP } from 'otpauth';
import { startTestApp, type TestApp } from '../support/index.js';
import { listEmailsTo, extractToken } from '../support/emails.js';
import { Browser, createMember, PASSWORD } from '../support/member.js';

const STEP_MS = 30_000;

let api: TestApp;
let otherProcess: TestApp;
let ana: Browser;
let secret: string;
const generateCode = (steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
const getSecondFactors = async () =>
  (await ana.request('GET', '/api/account/second-factors')).json<SecondFactors>();
const confirm = (code: string) => ana.request('POST', '/api/account/totp/confirm', { code });
const start = async () => {
  const response = await ana.request('POST', '/api/account/totp');
  secret = response.json<TotpStart>().secret;
  return response;
};
const setUp = async () => {
  await start();
  return (await confirm(generateCode())).json<{ recoveryCodes: string[] }>().recoveryCodes;
};
const sendSecondFactor = (browser: Browser, payload: object, api?: TestApp) =>
  browser.request('POST', '/api/auth/second-factor', payload, {}, api);
const enterPassword = async (remember = false) => {
  const browser = ana.openBrowser();
  await browser.signIn(PASSWORD, remember);
  return browser;
};

beforeAll(async () => {
  api = await startTestApp();
  otherProcess = await api.startAnother();
});
afterAll(async () => {
  await otherProcess.close();
  await api.close();
});
beforeEach(async () => {
  ana = await createMember(api);
});

describe('an authenticator app', () => {
  it('gets its secret as text and URI; the database stores it encrypted', async () => {
    const response = await start();
    expect(response.json()).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: `otpauth://totp/WanderWork:${encodeURIComponent(ana.email)}?issuer=WanderWork&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    });
    expect(JSON.stringify(await api.db.query('SELECT * FROM totp_factors'))).not.toContain(secret);
  });

  it('is not required before it has been confirmed with a code', async () => {
    await start();
    expect((await getSecondFactors()).totpSince).toBeNull();
    expect((await ana.openBrowser().signIn()).json()).not.toHaveProperty('secondFactor');
    const wrong = await confirm(generateCode(40));
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ code: 'auth.code_invalid' });
    expect((await getSecondFactors()).totpSince).toBeNull();
  });

  it('once confirmed, returns ten recovery codes once and emails the owner', async () => {
    const codes = await setUp();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    expect(await getSecondFactors()).toEqual({
      totpSince: expect.any(String),
      passkeys: [],
      recoveryCodesLeft: 10,
    });
    const storedCodes = JSON.stringify(await api.db.query('SELECT * FROM recovery_codes'));
    for (const code of codes) expect(storedCodes).not.toContain(code);
    const emails = await api.db.query('SELECT template FROM mails WHERE address = $1', [ana.email]);
    expect(emails).toContainEqual({ template: 'second-factor-added' });
    const exported = await ana.request('GET', '/api/account/export');
    expect(exported.json().account.secondFactors).toMatchObject({ recoveryCodesLeft: 10 });
    expect(exported.body).not.toContain(secret);
  });

  it('cannot be added twice: the second is refused and the first stays unchanged', async () => {
    await setUp();
    const first = secret;
    const response = await ana.request('POST', '/api/account/totp');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'auth.factor_known' });
    secret = first;
    expect((await sendSecondFactor(await enterPassword(), { code: generateCode(1) })).statusCode).toBe(200);
  });

  it('needs re-authentication to be added or removed, and for new recovery codes', async () => {
    await api.db.query(`UPDATE sessions SET proven_at = now() - interval '1 hour'`);
    for (const [method, url, body] of [
      ['POST', '/api/account/totp', undefined],
      ['POST', '/api/account/totp/confirm', { code: '123456' }],
      ['DELETE', '/api/account/totp', undefined],
      ['POST', '/api/account/recovery-codes', undefined],
    ] as const)
      expect((await ana.request(method, url, body)).json()).toMatchObject({ code: 'auth.fresh_required' });
  });

  it('is removed with its recovery codes when the owner of the address turns out to be somebody else', async () => {
    const [recoveryCode] = await setUp();
    const before = await enterPassword();
    const [email] = await listEmailsTo(api, ana.email);
    const token = extractToken('/confirm-email', email as NonNullable<typeof email>);
    const owner = new Browser(api);
    expect((await owner.request('POST', '/api/auth/confirm-email', { token })).statusCode).toBe(200);
    expect(await ana.isSignedIn()).toBe(false);
    expect((await sendSecondFactor(before, { recoveryCode })).statusCode).toBe(403);
    for (const table of ['totp_factors', 'recovery_codes'])
      expect(
        await api.db.query(`SELECT 1 FROM ${table} JOIN users ON id = user_id WHERE email = $1`, [ana.email]),
      ).toEqual([]);
  });

  it('is gone with its recovery codes once it is removed', async () => {
    await setUp();
    expect((await ana.request('DELETE', '/api/account/totp')).statusCode).toBe(204);
    expect(await getSecondFactors()).toEqual({ totpSince: null, passkeys: [], recoveryCodesLeft: 0 });
    expect((await ana.openBrowser().signIn()).json()).not.toHaveProperty('secondFactor');
    expect((await ana.request('DELETE', '/api/account/totp')).statusCode).toBe(204);
    const emails = await api.db.query('SELECT template FROM mails WHERE address = $1 ORDER BY id', [
      ana.email,
    ]);
    const templates = (emails as { template: string }[]).filter(({ template }) =>
      template.startsWith('second'),
    );
    expect(templates.map(({ template }) => template)).toEqual([
      'second-factor-added',
      'second-factor-removed',
    ]);
  });
});

describe('signing in with a second factor', () => {
  beforeEach(async () => {
    await setUp();
    await api.db.query('UPDATE totp_factors SET last_step = 0');
  });

  it('is not complete with the password alone', async () => {
    const browser = ana.openBrowser();
    const response = await browser.signIn();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      success: true,
      message: 'One more step: please confirm that it is you.',
      secondFactor: ['totp'],
    });
    const names = response.cookies.map(({ name }) => name);
    expect(names).toEqual(['wanderwork_pending']);
    expect(response.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 300 });
    expect(await browser.isSignedIn()).toBe(false);
    for (const url of ['/api/account/profile', '/api/account/sessions', '/api/account/export'])
      expect((await browser.request('GET', url)).statusCode).toBe(401);
  });

  it('opens the session with a code, in any process, and remembers it if requested', async () => {
    const browser = await enterPassword(true);
    const response = await sendSecondFactor(
      browser,
      { code: generateCode().replace(/^.{3}/, '$& ') },
      otherProcess,
    );
    expect(response.json()).toEqual({
      success: true,
      message: 'Welcome back! You have successfully logged in.',
    });
    expect(response.cookies.find(({ name }) => name === 'wanderwork')).toHaveProperty('expires');
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('accepts a code once, even when several requests send it at the same time', async () => {
    const browsers = [await enterPassword(), await enterPassword(), await enterPassword()];
    const code = generateCode();
    const responses = await Promise.all(
      browsers.map((browser, index) => sendSecondFactor(browser, { code }, index === 0 ? api : otherProcess)),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    expect((await sendSecondFactor(await enterPassword(), { code: generateCode(-1) })).statusCode).toBe(400);
    expect((await sendSecondFactor(await enterPassword(), { code: generateCode(1) })).statusCode).toBe(200);
  });

  it('accepts the previous and the next code, and none further away', async () => {
    for (const steps of [-3, 3])
      expect((await sendSecondFactor(await enterPassword(), { code: generateCode(steps) })).statusCode).toBe(
        400,
      );
    for (const steps of [-1, 1])
      expect((await sendSecondFactor(await enterPassword(), { code: generateCode(steps) })).statusCode).toBe(
        200,
      );
  });

  it('accepts a recovery code once, in any spelling', async () => {
    const { recoveryCodes } = (await ana.request('POST', '/api/account/recovery-codes')).json<{
      recoveryCodes: [string, ...string[]];
    }>();
    const recoveryCode = recoveryCodes[0].toLowerCase().replace('-', ' ');
    expect((await sendSecondFactor(await enterPassword(), { recoveryCode })).statusCode).toBe(200);
    expect((await getSecondFactors()).recoveryCodesLeft).toBe(9);
    expect((await sendSecondFactor(await enterPassword(), { recoveryCode })).statusCode).toBe(400);
  });

  it('refuses recovery codes that were replaced', async () => {
    const renew = async () =>
      (await ana.request('POST', '/api/account/recovery-codes')).json<{ recoveryCodes: string[] }>()
        .recoveryCodes;
    const [old] = await renew();
    await renew();
    expect((await sendSecondFactor(await enterPassword(), { recoveryCode: old })).statusCode).toBe(400);
  });

  it('expires after five minutes, after use, and with a password change', async () => {
    const expired = async (browser: Browser) => {
      const response = await sendSecondFactor(browser, { code: generateCode(1) });
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ code: 'auth.sign_in_expired' });
    };
    const expiredBrowser = await enterPassword();
    await api.db.query(`UPDATE pending_sign_ins SET expires_at = now()`);
    await expired(expiredBrowser);

    const once = await enterPassword();
    const copy = once.clone();
    await sendSecondFactor(once, { code: generateCode() });
    await expired(copy);

    const before = await enterPassword();
    await ana.request('POST', '/api/account/password', {
      current: PASSWORD,
      password: 'another place by the sea',
    });
    await expired(before);
    await expired(ana.openBrowser());
  });

  it('slows down guesses, across two processes and across new sign-ins', async () => {
    const strict = await startTestApp({ config: { limitFactor: 1 } });
    ana = await createMember(strict);
    await setUp();
    for (let guess = 0; guess < 5; guess += 1)
      expect((await sendSecondFactor(await enterPassword(), { code: '000000' })).statusCode).toBe(400);
    const refused = await sendSecondFactor(await enterPassword(), { code: generateCode(1) });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });

  it('refuses a suspended account only after the password, and opens no session', async () => {
    const browser = await enterPassword();
    await api.db.query('UPDATE users SET suspended_at = now() WHERE email = $1', [ana.email]);
    expect((await sendSecondFactor(browser, { code: generateCode() })).json()).toMatchObject({
      code: 'auth.suspended',
    });
    expect(await browser.isSignedIn()).toBe(false);
  });
});
