import type { SessionSummary } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';
import { type Browser, newMember, PASSWORD } from '../support/member.js';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1';

let house: TestApp;
let second: TestApp;
let desk: Browser;
let phone: Browser;
const listed = async (browser: Browser) =>
  (await browser.ask('GET', '/api/account/sessions')).json<SessionSummary[]>();

beforeAll(async () => {
  house = await startTestApp();
  second = await house.another();
});
afterAll(async () => {
  await second.close();
  await house.close();
});
beforeEach(async () => {
  desk = await newMember(house);
  phone = desk.elsewhere(PHONE);
  await phone.signIn(PASSWORD, true);
});

describe('the sessions of a person', () => {
  it('are listed with device and times, the one that asks marked', async () => {
    const answer = await desk.ask('GET', '/api/account/sessions');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual([
      expect.objectContaining({ device: 'Safari on iPhone', current: false, remembered: true }),
      expect.objectContaining({ device: 'Firefox on Linux', current: true, remembered: false }),
    ]);
    for (const { createdAt, lastSeenAt } of answer.json<SessionSummary[]>())
      for (const time of [createdAt, lastSeenAt]) expect(Date.now() - Date.parse(time)).toBeLessThan(600_000);
  });

  it('leave out what has ended by itself', async () => {
    await house.db.query(
      `UPDATE sessions SET last_seen_at = now() - interval '15 days' WHERE device_label = 'Safari on iPhone'`,
    );
    expect(await listed(desk)).toHaveLength(1);
  });

  it('end one by one, at once in every process', async () => {
    const other = (await listed(desk)).find(({ current }) => !current);
    expect(await phone.isSignedIn(second)).toBe(true);
    expect((await desk.ask('DELETE', `/api/account/sessions/${other?.id}`)).statusCode).toBe(204);
    expect(await phone.isSignedIn(second)).toBe(false);
    expect(await desk.isSignedIn(second)).toBe(true);
    const again = await desk.ask('DELETE', `/api/account/sessions/${other?.id}`);
    expect(again.statusCode).toBe(404);
    expect(again.json()).toMatchObject({ code: 'session.not_found' });
  });

  it('end all but the one that asks', async () => {
    const answer = await desk.ask('DELETE', '/api/account/sessions');
    expect(answer.json()).toEqual({ ended: 1 });
    expect(await phone.isSignedIn()).toBe(false);
    expect(await desk.isSignedIn()).toBe(true);
  });

  it('are nobody else’s to end', async () => {
    const stranger = await newMember(house);
    const [session] = await listed(desk);
    expect((await stranger.ask('DELETE', `/api/account/sessions/${session?.id}`)).statusCode).toBe(404);
    expect(await listed(stranger)).toHaveLength(1);
    expect(await listed(desk)).toHaveLength(2);
  });

  it.each(['no-id', '%00', "'--", '1'])('are not called %s', async (id) => {
    const answer = await desk.ask('DELETE', `/api/account/sessions/${id}`);
    expect(answer.statusCode).toBe(400);
  });
});

describe('another password', () => {
  const change = (payload: object) => desk.ask('POST', '/api/account/password', payload);
  const next = 'a louder place by the road';

  it('ends every other session, and gives the one that asked a new id', async () => {
    const before = desk.clone();
    expect((await change({ current: PASSWORD, password: next })).statusCode).toBe(204);
    expect(await desk.isSignedIn()).toBe(true);
    expect(await before.isSignedIn()).toBe(false);
    expect(await phone.isSignedIn(second)).toBe(false);
    expect((await phone.signIn(PASSWORD)).statusCode).toBe(401);
    expect((await phone.signIn(next)).statusCode).toBe(200);
  });

  it.each([
    ['a wrong one', { current: 'not it', password: next }],
    ['none', { password: next }],
  ])('needs the current one, and not %s', async (_what, payload) => {
    const answer = await change(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'auth.password_wrong' });
    expect(await phone.isSignedIn()).toBe(true);
  });

  it('needs eight characters', async () => {
    const answer = await change({ current: PASSWORD, password: 'short' });
    expect(answer.json()).toMatchObject({
      errors: [{ path: 'password', message: 'Password must be at least 8 characters' }],
    });
  });

  it('is no way to guess the current one', async () => {
    const strict = await startTestApp({ config: { limitFactor: 1 } });
    const member = await newMember(strict);
    const guess = () => member.ask('POST', '/api/account/password', { current: 'guess', password: next });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess()).statusCode).toBe(400);
    const refused = await guess();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    await strict.close();
  });

  it('takes off the duty to change it', async () => {
    await house.db.query('UPDATE users SET must_change_password = true WHERE email = $1', [desk.email]);
    const due = async () =>
      (await desk.ask('GET', '/api/auth/user')).json<{ mustChangePassword: boolean }>().mustChangePassword;
    expect(await due()).toBe(true);
    await change({ current: PASSWORD, password: next });
    expect(await due()).toBe(false);
  });
});

describe('an account that an admin has suspended', () => {
  const suspend = () =>
    house.db.query('UPDATE users SET suspended_at = now() WHERE email = $1', [desk.email]);

  it('is closed at the next request, in every process', async () => {
    await suspend();
    expect(await desk.isSignedIn(second)).toBe(false);
  });

  it('says so to whoever knows the password, and to nobody else', async () => {
    await suspend();
    const answer = await desk.signIn();
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'auth.suspended',
      message: 'This account is suspended. If you think this is a mistake, please contact us.',
    });
    expect((await desk.signIn('wrong')).statusCode).toBe(401);
  });
});
