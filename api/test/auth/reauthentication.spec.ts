import { startTestApp, type TestApp } from '../support/index.js';
import { type Browser, createMember, PASSWORD } from '../support/member.js';

let api: TestApp;
let ana: Browser;
const reauthenticate = (payload: object) => ana.request('POST', '/api/auth/fresh', payload);
const isFresh = async () => (await ana.request('GET', '/api/account/export')).statusCode === 200;
const expireProof = () => api.db.query(`UPDATE sessions SET proven_at = now() - interval '1 hour'`);

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  ana = await createMember(api);
  await expireProof();
});

describe('re-authentication', () => {
  it('opens sensitive routes for ten minutes, under a new session id', async () => {
    expect(await isFresh()).toBe(false);
    const before = ana.clone();
    expect((await reauthenticate({ password: PASSWORD })).statusCode).toBe(204);
    expect(await isFresh()).toBe(true);
    expect(await before.isSignedIn()).toBe(false);
    await api.db.query(`UPDATE sessions SET proven_at = now() - interval '10 minutes 1 second'`);
    expect(await isFresh()).toBe(false);
  });

  it("keeps the session's place in the list, its start and its end", async () => {
    await ana.signIn(PASSWORD, true);
    const listSessions = async () => (await ana.request('GET', '/api/account/sessions')).json();
    await api.db.query(`UPDATE sessions SET created_at = created_at - interval '80 days'`);
    const [before] = await listSessions();
    const response = await reauthenticate({ password: PASSWORD });
    const [after] = await listSessions();
    expect(after).toEqual({ ...before, lastSeenAt: expect.any(String) });
    const cookie = response.cookies.find(({ name }) => name === 'wanderwork');
    const days = ((cookie?.expires ?? new Date(0)).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(9);
    expect(days).toBeLessThanOrEqual(10);
  });

  it.each([
    ['a wrong password', { password: 'not it' }, 'auth.password_wrong'],
    [
      'a code when the account has no authenticator app',
      { password: PASSWORD, code: '123456' },
      'auth.code_invalid',
    ],
    [
      'a recovery code when the account has none',
      { password: PASSWORD, recoveryCode: 'ABCDE-FGHJK' },
      'auth.code_invalid',
    ],
    ['an object that is not a passkey', { passkey: { id: 'a' } }, 'passkey.refused'],
    ['nothing', {}, 'validation.failed'],
    ['a code made of letters', { code: 'abcdef' }, 'validation.failed'],
    ['a passkey that is a string', { passkey: 'a' }, 'validation.failed'],
  ])('is refused with %s', async (_what, payload, code) => {
    const response = await reauthenticate(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code });
    expect(await isFresh()).toBe(false);
    expect(await ana.isSignedIn()).toBe(true);
  });

  it('cannot be used to guess the password', async () => {
    const strict = await startTestApp({ config: { limitFactor: 1 } });
    ana = await createMember(strict);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await reauthenticate({ password: 'guess' })).statusCode).toBe(400);
    const refused = await reauthenticate({ password: PASSWORD });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    await strict.close();
  });
});
