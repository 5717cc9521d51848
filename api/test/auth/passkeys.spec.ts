import type { PasskeySummary } from '@wanderwork/contracts';
import { Authenticator } from '../support/authenticator.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser, newMember } from '../support/member.js';
import { enter, newHolder, signInOptions, type PasskeyHolder } from './passkey-holder.js';

let house: TestApp;
let ana: PasskeyHolder;

beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  ana = await newHolder(house);
});

describe('adding a passkey', () => {
  it('asks for one that offers itself and verifies its owner', async () => {
    expect(await ana.registration()).toMatchObject({
      rp: { id: 'localhost', name: 'WanderWork' },
      user: { name: ana.browser.email, displayName: 'Ana Ferreira' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
  });

  it('keeps it under a name, with recovery codes for the first, and tells the owner by mail', async () => {
    const answer = await ana.register('My laptop');
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
    expect((await ana.register()).json()).toMatchObject({
      passkey: { name: 'Firefox on Linux' },
      recoveryCodes: null,
    });
    const letters = await house.db.query('SELECT template FROM mails WHERE address = $1', [
      ana.browser.email,
    ]);
    expect(letters).toContainEqual({ template: 'second-factor-added' });
  });

  it('leaves out those that are there already', async () => {
    await ana.register();
    expect((await ana.registration()).excludeCredentials).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['made for another site', { origin: 'https://evil.example' }],
    ['made for another name', { rpId: 'evil.example' }],
    ['of somebody who was not verified', { verified: false }],
    ['that signed something else', { challenge: 'bm90IGFza2VkIGZvcg' }],
  ])('refuses one %s', async (_what, wish) => {
    const answer = await ana.add(ana.device.create(await ana.registration(), wish));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'passkey.refused' });
    expect((await ana.factors()).passkeys).toEqual([]);
  });

  it('takes an answer once, in time, and from the one who was asked', async () => {
    const options = await ana.registration();
    expect((await ana.add(ana.device.create(options))).statusCode).toBe(200);
    expect((await ana.add(ana.device.create(options))).statusCode).toBe(400);
    const late = await ana.registration();
    await house.db.query(`UPDATE passkey_challenges SET expires_at = now()`);
    expect((await ana.add(ana.device.create(late))).statusCode).toBe(400);
    const asked = await ana.registration();
    const other = await newHolder(house);
    expect((await other.add(ana.device.create(asked))).statusCode).toBe(400);
  });

  it('has an end, also for who asked often enough before the first came back, and sends them at once', async () => {
    const MOST = 20;
    const questions = [];
    for (let one = 0; one <= MOST + 1; one += 1) questions.push(await ana.registration());
    const send = (options: Parameters<Authenticator['create']>[0]) =>
      ana.add(new Authenticator().create(options));
    const answers = await Promise.all(questions.slice(0, MOST / 2).map(send));
    answers.push(...(await Promise.all(questions.slice(MOST / 2).map(send))));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    const words = 'An account can have at most 20 passkeys.';
    expect(refused.map((answer) => answer.json<{ message: string }>().message)).toEqual([words, words]);
    expect((await ana.factors()).passkeys).toHaveLength(MOST);
    const withCodes = answers.filter((answer) => answer.json<{ recoveryCodes?: unknown }>().recoveryCodes);
    expect(withCodes).toHaveLength(1);
    expect((await ana.factors()).recoveryCodesLeft).toBe(10);
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
    expect((await ana.add(passkey as object)).statusCode).toBe(400);
  });

  it('needs a confirmed address', async () => {
    const newcomer = await newMember(house);
    const answer = await newcomer.ask('POST', '/api/account/passkeys/options');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'auth.email_unconfirmed' });
  });

  it('needs a fresh proof', async () => {
    await house.db.query(`UPDATE sessions SET proven_at = now() - interval '1 hour'`);
    const answer = await ana.browser.ask('POST', '/api/account/passkeys/options');
    expect(answer.json()).toMatchObject({ code: 'auth.fresh_required' });
  });
});

describe('the passkeys of a person', () => {
  it('can be renamed and removed by them, and by nobody else', async () => {
    const { passkey } = (await ana.register('Old')).json<{ passkey: PasskeySummary }>();
    const url = `/api/account/passkeys/${passkey.id}`;
    const bo = await newMember(house);
    expect((await bo.ask('PATCH', url, { name: 'Mine' })).statusCode).toBe(404);
    expect((await bo.ask('DELETE', url)).statusCode).toBe(404);
    expect((await ana.browser.ask('PATCH', url, { name: 'New 🔑' })).statusCode).toBe(204);
    expect((await ana.factors()).passkeys).toMatchObject([{ name: 'New 🔑' }]);
    expect((await ana.browser.ask('PATCH', url, { name: ' ' })).statusCode).toBe(400);
    expect((await ana.browser.ask('DELETE', url)).statusCode).toBe(204);
    expect(await ana.factors()).toEqual({ totpSince: null, passkeys: [], recoveryCodesLeft: 0 });
    const stranger = new Browser(house);
    const answer = await enter(stranger, ana.device.get(await signInOptions(stranger)));
    expect(answer.statusCode).toBe(400);
  });
});
