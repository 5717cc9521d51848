import type { SessionSummary } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../support/index.js';
import { type Browser, createMember, PASSWORD } from '../support/member.js';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1';

let api: TestApp;
let otherProcess: TestApp;
let laptop: Browser;
let phone: Browser;
const listSessions = async (browser: Browser) =>
  (await browser.request('GET', '/api/account/sessions')).json<SessionSummary[]>();

beforeAll(async () => {
  api = await startTestApp();
  otherProcess = await api.startAnother();
});
afterAll(async () => {
  await otherProcess.close();
  await api.close();
});
beforeEach(async () => {
  laptop = await createMember(api);
  phone = laptop.openBrowser(PHONE);
  await phone.signIn(PASSWORD, true);
});

describe('the sessions of a user', () => {
  it('are listed with device and times, and mark the current one', async () => {
    const response = await laptop.request('GET', '/api/account/sessions');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual([
      expect.objectContaining({ device: 'Safari on iPhone', current: false, remembered: true }),
      expect.objectContaining({ device: 'Firefox on Linux', current: true, remembered: false }),
    ]);
    for (const { createdAt, lastSeenAt } of response.json<SessionSummary[]>())
      for (const time of [createdAt, lastSeenAt]) expect(Date.now() - Date.parse(time)).toBeLessThan(600_000);
  });

  it('leave out expired ones', async () => {
    await api.db.query(
      `UPDATE sessions SET last_seen_at = now() - interval '15 days' WHERE device_label = 'Safari on iPhone'`,
    );
    expect(await listSessions(laptop)).toHaveLength(1);
  });

  it('can be ended one by one, with immediate effect in every process', async () => {
    const other = (await listSessions(laptop)).find(({ current }) => !current);
    expect(await phone.isSignedIn(otherProcess)).toBe(true);
    expect((await laptop.request('DELETE', `/api/account/sessions/${other?.id}`)).statusCode).toBe(204);
    expect(await phone.isSignedIn(otherProcess)).toBe(false);
    expect(await laptop.isSignedIn(otherProcess)).toBe(true);
    const again = await laptop.request('DELETE', `/api/account/sessions/${other?.id}`);
    expect(again.statusCode).toBe(404);
    expect(again.json()).toMatchObject({ code: 'session.not_found' });
  });

  it('can all be ended except the current one', async () => {
    const response = await laptop.request('DELETE', '/api/account/sessions');
    expect(response.json()).toEqual({ ended: 1 });
    expect(await phone.isSignedIn()).toBe(false);
    expect(await laptop.isSignedIn()).toBe(true);
  });

  it('cannot be ended by another user', async () => {
    const stranger = await createMember(api);
    const [session] = await listSessions(laptop);
    expect((await stranger.request('DELETE', `/api/account/sessions/${session?.id}`)).statusCode).toBe(404);
    expect(await listSessions(stranger)).toHaveLength(1);
    expect(await listSessions(laptop)).toHaveLength(2);
  });

  it.each(['no-id', '%00', "'--", '1'])('refuse %s as an id', async (id) => {
    const response = await laptop.request('DELETE', `/api/account/sessions/${id}`);
    expect(response.statusCode).toBe(400);
  });
});

describe('a password change', () => {
  const change = (payload: object) => laptop.request('POST', '/api/account/password', payload);
  const next = 'a louder place by the road';

  it('ends every other session and gives the current one a new id', async () => {
    const before = laptop.clone();
    expect((await change({ current: PASSWORD, password: next })).statusCode).toBe(204);
    expect(await laptop.isSignedIn()).toBe(true);
    expect(await before.isSignedIn()).toBe(false);
    expect(await phone.isSignedIn(otherProcess)).toBe(false);
    expect((await phone.signIn(PASSWORD)).statusCode).toBe(401);
    expect((await phone.signIn(next)).statusCode).toBe(200);
  });

  it.each([
    ['a wrong one', { current: 'not it', password: next }],
    ['none', { password: next }],
  ])('needs the current password, and not %s', async (_what, payload) => {
    const response = await change(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'auth.password_wrong' });
    expect(await phone.isSignedIn()).toBe(true);
  });

  it('requires eight characters', async () => {
    const response = await change({ current: PASSWORD, password: 'short' });
    expect(response.json()).toMatchObject({
      errors: [{ path: 'password', message: 'Password must be at least 8 characters' }],
    });
  });

  it('cannot be used to guess the current password', async () => {
    const strict = await startTestApp({ config: { limitFactor: 1 } });
    const member = await createMember(strict);
    const guess = () => member.request('POST', '/api/account/password', { current: 'guess', password: next });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess()).statusCode).toBe(400);
    const refused = await guess();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    await strict.close();
  });

  it('clears the obligation to change the password', async () => {
    await api.db.query('UPDATE users SET must_change_password = true WHERE email = $1', [laptop.email]);
    const mustChange = async () =>
      (await laptop.request('GET', '/api/auth/user')).json<{ mustChangePassword: boolean }>()
        .mustChangePassword;
    expect(await mustChange()).toBe(true);
    await change({ current: PASSWORD, password: next });
    expect(await mustChange()).toBe(false);
  });
});

describe('a suspended account', () => {
  const suspend = () =>
    api.db.query('UPDATE users SET suspended_at = now() WHERE email = $1', [laptop.email]);

  it('loses its sessions at the next request, in every process', async () => {
    await suspend();
    expect(await laptop.isSignedIn(otherProcess)).toBe(false);
  });

  it('is told so at sign-in with the right password only', async () => {
    await suspend();
    const response = await laptop.signIn();
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: 'auth.suspended',
      message: 'This account is suspended. If you think this is a mistake, please contact us.',
    });
    expect((await laptop.signIn('wrong')).statusCode).toBe(401);
  });
});
