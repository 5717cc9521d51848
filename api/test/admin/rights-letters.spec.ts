import { startTestApp, type TestApp } from '../support/index.js';
import { lastLetterTo, lettersTo } from '../support/letters.js';
import { confirm, known, newAdmin, type Known } from './admins.js';

let house: TestApp;
let admin: Known;
let member: Known;
const reason = 'As agreed on the telephone';
const change = (payload: object) =>
  admin.browser.ask('PATCH', `/api/admin/users/${member.id}`, { reason, ...payload });
const told = async () => (await lettersTo(house, member.browser.email)).map(({ subject }) => subject);

beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  admin = await newAdmin(house);
  member = await known(house);
  await confirm(house, member.id);
});

describe('a change of somebody’s rights', () => {
  it.each([
    ['the role of an admin', { isAdmin: true }, 'You are an admin now', 'the admin area is open'],
    ['a suspension', { suspended: true }, 'Your account is suspended', 'nobody can sign in to it'],
  ])('is told by a letter: %s', async (_what, payload, subject, words) => {
    expect((await change(payload)).statusCode).toBe(200);
    const letter = await lastLetterTo(house, member.browser.email);
    expect(letter).toMatchObject({ subject, text: expect.stringContaining(words) });
    expect(letter.html).toContain(words);
    expect(letter.text).not.toContain(reason);
  });

  it('is told when it is taken back too', async () => {
    await change({ isAdmin: true });
    await change({ isAdmin: false });
    await change({ suspended: true });
    await change({ suspended: false });
    expect((await told()).slice(-4)).toEqual([
      'You are an admin now',
      'You are no longer an admin',
      'Your account is suspended',
      'Your account is active again',
    ]);
  });

  it('is told by a letter for each of two', async () => {
    await change({ isAdmin: true, suspended: true });
    expect(await told()).toEqual(
      expect.arrayContaining(['You are an admin now', 'Your account is suspended']),
    );
  });

  it('is not told when nothing changes, or when it is refused', async () => {
    const before = await told();
    await change({ suspended: false });
    await house.db.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [member.id]);
    expect((await change({ isAdmin: true })).statusCode).toBe(400);
    expect(await told()).toEqual(before);
  });

  it('and its letter are one deed: where the letter cannot be written, nothing changes', async () => {
    await house.db.query(
      `ALTER TABLE mails ADD CONSTRAINT no_paper CHECK (template <> 'role-changed') NOT VALID`,
    );
    expect((await change({ isAdmin: true })).statusCode).toBe(500);
    await house.db.query('ALTER TABLE mails DROP CONSTRAINT no_paper');
    const shown = await admin.browser.ask('GET', `/api/admin/users/${member.id}`);
    expect(shown.json()).toMatchObject({ isAdmin: false });
    expect(await told()).not.toContain('You are an admin now');
  });
});
