import type { PasskeySummary, SecondFactors } from '@wanderwork/contracts';
import { Authenticator } from '../support/authenticator.js';
import { ORIGIN, startTestApp, type TestApp } from '../support/index.js';
import { Browser, newMember, PASSWORD } from '../support/member.js';

let house: TestApp;
let second: TestApp;
let ana: Browser;
let device: Authenticator;

const optionsFrom = async (url: string, browser: Browser, app?: TestApp) =>
  (await browser.ask('POST', url, undefined, {}, app)).json();
const registration = () => optionsFrom('/api/account/passkeys/options', ana);
const add = (passkey: object, name?: string) =>
  ana.ask('POST', '/api/account/passkeys', { passkey, ...(name !== undefined && { name }) });
const register = async (name?: string) => add(device.create(await registration()), name);
const factors = async () => (await ana.ask('GET', '/api/account/second-factors')).json<SecondFactors>();
const stranger = () => new Browser(house);
const enter = (browser: Browser, passkey: object, more: object = {}, app?: TestApp) =>
  browser.ask('POST', '/api/auth/passkey', { passkey, ...more }, {}, app);
const question = (browser: Browser, app?: TestApp) => optionsFrom('/api/auth/passkey/options', browser, app);

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
  await confirmAddress();
  device = new Authenticator();
});

const confirmAddress = (browser = ana) =>
  house.db.query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [browser.email]);

describe('adding a passkey', () => {
  it('asks for one that offers itself and verifies its owner', async () => {
    expect(await registration()).toMatchObject({
      rp: { id: 'localhost', name: 'WanderWork' },
      user: { name: ana.email, displayName: 'Ana Ferreira' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
  });

  it('keeps it under a name, with recovery codes for the first, and tells the owner by mail', async () => {
    const answer = await register('My laptop');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      passkey: {
        id: expect.any(String),
        name: 'My laptop',
        createdAt: expect.any(String),
        lastUsedAt: null,
        backedUp: false,
      },
      recoveryCodes: expect.arrayContaining([expect.stringMatching(/^.{5}-.{5}$/)]),
    });
    device = new Authenticator();
    expect((await register()).json()).toMatchObject({
      passkey: { name: 'Firefox on Linux' },
      recoveryCodes: null,
    });
    const letters = await house.db.query('SELECT template FROM mails WHERE address = $1', [ana.email]);
    expect(letters).toContainEqual({ template: 'second-factor-added' });
  });

  it('leaves out those that are there already', async () => {
    await register();
    expect((await registration()).excludeCredentials).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['made for another site', { origin: 'https://evil.example' }],
    ['made for another name', { rpId: 'evil.example' }],
    ['of somebody who was not verified', { verified: false }],
    ['that signed something else', { challenge: 'bm90IGFza2VkIGZvcg' }],
  ])('refuses one %s', async (_what, wish) => {
    const answer = await add(device.create(await registration(), wish));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'passkey.refused' });
    expect((await factors()).passkeys).toEqual([]);
  });

  it('takes an answer once, in time, and from the one who was asked', async () => {
    const options = await registration();
    expect((await add(device.create(options))).statusCode).toBe(200);
    expect((await add(device.create(options))).statusCode).toBe(400);
    const late = await registration();
    await house.db.query(`UPDATE passkey_challenges SET expires_at = now()`);
    expect((await add(device.create(late))).statusCode).toBe(400);
    const asked = await registration();
    ana = await newMember(house);
    await confirmAddress();
    expect((await add(device.create(asked))).statusCode).toBe(400);
  });

  it('has an end, also for who asked often enough before the first came back, and sends them at once', async () => {
    const MOST = 20;
    const questions = [];
    for (let one = 0; one <= MOST + 1; one += 1) questions.push(await registration());
    const send = (options: Parameters<Authenticator['create']>[0]) =>
      add(new Authenticator().create(options));
    const answers = await Promise.all(questions.slice(0, MOST / 2).map(send));
    answers.push(...(await Promise.all(questions.slice(MOST / 2).map(send))));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    const words = 'An account has 20 passkeys at the most.';
    expect(refused.map((answer) => answer.json<{ message: string }>().message)).toEqual([words, words]);
    expect((await factors()).passkeys).toHaveLength(MOST);
    const withCodes = answers.filter((answer) => answer.json<{ recoveryCodes?: unknown }>().recoveryCodes);
    expect(withCodes).toHaveLength(1);
    expect((await factors()).recoveryCodesLeft).toBe(10);
  });

  it.each<[string, unknown]>([
    ['an empty object', {}],
    ['one without a response', { id: 'a', rawId: 'a', type: 'public-key' }],
    ['one of lists', { id: ['a'], response: { clientDataJSON: ['a'] } }],
    [
      'one whose parts are noise',
      { id: 'a', response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
    ],
    ['one with a NUL', { id: '\u0000', response: { clientDataJSON: 'eyJjaGFsbGVuZ2UiOiJcdTAwMDAifQ' } }],
  ])('refuses %s', async (_what, passkey) => {
    expect((await add(passkey as object)).statusCode).toBe(400);
  });

  it('needs a confirmed address', async () => {
    ana = await newMember(house);
    const answer = await ana.ask('POST', '/api/account/passkeys/options');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'auth.email_unconfirmed' });
  });

  it('needs a fresh proof', async () => {
    await house.db.query(`UPDATE sessions SET proven_at = now() - interval '1 hour'`);
    const answer = await ana.ask('POST', '/api/account/passkeys/options');
    expect(answer.json()).toMatchObject({ code: 'auth.fresh_required' });
  });
});

describe('the passkeys of a person', () => {
  it('can be renamed and removed by them, and by nobody else', async () => {
    const { passkey } = (await register('Old')).json<{ passkey: PasskeySummary }>();
    const url = `/api/account/passkeys/${passkey.id}`;
    const bo = await newMember(house);
    expect((await bo.ask('PATCH', url, { name: 'Mine' })).statusCode).toBe(404);
    expect((await bo.ask('DELETE', url)).statusCode).toBe(404);
    expect((await ana.ask('PATCH', url, { name: 'New 🔑' })).statusCode).toBe(204);
    expect((await factors()).passkeys).toMatchObject([{ name: 'New 🔑' }]);
    expect((await ana.ask('PATCH', url, { name: ' ' })).statusCode).toBe(400);
    expect((await ana.ask('DELETE', url)).statusCode).toBe(204);
    expect(await factors()).toEqual({ totpSince: null, passkeys: [], recoveryCodesLeft: 0 });
    const answer = await enter(stranger(), device.get(await question(stranger())));
    expect(answer.statusCode).toBe(400);
  });
});

describe('signing in with a passkey', () => {
  beforeEach(() => register());

  it('needs neither e-mail nor password, nor a second factor, in any process', async () => {
    const browser = stranger();
    const options = await question(browser, second);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const answer = await enter(browser, device.get(options), { remember: true });
    expect(answer.json()).toEqual({
      success: true,
      message: 'Welcome back! You have successfully logged in.',
    });
    expect(answer.cookies.find(({ name }) => name === 'wanderwork')).toHaveProperty('expires');
    expect((await browser.ask('GET', '/api/auth/user')).json()).toMatchObject({ email: ana.email });
    expect((await factors()).passkeys[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  it.each<[string, object]>([
    ['given on another site', { origin: 'https://evil.example' }],
    ['given to another port of this one', { origin: ORIGIN.replace('4200', '4300') }],
    ['for another name', { rpId: 'evil.example' }],
    ['of somebody who was not verified', { verified: false }],
    ['to a question that nobody asked', { challenge: 'bm90IGFza2VkIGZvcg' }],
  ])('refuses an answer %s', async (_what, wish) => {
    const browser = stranger();
    const answer = await enter(browser, device.get(await question(browser), wish));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'passkey.refused' });
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('takes an answer once, also when it comes to two processes at the same time', async () => {
    const answer = device.get(await question(stranger()));
    const statuses = await Promise.all(
      [house, second, house, second].map(
        async (app) => (await enter(stranger(), answer, {}, app)).statusCode,
      ),
    );
    expect(statuses.sort()).toEqual([200, 400, 400, 400]);
  });

  it('refuses what somebody else’s key signed', async () => {
    const thief = new Authenticator();
    const bo = await newMember(house);
    await confirmAddress(bo);
    const options = await optionsFrom('/api/account/passkeys/options', bo);
    await bo.ask('POST', '/api/account/passkeys', { passkey: thief.create(options) });
    const browser = stranger();
    const asked = await question(browser);
    const honest = device.get(asked);
    const forged = {
      ...honest,
      response: { ...thief.get(asked).response, userHandle: honest.response.userHandle },
    };
    expect((await enter(browser, forged)).statusCode).toBe(400);
  });

  it('refuses a copy, whose count of uses went back', async () => {
    const browser = stranger();
    await enter(browser, device.get(await question(browser), { counter: 50 }));
    expect((await enter(stranger(), device.get(await question(browser), { counter: 50 }))).statusCode).toBe(
      400,
    );
    expect((await enter(stranger(), device.get(await question(browser), { counter: 51 }))).statusCode).toBe(
      200,
    );
  });

  it('takes no answer to another question', async () => {
    const fresh = await optionsFrom('/api/auth/fresh/passkey-options', ana);
    expect((await enter(stranger(), device.get(fresh))).statusCode).toBe(400);
  });
});

describe('a passkey as second factor', () => {
  beforeEach(() => register());

  it('is asked for after the password, and opens the session', async () => {
    const browser = ana.elsewhere();
    expect((await browser.signIn(PASSWORD)).json()).toMatchObject({ secondFactor: ['passkey'] });
    const options = await optionsFrom('/api/auth/second-factor/passkey-options', browser);
    expect(options.allowCredentials).toHaveLength(1);
    const answer = await browser.ask('POST', '/api/auth/second-factor', { passkey: device.get(options) });
    expect(answer.statusCode).toBe(200);
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('is nobody else’s', async () => {
    const thief = new Authenticator();
    const bo = await newMember(house);
    await confirmAddress(bo);
    await bo.ask('POST', '/api/account/passkeys', {
      passkey: thief.create(await optionsFrom('/api/account/passkeys/options', bo)),
    });
    const browser = ana.elsewhere();
    await browser.signIn(PASSWORD);
    const options = await optionsFrom('/api/auth/second-factor/passkey-options', browser);
    const answer = await browser.ask('POST', '/api/auth/second-factor', { passkey: thief.get(options) });
    expect(answer.statusCode).toBe(400);
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('is asked of nobody who has not shown the password', async () => {
    const answer = await stranger().ask('POST', '/api/auth/second-factor/passkey-options');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'auth.sign_in_expired' });
  });

  it('counts as a fresh proof', async () => {
    await house.db.query(`UPDATE sessions SET proven_at = now() - interval '1 hour'`);
    const options = await optionsFrom('/api/auth/fresh/passkey-options', ana);
    expect((await ana.ask('POST', '/api/auth/fresh', { passkey: device.get(options) })).statusCode).toBe(204);
    expect((await ana.ask('GET', '/api/account/export')).statusCode).toBe(200);
  });
});
