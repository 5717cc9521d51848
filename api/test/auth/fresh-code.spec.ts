import { startTestApp, type TestApp } from '../support/index.js';
import { newMember, type Browser } from '../support/member.js';
import { AuthenticatorApp } from './authenticator-app.js';

let house: TestApp;
let ana: Browser;
let app: AuthenticatorApp;
const prove = (payload: object, browser = ana) => browser.ask('POST', '/api/auth/fresh', payload);
const isFresh = async () => (await ana.ask('GET', '/api/account/export')).statusCode === 200;
const age = (where = house) => where.db.query(`UPDATE sessions SET proven_at = now() - interval '1 hour'`);

beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  ana = await newMember(house);
  app = await AuthenticatorApp.of(ana);
  await age();
});

describe('a code of the authenticator app as a fresh proof', () => {
  it('opens what is dangerous, and is written down as what it was', async () => {
    expect((await prove({ code: app.code(1) })).statusCode).toBe(204);
    expect(await isFresh()).toBe(true);
    const exported = (await ana.ask('GET', '/api/account/export')).json<{ history: object[] }>();
    expect(exported.history).toContainEqual(
      expect.objectContaining({ action: 'account.proven', newValue: { by: ['totp'] } }),
    );
  });

  it('is refused when it is wrong, and asks for another', async () => {
    const answer = await prove({ code: app.code(40) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'auth.code_invalid' });
    expect(await isFresh()).toBe(false);
  });

  it('counts once, also when it was shown at a sign-in before', async () => {
    const code = app.code(1);
    const phone = ana.elsewhere();
    await phone.signIn();
    expect((await phone.ask('POST', '/api/auth/second-factor', { code })).statusCode).toBe(200);
    expect((await prove({ code })).json()).toMatchObject({ code: 'auth.code_invalid' });
    expect(await isFresh()).toBe(false);
  });

  it('is taken from one of two who show it at once', async () => {
    const code = app.code(1);
    const answers = await Promise.all([prove({ code }, ana.clone()), prove({ code }, ana.clone())]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
  });

  it('gives way to a recovery code, which is spent by it', async () => {
    const [recoveryCode] = app.recoveryCodes;
    expect((await prove({ recoveryCode })).statusCode).toBe(204);
    expect(await isFresh()).toBe(true);
    await age();
    expect((await prove({ recoveryCode })).statusCode).toBe(400);
    expect(await isFresh()).toBe(false);
  });

  it('is no way to guess one: tries count together with those of signing in', async () => {
    const strict = await startTestApp({ config: { limitFactor: 1 } });
    ana = await newMember(strict);
    app = await AuthenticatorApp.of(ana);
    await age(strict);
    const phone = ana.elsewhere();
    await phone.signIn();
    const guess = { code: '000000' };
    for (let tries = 0; tries < 3; tries += 1) expect((await prove(guess)).statusCode).toBe(400);
    for (let tries = 0; tries < 2; tries += 1)
      expect((await phone.ask('POST', '/api/auth/second-factor', guess)).statusCode).toBe(400);
    const [counted] = await strict.db.query(
      `UPDATE sign_in_attempts SET free_at = now() + interval '1 minute'
       WHERE failures = 5 AND free_at > last_at RETURNING failures`,
    );
    expect(counted).toHaveLength(1);
    expect((await prove({ code: app.code(1) })).statusCode).toBe(429);
    await strict.close();
  });
});
