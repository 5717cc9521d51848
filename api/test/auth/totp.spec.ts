import type { SecondFactors, TotpStart } from '@wanderwork/contracts';
import { TOTP } from 'otpauth';
import { startTestApp, type TestApp } from '../support/index.js';
import { lettersTo, tokenFor } from '../support/letters.js';
import { Browser, newMember, PASSWORD } from '../support/member.js';

const STEP_MS = 30_000;

let house: TestApp;
let second: TestApp;
let ana: Browser;
let secret: string;
const codeOf = (steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
const factors = async () => (await ana.ask('GET', '/api/account/second-factors')).json<SecondFactors>();
const confirm = (code: string) => ana.ask('POST', '/api/account/totp/confirm', { code });
const start = async () => {
  const answer = await ana.ask('POST', '/api/account/totp');
  secret = answer.json<TotpStart>().secret;
  return answer;
};
const turnOn = async () => {
  await start();
  return (await confirm(codeOf())).json<{ recoveryCodes: string[] }>().recoveryCodes;
};
const show = (browser: Browser, payload: object, house?: TestApp) =>
  browser.ask('POST', '/api/auth/second-factor', payload, {}, house);
const halfway = async (remember = false) => {
  const browser = ana.elsewhere();
  await browser.signIn(PASSWORD, remember);
  return browser;
};

beforeAll(async () => {
  house = await startTestApp();
  second = await house.another();
});
afterAll(async () => {
  await second.close();
  await house.close();
});
beforeEach(async () => {
  ana = await newMember(house);
});

describe('an authenticator app', () => {
  it('gets its secret as text and address, which the database keeps sealed', async () => {
    const answer = await start();
    expect(answer.json()).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: `otpauth://totp/WanderWork:${encodeURIComponent(ana.email)}?issuer=WanderWork&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    });
    expect(JSON.stringify(await house.db.query('SELECT * FROM totp_factors'))).not.toContain(secret);
  });

  it('is not asked for before it has shown a code', async () => {
    await start();
    expect((await factors()).totpSince).toBeNull();
    expect((await ana.elsewhere().signIn()).json()).not.toHaveProperty('secondFactor');
    const wrong = await confirm(codeOf(40));
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ code: 'auth.code_invalid' });
    expect((await factors()).totpSince).toBeNull();
  });

  it('in force, gives ten recovery codes once, and tells the owner by mail', async () => {
    const codes = await turnOn();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    expect(await factors()).toEqual({
      totpSince: expect.any(String),
      passkeys: [],
      recoveryCodesLeft: 10,
    });
    const kept = JSON.stringify(await house.db.query('SELECT * FROM recovery_codes'));
    for (const code of codes) expect(kept).not.toContain(code);
    const letters = await house.db.query('SELECT template FROM mails WHERE address = $1', [ana.email]);
    expect(letters).toContainEqual({ template: 'second-factor-added' });
    const exported = await ana.ask('GET', '/api/account/export');
    expect(exported.json().account.secondFactors).toMatchObject({ recoveryCodesLeft: 10 });
    expect(exported.body).not.toContain(secret);
  });

  it('is one: a second is refused, and does not change the first', async () => {
    await turnOn();
    const first = secret;
    const answer = await ana.ask('POST', '/api/account/totp');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'auth.factor_known' });
    secret = first;
    expect((await show(await halfway(), { code: codeOf(1) })).statusCode).toBe(200);
  });

  it('needs a fresh proof to be added, removed or recovered from', async () => {
    await house.db.query(`UPDATE sessions SET proven_at = now() - interval '1 hour'`);
    for (const [method, url, body] of [
      ['POST', '/api/account/totp', undefined],
      ['POST', '/api/account/totp/confirm', { code: '123456' }],
      ['DELETE', '/api/account/totp', undefined],
      ['POST', '/api/account/recovery-codes', undefined],
    ] as const)
      expect((await ana.ask(method, url, body)).json()).toMatchObject({ code: 'auth.fresh_required' });
  });

  it('ends, with its recovery codes, when the address turns out to be somebody else’s', async () => {
    const [recoveryCode] = await turnOn();
    const before = await halfway();
    const [letter] = await lettersTo(house, ana.email);
    const token = tokenFor('/confirm-email', letter as NonNullable<typeof letter>);
    const owner = new Browser(house);
    expect((await owner.ask('POST', '/api/auth/confirm-email', { token })).statusCode).toBe(200);
    expect(await ana.isSignedIn()).toBe(false);
    expect((await show(before, { recoveryCode })).statusCode).toBe(403);
    for (const table of ['totp_factors', 'recovery_codes'])
      expect(
        await house.db.query(`SELECT 1 FROM ${table} JOIN users ON id = user_id WHERE email = $1`, [
          ana.email,
        ]),
      ).toEqual([]);
  });

  it('is gone with its recovery codes once it is removed', async () => {
    await turnOn();
    expect((await ana.ask('DELETE', '/api/account/totp')).statusCode).toBe(204);
    expect(await factors()).toEqual({ totpSince: null, passkeys: [], recoveryCodesLeft: 0 });
    expect((await ana.elsewhere().signIn()).json()).not.toHaveProperty('secondFactor');
    expect((await ana.ask('DELETE', '/api/account/totp')).statusCode).toBe(204);
    const letters = await house.db.query('SELECT template FROM mails WHERE address = $1 ORDER BY id', [
      ana.email,
    ]);
    const told = (letters as { template: string }[]).filter(({ template }) => template.startsWith('second'));
    expect(told.map(({ template }) => template)).toEqual(['second-factor-added', 'second-factor-removed']);
  });
});

describe('signing in with a second factor', () => {
  beforeEach(async () => {
    await turnOn();
    await house.db.query('UPDATE totp_factors SET last_step = 0');
  });

  it('is not done by the password alone', async () => {
    const browser = ana.elsewhere();
    const answer = await browser.signIn();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      message: 'One more step: please confirm that it is you.',
      secondFactor: ['totp'],
    });
    const names = answer.cookies.map(({ name }) => name);
    expect(names).toEqual(['wanderwork_pending']);
    expect(answer.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 300 });
    expect(await browser.isSignedIn()).toBe(false);
    for (const url of ['/api/account/profile', '/api/account/sessions', '/api/account/export'])
      expect((await browser.ask('GET', url)).statusCode).toBe(401);
  });

  it('opens the session with a code, in any process, as it was asked to be remembered', async () => {
    const browser = await halfway(true);
    const answer = await show(browser, { code: codeOf().replace(/^.{3}/, '$& ') }, second);
    expect(answer.json()).toEqual({
      success: true,
      message: 'Welcome back! You have successfully logged in.',
    });
    expect(answer.cookies.find(({ name }) => name === 'wanderwork')).toHaveProperty('expires');
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('takes a code once, also when two come at the same time', async () => {
    const browsers = [await halfway(), await halfway(), await halfway()];
    const code = codeOf();
    const answers = await Promise.all(
      browsers.map((browser, index) => show(browser, { code }, index === 0 ? house : second)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    expect((await show(await halfway(), { code: codeOf(-1) })).statusCode).toBe(400);
    expect((await show(await halfway(), { code: codeOf(1) })).statusCode).toBe(200);
  });

  it('takes the code before and the one after, and none further off', async () => {
    for (const steps of [-3, 3])
      expect((await show(await halfway(), { code: codeOf(steps) })).statusCode).toBe(400);
    for (const steps of [-1, 1])
      expect((await show(await halfway(), { code: codeOf(steps) })).statusCode).toBe(200);
  });

  it('takes a recovery code once, in any spelling', async () => {
    const { recoveryCodes } = (await ana.ask('POST', '/api/account/recovery-codes')).json<{
      recoveryCodes: [string, ...string[]];
    }>();
    const recoveryCode = recoveryCodes[0].toLowerCase().replace('-', ' ');
    expect((await show(await halfway(), { recoveryCode })).statusCode).toBe(200);
    expect((await factors()).recoveryCodesLeft).toBe(9);
    expect((await show(await halfway(), { recoveryCode })).statusCode).toBe(400);
  });

  it('takes none of the recovery codes that were replaced', async () => {
    const renew = async () =>
      (await ana.ask('POST', '/api/account/recovery-codes')).json<{ recoveryCodes: string[] }>()
        .recoveryCodes;
    const [old] = await renew();
    await renew();
    expect((await show(await halfway(), { recoveryCode: old })).statusCode).toBe(400);
  });

  it('is over after five minutes, after it was used, and with a new password', async () => {
    const expired = async (browser: Browser) => {
      const answer = await show(browser, { code: codeOf(1) });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'auth.sign_in_expired' });
    };
    const late = await halfway();
    await house.db.query(`UPDATE pending_sign_ins SET expires_at = now()`);
    await expired(late);

    const once = await halfway();
    const copy = once.clone();
    await show(once, { code: codeOf() });
    await expired(copy);

    const before = await halfway();
    await ana.ask('POST', '/api/account/password', {
      current: PASSWORD,
      password: 'another place by the sea',
    });
    await expired(before);
    await expired(ana.elsewhere());
  });

  it('slows down guesses, in two processes together, and does not forget them with a new start', async () => {
    const strict = await startTestApp({ config: { limitFactor: 1 } });
    ana = await newMember(strict);
    await turnOn();
    for (let guess = 0; guess < 5; guess += 1)
      expect((await show(await halfway(), { code: '000000' })).statusCode).toBe(400);
    const refused = await show(await halfway(), { code: codeOf(1) });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });

  it('refuses a suspended account only after the password, and opens nothing', async () => {
    const browser = await halfway();
    await house.db.query('UPDATE users SET suspended_at = now() WHERE email = $1', [ana.email]);
    expect((await show(browser, { code: codeOf() })).json()).toMatchObject({ code: 'auth.suspended' });
    expect(await browser.isSignedIn()).toBe(false);
  });
});
