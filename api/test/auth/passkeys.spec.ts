import type { PasskeySummary } from '@wanderwork/contracts';
import { Authenticator } from '../support/authenticator.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser, createMember } from '../support/member.js';
import {
  signInWithPasskey,
  createPasskeyHolder,
  requestSignInOptions,
  type PasskeyHolder,
} from './passkey-holder.js';

let api: TestApp;
let ana: PasskeyHolder;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  ana = await createPasskeyHolder(api);
});

describe('adding a passkey', () => {
  it('asks for a discoverable credential with user verification', async () => {
    expect(await ana.requestRegistrationOptions()).toMatchObject({
      rp: { id: 'localhost', name: 'WanderWork' },
      user: { name: ana.browser.email, displayName: 'Ana Ferreira' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
  });

  it('saves it under a name, returns recovery codes for the first one, and emails the owner', async () => {
    const answer = await ana.registerPasskey('My laptop');
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
    ana.device = new Authenticator();
    expect((await ana.registerPasskey()).json()).toMatchObject({
      passkey: { name: 'Firefox on Linux' },
      recoveryCodes: null,
    });
    const emails = await api.db.query('SELECT template FROM mails WHERE address = $1', [ana.browser.email]);
    expect(emails).toContainEqual({ template: 'second-factor-added' });
  });

  it("excludes the user's existing passkeys", async () => {
    await ana.registerPasskey();
    expect((await ana.requestRegistrationOptions()).excludeCredentials).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['created for another website', { origin: 'https://evil.example' }],
    ['created for another domain', { rpId: 'evil.example' }],
    ['of an unverified user', { verified: false }],
    ['that signed another challenge', { challenge: 'bm90IGFza2VkIGZvcg' }],
  ])('refuses one %s', async (_what, overrides) => {
    const answer = await ana.addPasskey(ana.device.create(await ana.requestRegistrationOptions(), overrides));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'passkey.refused' });
    expect((await ana.getSecondFactors()).passkeys).toEqual([]);
  });

  it('accepts a response once, in time, and only from the user who got the challenge', async () => {
    const options = await ana.requestRegistrationOptions();
    expect((await ana.addPasskey(ana.device.create(options))).statusCode).toBe(200);
    expect((await ana.addPasskey(ana.device.create(options))).statusCode).toBe(400);
    const expiredOptions = await ana.requestRegistrationOptions();
    await api.db.query(`UPDATE passkey_challenges SET expires_at = now()`);
    expect((await ana.addPasskey(ana.device.create(expiredOptions))).statusCode).toBe(400);
    const anaOptions = await ana.requestRegistrationOptions();
    const other = await createPasskeyHolder(api);
    expect((await other.addPasskey(ana.device.create(anaOptions))).statusCode).toBe(400);
  });

  it('allows at most twenty, even when many challenges are answered at once', async () => {
    const MAX_PASSKEYS = 20;
    const challenges = [];
    for (let one = 0; one <= MAX_PASSKEYS + 1; one += 1)
      challenges.push(await ana.requestRegistrationOptions());
    const send = (options: Parameters<Authenticator['create']>[0]) =>
      ana.addPasskey(new Authenticator().create(options));
    const responses = await Promise.all(challenges.slice(0, MAX_PASSKEYS / 2).map(send));
    responses.push(...(await Promise.all(challenges.slice(MAX_PASSKEYS / 2).map(send))));
    const refused = responses.filter(({ statusCode }) => statusCode !== 200);
    const words = 'An account can have at most 20 passkeys.';
    expect(refused.map((answer) => answer.json<{ message: string }>().message)).toEqual([words, words]);
    expect((await ana.getSecondFactors()).passkeys).toHaveLength(MAX_PASSKEYS);
    const withCodes = responses.filter((answer) => answer.json<{ recoveryCodes?: unknown }>().recoveryCodes);
    expect(withCodes).toHaveLength(1);
    expect((await ana.getSecondFactors()).recoveryCodesLeft).toBe(10);
  });

  it.each<[string, unknown]>([
    ['an empty object', {}],
    ['one without a response', { id: 'a', rawId: 'a', type: 'public-key' }],
    ['arrays instead of strings', { id: ['a'], response: { clientDataJSON: ['a'] } }],
    ['one with random parts', { id: 'a', response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } }],
    ['one with a NUL', { id: '\u0000', response: { clientDataJSON: 'eyJjaGFsbGVuZ2UiOiJcdTAwMDAifQ' } }],
  ])('refuses %s', async (_what, passkey) => {
    expect((await ana.addPasskey(passkey as object)).statusCode).toBe(400);
  });

  it('needs a confirmed address', async () => {
    const newcomer = await createMember(api);
    const answer = await newcomer.request('POST', '/api/account/passkeys/options');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'auth.email_unconfirmed' });
  });

  it('needs re-authentication', async () => {
    await api.db.query(`UPDATE sessions SET proven_at = now() - interval '1 hour'`);
    const answer = await ana.browser.request('POST', '/api/account/passkeys/options');
    expect(answer.json()).toMatchObject({ code: 'auth.fresh_required' });
  });
});

describe('the passkeys of a user', () => {
  it('can be renamed and removed by their owner only', async () => {
    const { passkey } = (await ana.registerPasskey('Old')).json<{ passkey: PasskeySummary }>();
    const url = `/api/account/passkeys/${passkey.id}`;
    const bo = await createMember(api);
    expect((await bo.request('PATCH', url, { name: 'Mine' })).statusCode).toBe(404);
    expect((await bo.request('DELETE', url)).statusCode).toBe(404);
    expect((await ana.browser.request('PATCH', url, { name: 'New 🔑' })).statusCode).toBe(204);
    expect((await ana.getSecondFactors()).passkeys).toMatchObject([{ name: 'New 🔑' }]);
    expect((await ana.browser.request('PATCH', url, { name: ' ' })).statusCode).toBe(400);
    expect((await ana.browser.request('DELETE', url)).statusCode).toBe(204);
    expect(await ana.getSecondFactors()).toEqual({ totpSince: null, passkeys: [], recoveryCodesLeft: 0 });
    const stranger = new Browser(api);
    const answer = await signInWithPasskey(stranger, ana.device.get(await requestSignInOptions(stranger)));
    expect(answer.statusCode).toBe(400);
  });
});
