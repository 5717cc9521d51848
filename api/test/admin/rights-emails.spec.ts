import { startTestApp, type TestApp } from '../support/index.js';
import { getLastEmailTo, listEmailsTo } from '../support/emails.js';
import { confirmEmail, createUser, createAdmin, type TestUser } from './admins.js';

let api: TestApp;
let admin: TestUser;
let member: TestUser;
const reason = 'As agreed on the telephone';
const change = (payload: object) =>
  admin.browser.request('PATCH', `/api/admin/users/${member.id}`, { reason, ...payload });
const listSubjects = async () =>
  (await listEmailsTo(api, member.browser.email)).map(({ subject }) => subject);

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = await createAdmin(api);
  member = await createUser(api);
  await confirmEmail(api, member.id);
});

describe("a change of a user's rights", () => {
  it.each([
    ['the role of an admin', { isAdmin: true }, 'You are an admin now', 'the admin area is open'],
    ['a suspension', { suspended: true }, 'Your account is suspended', 'nobody can sign in to it'],
  ])('sends an email about %s', async (_what, payload, subject, words) => {
    expect((await change(payload)).statusCode).toBe(200);
    const email = await getLastEmailTo(api, member.browser.email);
    expect(email).toMatchObject({ subject, text: expect.stringContaining(words) });
    expect(email.html).toContain(words);
    expect(email.text).not.toContain(reason);
  });

  it('sends an email when it is undone too', async () => {
    await change({ isAdmin: true });
    await change({ isAdmin: false });
    await change({ suspended: true });
    await change({ suspended: false });
    expect((await listSubjects()).slice(-4)).toEqual([
      'You are an admin now',
      'You are no longer an admin',
      'Your account is suspended',
      'Your account is active again',
    ]);
  });

  it('sends one email for each of two changes', async () => {
    await change({ isAdmin: true, suspended: true });
    expect(await listSubjects()).toEqual(
      expect.arrayContaining(['You are an admin now', 'Your account is suspended']),
    );
  });

  it('sends no email when nothing changes, or when the change is refused', async () => {
    const before = await listSubjects();
    await change({ suspended: false });
    await api.db.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [member.id]);
    expect((await change({ isAdmin: true })).statusCode).toBe(400);
    expect(await listSubjects()).toEqual(before);
  });

  it('is rolled back if its email cannot be queued', async () => {
    await api.db.query(
      `ALTER TABLE mails ADD CONSTRAINT no_paper CHECK (template <> 'role-changed') NOT VALID`,
    );
    expect((await change({ isAdmin: true })).statusCode).toBe(500);
    await api.db.query('ALTER TABLE mails DROP CONSTRAINT no_paper');
    const shown = await admin.browser.request('GET', `/api/admin/users/${member.id}`);
    expect(shown.json()).toMatchObject({ isAdmin: false });
    expect(await listSubjects()).not.toContain('You are an admin now');
  });
});
