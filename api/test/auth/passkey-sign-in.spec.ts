import { ORIGIN, startTestApp, type TestApp } from '../support/index.js';
import { Browser, PASSWORD } from '../support/member.js';
import {
  signInWithPasskey,
  createPasskeyHolder,
  requestOptions,
  requestSignInOptions,
  type PasskeyHolder,
} from './passkey-holder.js';

let api: TestApp;
let otherProcess: TestApp;
let ana: PasskeyHolder;

const createBrowser = () => new Browser(api);

beforeAll(async () => {
  api = await startTestApp();
  otherProcess = await api.startAnother();
});
afterAll(async () => {
  await otherProcess.close();
  await api.close();
});
beforeEach(async () => {
  ana = await createPasskeyHolder(api);
  await ana.registerPasskey();
});

describe('signing in with a passkey', () => {
  it('needs no email address, password or second factor, in any process', async () => {
    const browser = createBrowser();
    const options = await requestSignInOptions(browser, otherProcess);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const answer = await signInWithPasskey(browser, ana.device.get(options), { remember: true });
    expect(answer.json()).toEqual({
      success: true,
      message: 'Welcome back! You have successfully logged in.',
    });
    expect(answer.cookies.find(({ name }) => name === 'wanderwork')).toHaveProperty('expires');
    expect((await browser.request('GET', '/api/auth/user')).json()).toMatchObject({
      email: ana.browser.email,
    });
    expect((await ana.getSecondFactors()).passkeys[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  it.each<[string, object]>([
    ['from another website', { origin: 'https://evil.example' }],
    ['from another port of this host', { origin: ORIGIN.replace('4200', '4300') }],
    ['for another domain', { rpId: 'evil.example' }],
    ['of an unverified user', { verified: false }],
    ['to a challenge that was never issued', { challenge: 'bm90IGFza2VkIGZvcg' }],
  ])('refuses a response %s', async (_what, overrides) => {
    const browser = createBrowser();
    const answer = await signInWithPasskey(
      browser,
      ana.device.get(await requestSignInOptions(browser), overrides),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'passkey.refused' });
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('accepts a response once, even when two processes get it at the same time', async () => {
    const answer = ana.device.get(await requestSignInOptions(createBrowser()));
    const statuses = await Promise.all(
      [api, otherProcess, api, otherProcess].map(
        async (process) => (await signInWithPasskey(createBrowser(), answer, {}, process)).statusCode,
      ),
    );
    expect(statuses.sort()).toEqual([200, 400, 400, 400]);
  });

  it("refuses a signature by somebody else's key", async () => {
    const thief = await createPasskeyHolder(api);
    await thief.registerPasskey();
    const browser = createBrowser();
    const options = await requestSignInOptions(browser);
    const honest = ana.device.get(options);
    const forged = {
      ...honest,
      response: { ...thief.device.get(options).response, userHandle: honest.response.userHandle },
    };
    expect((await signInWithPasskey(browser, forged)).statusCode).toBe(400);
  });

  it('refuses a cloned key, whose signature counter went back', async () => {
    const browser = createBrowser();
    await signInWithPasskey(browser, ana.device.get(await requestSignInOptions(browser), { counter: 50 }));
    expect(
      (
        await signInWithPasskey(
          createBrowser(),
          ana.device.get(await requestSignInOptions(browser), { counter: 50 }),
        )
      ).statusCode,
    ).toBe(400);
    expect(
      (
        await signInWithPasskey(
          createBrowser(),
          ana.device.get(await requestSignInOptions(browser), { counter: 51 }),
        )
      ).statusCode,
    ).toBe(200);
  });

  it('refuses a response to another kind of challenge', async () => {
    const fresh = await requestOptions('/api/auth/fresh/passkey-options', ana.browser);
    expect((await signInWithPasskey(createBrowser(), ana.device.get(fresh))).statusCode).toBe(400);
  });
});

describe('a passkey as second factor', () => {
  it('is requested after the password and opens the session', async () => {
    const browser = ana.browser.openBrowser();
    expect((await browser.signIn(PASSWORD)).json()).toMatchObject({ secondFactor: ['passkey'] });
    const options = await requestOptions('/api/auth/second-factor/passkey-options', browser);
    expect(options.allowCredentials).toHaveLength(1);
    const answer = await browser.request('POST', '/api/auth/second-factor', {
      passkey: ana.device.get(options),
    });
    expect(answer.statusCode).toBe(200);
    expect(await browser.isSignedIn()).toBe(true);
  });

  it('of somebody else is refused', async () => {
    const thief = await createPasskeyHolder(api);
    await thief.registerPasskey();
    const browser = ana.browser.openBrowser();
    await browser.signIn(PASSWORD);
    const options = await requestOptions('/api/auth/second-factor/passkey-options', browser);
    const answer = await browser.request('POST', '/api/auth/second-factor', {
      passkey: thief.device.get(options),
    });
    expect(answer.statusCode).toBe(400);
    expect(await browser.isSignedIn()).toBe(false);
  });

  it('is not offered before the password was entered', async () => {
    const answer = await createBrowser().request('POST', '/api/auth/second-factor/passkey-options');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'auth.sign_in_expired' });
  });

  it('counts as re-authentication', async () => {
    await api.db.query(`UPDATE sessions SET proven_at = now() - interval '1 hour'`);
    const options = await requestOptions('/api/auth/fresh/passkey-options', ana.browser);
    expect(
      (await ana.browser.request('POST', '/api/auth/fresh', { passkey: ana.device.get(options) })).statusCode,
    ).toBe(204);
    expect((await ana.browser.request('GET', '/api/account/export')).statusCode).toBe(200);
  });
});
