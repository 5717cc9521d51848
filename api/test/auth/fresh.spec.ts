import { startTestApp, type TestApp } from '../support/index.js';
import { type Browser, newMember, PASSWORD } from '../support/member.js';

let house: TestApp;
let ana: Browser;
const prove = (payload: object) => ana.ask('POST', '/api/auth/fresh', payload);
const isFresh = async () => (await ana.ask('GET', '/api/account/export')).statusCode === 200;
const age = () => house.db.query(`UPDATE sessions SET proven_at = now() - interval '1 hour'`);

beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  ana = await newMember(house);
  await age();
});

describe('showing once more who one is', () => {
  it('opens what is dangerous for ten minutes, under a new id of the session', async () => {
    expect(await isFresh()).toBe(false);
    const before = ana.clone();
    expect((await prove({ password: PASSWORD })).statusCode).toBe(204);
    expect(await isFresh()).toBe(true);
    expect(await before.isSignedIn()).toBe(false);
    await house.db.query(`UPDATE sessions SET proven_at = now() - interval '10 minutes 1 second'`);
    expect(await isFresh()).toBe(false);
  });

  it('keeps what the session was: its place in the list, its beginning, its end', async () => {
    await ana.signIn(PASSWORD, true);
    const listed = async () => (await ana.ask('GET', '/api/account/sessions')).json();
    await house.db.query(`UPDATE sessions SET created_at = created_at - interval '80 days'`);
    const [before] = await listed();
    const answer = await prove({ password: PASSWORD });
    const [after] = await listed();
    expect(after).toEqual({ ...before, lastSeenAt: expect.any(String) });
    const cookie = answer.cookies.find(({ name }) => name === 'wanderwork');
    const days = ((cookie?.expires ?? new Date(0)).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(9);
    expect(days).toBeLessThanOrEqual(10);
  });

  it.each([
    ['a wrong password', { password: 'not it' }, 'auth.password_wrong'],
    ['a code of an app that there is none of', { password: PASSWORD, code: '123456' }, 'auth.code_invalid'],
    [
      'a recovery code that there is none of',
      { password: PASSWORD, recoveryCode: 'ABCDE-FGHJK' },
      'auth.code_invalid',
    ],
    ['a passkey that is none', { passkey: { id: 'a' } }, 'passkey.refused'],
    ['nothing', {}, 'validation.failed'],
    ['a code of letters', { code: 'abcdef' }, 'validation.failed'],
    ['a passkey that is a text', { passkey: 'a' }, 'validation.failed'],
  ])('is not done by %s', async (_what, payload, code) => {
    const answer = await prove(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code });
    expect(await isFresh()).toBe(false);
    expect(await ana.isSignedIn()).toBe(true);
  });

  it('is no way to guess the password', async () => {
    const strict = await startTestApp({ config: { limitFactor: 1 } });
    ana = await newMember(strict);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await prove({ password: 'guess' })).statusCode).toBe(400);
    const refused = await prove({ password: PASSWORD });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    await strict.close();
  });
});
