import { emailKinds, type EmailKind } from '@wanderwork/contracts';
import { PermanentLinks } from '../../src/modules/links/index.js';
import { EmailPreferences } from '../../src/modules/notifications/index.js';
import { CONNECT, createPerson, toRefusal, type ConnectUser } from '../community/people.js';
import { startTestApp, type TestApp } from '../support/index.js';

let api: TestApp;
let ana: ConnectUser;
let preferences: EmailPreferences;
beforeAll(async () => {
  api = await startTestApp();
  preferences = api.app.get(EmailPreferences);
});
afterAll(() => api.close());
beforeEach(async () => (ana = await createPerson(api)));

const visit = (timeZone: string) => ana.browser.request('PUT', `${CONNECT}/visits`, { timeZone });
const allows = async (userId: string, kind: EmailKind) =>
  (await preferences.findAddress(userId, kind)) !== null;
const readSettings = async () => (await ana.browser.request('GET', `${CONNECT}/email-settings`)).json();
const change = (body: object) => ana.browser.request('PATCH', `${CONNECT}/email-settings`, body);
const toLink = (kind: EmailKind, person = ana, signedFor: EmailKind = kind) =>
  `${CONNECT}/unsubscribe/${kind}/${api.app.get(PermanentLinks).createToken(`connect-unsubscribe ${signedFor}`, person.id)}`;

describe('email settings', () => {
  it('are all on at first, with a weekly digest, and change one by one', async () => {
    const all = { replies: true, meetups: true, decisions: true, messages: true, digest: 'weekly' };
    expect(await readSettings()).toEqual(all);
    expect((await change({ replies: false })).json()).toEqual({ ...all, replies: false });
    await change({ digest: 'daily' });
    expect(await readSettings()).toEqual({ ...all, replies: false, digest: 'daily' });
  });

  it.each([{ digest: 'hourly' }, { replies: 'no' }, { other: true }])('refuse %j', async (body) => {
    expect((await change(body)).statusCode).toBe(400);
  });

  it('decide what may be sent', async () => {
    for (const kind of emailKinds) expect(await allows(ana.id, kind)).toBe(true);
    await change({ meetups: false, digest: 'never' });
    const allowed = await Promise.all(emailKinds.map((kind) => allows(ana.id, kind)));
    expect(allowed).toEqual([true, false, false, true, true]);
  });

  it.each([
    ['an unconfirmed address', 'email_confirmed_at = NULL'],
    ['a suspended account', 'suspended_at = now()'],
  ])('allow nothing for %s', async (_case, change) => {
    await api.db.query(`UPDATE users SET ${change} WHERE id = $1`, [ana.id]);
    expect(await allows(ana.id, 'decisions')).toBe(false);
  });
});

describe('the time zone of the last browser', () => {
  it('is UTC before the first visit, and then that of the latest one', async () => {
    expect(await preferences.getTimeZone(ana.id)).toBe('UTC');
    await visit('Asia/Tokyo');
    await visit('Europe/Lisbon');
    expect(await preferences.getTimeZone(ana.id)).toBe('Europe/Lisbon');
    expect((await visit('Nowhere/Land')).statusCode).toBe(400);
  });

  it('decides when the quiet hours are, which only urgent changes to a meet-up ignore', async () => {
    await visit('Asia/Tokyo');
    const night = new Date('2026-12-01T15:00:00Z');
    expect(await preferences.nextMailTime(ana.id, night)).toEqual(new Date('2026-12-01T23:00:00Z'));
    expect(await preferences.nextMailTime(ana.id, night, { evenAtNight: true })).toEqual(night);
  });
});

describe('an unsubscribe link', () => {
  it.each(emailKinds)(
    'ends emails of its own kind (%s) with one POST, from anywhere and signed out',
    async (kind) => {
      const response = await api.inject({
        method: 'POST',
        url: toLink(kind),
        payload: 'List-Unsubscribe=One-Click',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://mail.example',
          'sec-fetch-site': 'cross-site',
        },
      });
      expect(response.statusCode).toBe(200);
      expect(response.cookies).toEqual([]);
      const allowed = await Promise.all(emailKinds.map((one) => allows(ana.id, one)));
      expect(emailKinds.filter((_one, index) => !allowed[index])).toEqual([kind]);
    },
  );

  it('shows a page with a button when it is opened, and changes nothing', async () => {
    const before = await readSettings();
    const response = await api.inject({ method: 'GET', url: toLink('replies') });
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(response.body).toMatch(/<form method="post">[^]*<button type="submit">Unsubscribe<\/button>/);
    expect(await readSettings()).toEqual(before);
  });

  it('still answers after the account was erased, and stores nothing', async () => {
    const url = toLink('replies');
    await api.db.query('DELETE FROM users WHERE id = $1', [ana.id]);
    const payload = { 'List-Unsubscribe': 'One-Click' };
    expect((await api.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
    const rows = await api.db.query('SELECT FROM notification_readers WHERE user_id = $1', [ana.id]);
    expect(rows).toEqual([]);
  });

  it.each([
    ['of another kind', () => toLink('replies', ana, 'digest')],
    ['with an unknown kind', () => toLink('replies').replace('replies', 'everything')],
    ['with a changed signature', () => `${toLink('replies')}x`],
    ['of somebody else', async () => toLink('replies').replace(ana.id, (await createPerson(api)).id)],
  ])('%s is refused', async (_case, createUrl) => {
    const url = await createUrl();
    const payload = { 'List-Unsubscribe': 'One-Click' };
    for (const method of ['GET', 'POST'] as const)
      expect(toRefusal(await api.inject({ method, url, ...(method === 'POST' && { payload }) }))).toBe(
        '404 link.unknown',
      );
    expect(await allows(ana.id, 'replies')).toBe(true);
  });
});
