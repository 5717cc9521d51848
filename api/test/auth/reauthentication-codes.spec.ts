import { startTestApp, type TestApp } from '../support/index.js';
import { createMember, PASSWORD, type Browser } from '../support/member.js';
import { AuthenticatorApp } from './authenticator-app.js';
import { createPasskeyHolder } from './passkey-holder.js';

let api: TestApp;
let ana: Browser;
let authenticator: AuthenticatorApp;
const reauthenticate = (payload: object, browser = ana) =>
  browser.request('POST', '/api/auth/fresh', payload);
const isFresh = async () => (await ana.request('GET', '/api/account/export')).statusCode === 200;
const expireProofs = (where = api) =>
  where.db.query(`UPDATE sessions SET proven_at = now() - interval '1 hour'`);

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  ana = await createMember(api);
  authenticator = await AuthenticatorApp.enable(ana);
  await expireProofs();
});

describe('re-authentication of an account with an authenticator app', () => {
  const password = PASSWORD;
  const code = () => authenticator.code(1);
  const recoveryCode = () => authenticator.recoveryCodes[0];

  it.each<[string, () => object, string]>([
    ['the password alone', () => ({ password }), 'auth.second_factor_required'],
    ['a code alone', () => ({ code: code() }), 'validation.failed'],
    ['a recovery code alone', () => ({ recoveryCode: recoveryCode() }), 'validation.failed'],
    [
      'two factors without a password',
      () => ({ code: code(), recoveryCode: recoveryCode() }),
      'validation.failed',
    ],
    ['a wrong password with a code', () => ({ password: 'guess', code: code() }), 'auth.password_wrong'],
    [
      'a wrong password with a recovery code',
      () => ({ password: 'guess', recoveryCode: recoveryCode() }),
      'auth.password_wrong',
    ],
    [
      'the password with a wrong code',
      () => ({ password, code: authenticator.code(40) }),
      'auth.code_invalid',
    ],
    [
      'the password with a wrong recovery code',
      () => ({ password, recoveryCode: 'ABCDE-FGHJK' }),
      'auth.code_invalid',
    ],
  ])('refuses %s and uses up nothing', async (_what, payload, errorCode) => {
    const response = await reauthenticate(payload());
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: errorCode });
    expect((await ana.request('DELETE', '/api/account/totp')).json()).toMatchObject({
      code: 'auth.fresh_required',
    });
    expect((await reauthenticate({ password, code: code() })).statusCode).toBe(204);
    await expireProofs();
    expect((await reauthenticate({ password, recoveryCode: recoveryCode() })).statusCode).toBe(204);
  });

  it('accepts the password with a code and records both', async () => {
    expect((await reauthenticate({ password, code: code() })).statusCode).toBe(204);
    expect(await isFresh()).toBe(true);
    const exported = (await ana.request('GET', '/api/account/export')).json<{ history: object[] }>();
    expect(exported.history).toContainEqual(
      expect.objectContaining({ action: 'account.proven', newValue: { by: ['password', 'totp'] } }),
    );
  });

  it('accepts a code once, even if it was used at sign-in', async () => {
    const used = code();
    const phone = ana.openBrowser();
    await phone.signIn();
    expect((await phone.request('POST', '/api/auth/second-factor', { code: used })).statusCode).toBe(200);
    expect((await reauthenticate({ password, code: used })).json()).toMatchObject({
      code: 'auth.code_invalid',
    });
    expect(await isFresh()).toBe(false);
  });

  it('accepts a code in one of two concurrent requests', async () => {
    const credentials = { password, code: code() };
    const responses = await Promise.all([
      reauthenticate(credentials, ana.clone()),
      reauthenticate(credentials, ana.clone()),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
  });

  it('accepts the password with a recovery code once', async () => {
    const credentials = { password, recoveryCode: recoveryCode() };
    expect((await reauthenticate(credentials)).statusCode).toBe(204);
    expect(await isFresh()).toBe(true);
    await expireProofs();
    expect((await reauthenticate(credentials)).statusCode).toBe(400);
    expect(await isFresh()).toBe(false);
  });

  it('counts wrong codes together with those at sign-in', async () => {
    const strict = await startTestApp({ config: { limitFactor: 1 } });
    ana = await createMember(strict);
    authenticator = await AuthenticatorApp.enable(ana);
    await expireProofs(strict);
    const phone = ana.openBrowser();
    await phone.signIn();
    const guess = { code: '000000' };
    for (let tries = 0; tries < 3; tries += 1)
      expect((await reauthenticate({ password, ...guess })).statusCode).toBe(400);
    for (let tries = 0; tries < 2; tries += 1)
      expect((await phone.request('POST', '/api/auth/second-factor', guess)).statusCode).toBe(400);
    const [counted] = await strict.db.query(
      `UPDATE sign_in_attempts SET free_at = now() + interval '1 minute'
       WHERE failures = 5 AND free_at > last_at RETURNING failures`,
    );
    expect(counted).toHaveLength(1);
    expect((await reauthenticate({ password, code: code() })).statusCode).toBe(429);
    await strict.close();
  });
});

describe('a password change of an account with an authenticator app', () => {
  const change = { current: PASSWORD, password: 'a louder place by the road' };
  const provenAt = async () =>
    (await api.db.query('SELECT proven_at FROM sessions JOIN users ON users.id = user_id WHERE email = $1', [
      ana.email,
    ])) as object[];

  it('needs the factor too', async () => {
    const response = await ana.request('POST', '/api/account/password', change);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'auth.fresh_required' });
    expect(await isFresh()).toBe(false);
  });

  it('does not extend the re-authentication', async () => {
    await reauthenticate({ password: PASSWORD, code: authenticator.code(1) });
    const before = await provenAt();
    expect((await ana.request('POST', '/api/account/password', change)).statusCode).toBe(204);
    expect(await provenAt()).toEqual(before);
  });
});

describe('the first second factor of an account', () => {
  it('voids the re-authentication of other sessions and leaves them signed in', async () => {
    const bo = await createPasskeyHolder(api);
    const other = bo.browser.openBrowser();
    await other.signIn();
    expect((await other.request('GET', '/api/account/export')).statusCode).toBe(200);
    await bo.registerPasskey();
    expect((await other.request('GET', '/api/account/export')).json()).toMatchObject({
      code: 'auth.fresh_required',
    });
    expect(await other.isSignedIn()).toBe(true);
    expect((await bo.browser.request('GET', '/api/account/export')).statusCode).toBe(200);
  });

  it('may be a passkey: the password then needs a recovery code with it', async () => {
    const bo = await createPasskeyHolder(api);
    const { recoveryCodes } = (await bo.registerPasskey()).json<{ recoveryCodes: string[] }>();
    await expireProofs();
    const alone = await reauthenticate({ password: PASSWORD }, bo.browser);
    expect(alone.json()).toMatchObject({ code: 'auth.second_factor_required' });
    const credentials = { password: PASSWORD, recoveryCode: recoveryCodes[0] };
    expect((await reauthenticate(credentials, bo.browser)).statusCode).toBe(204);
  });
});
