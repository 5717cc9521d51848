import { DueNotificationsService } from '../../src/modules/notifications/email/due-notifications.service.js';
import { OutboxService } from '../../src/modules/mail/index.js';
import { MailWorker } from '../../src/modules/mail/sending/mail-worker.js';
import { MailTransport } from '../../src/modules/mail/transport/mail-transport.js';
import {
  CONNECT,
  createId,
  createPerson,
  deliverNotifications,
  postReply,
  postTopic,
  sendReport,
  type ConnectUser,
} from '../community/people.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { listEmailsTo } from '../support/emails.js';
import { findZoneAt } from './zones.js';

const MINUTE_MS = 60_000;

let api: TestApp;
let ana: ConnectUser;
let bo: ConnectUser;
let carl: ConnectUser;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());
beforeEach(async () => {
  [ana, bo, carl] = await Promise.all([createPerson(api), createPerson(api), createPerson(api)]);
  await visit(ana, findZoneAt(9));
});
afterEach(() => jest.restoreAllMocks());

const visit = ({ browser }: ConnectUser, timeZone: string) =>
  browser.request('PUT', `${CONNECT}/visits`, { timeZone });
const put = ({ browser }: ConnectUser, path: string, body?: object) =>
  browser.request('PUT', `${CONNECT}/${path}`, body);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const deliver = () => deliverNotifications(api);
/** Enqueues what is due after so many minutes. */
const passMinutes = async (minutes: number, app = api) => {
  await deliver();
  await app.app.get(DueNotificationsService).sendAll(inMinutes(minutes));
};
const subjects = {
  replies: 'Somebody replied to you in Connect',
  decisions: 'A decision in Connect',
};
const listEmails = async (person = ana, subject = subjects.replies) =>
  (await listEmailsTo(api, person.browser.email)).filter((email) => email.subject === subject);
const countEmails = async () => (await listEmails()).length;
const findDue = () =>
  api.db.query<{ due_at: Date | null }[]>('SELECT due_at FROM notifications WHERE user_id = $1', [ana.id]);

describe('replies and mentions', () => {
  it('are emailed once they have been unread for 30 minutes, several in one email', async () => {
    const first = await postTopic(ana);
    const second = await postTopic(ana, { title: 'Where do you work in Porto?' });
    await postReply(bo, first.code);
    await postReply(carl, first.code);
    await postReply(bo, second.code, { text: `Hello @${ana.handle}, at the library.` });
    await passMinutes(29);
    expect(await countEmails()).toBe(0);
    await passMinutes(31);
    const [email, ...others] = await listEmails();
    expect(others).toEqual([]);
    expect(email!.text).toContain(
      `Name of ${carl.handle} and Name of ${bo.handle} replied in ${first.title}`,
    );
    expect(email!.text).toContain(`Name of ${bo.handle} mentioned you in ${second.title}`);
    expect(email!.text).toContain(`/connect/t/${first.code}/${first.slug}?from=2#post-2`);
    expect(email!.text).toContain('you hadn’t read it after 30 minutes');
    expect(email!.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        /^<http:\/\/localhost:4200\/api\/connect\/unsubscribe\/replies\//,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('are emailed once each', async () => {
    const { code } = await postTopic(ana);
    await postReply(bo, code);
    await passMinutes(31);
    await passMinutes(200);
    expect(await countEmails()).toBe(1);
  });

  it('make at most one email an hour', async () => {
    const { code } = await postTopic(ana);
    await postReply(bo, code);
    await passMinutes(31);
    await postReply(carl, code);
    await passMinutes(80);
    expect(await countEmails()).toBe(1);
    await passMinutes(95);
    expect(await countEmails()).toBe(2);
  });

  it('make at most six emails a day', async () => {
    const { code } = await postTopic(ana);
    for (let count = 1; count <= 7; count += 1) {
      await postReply(bo, code);
      await passMinutes(61 * count);
      expect(await countEmails()).toBe(Math.min(count, 6));
    }
    const [{ due_at: dueAt }] = (await findDue()) as [{ due_at: Date }];
    expect(dueAt.getTime()).toBeGreaterThan(inMinutes(24 * 60).getTime());
  });

  it('wait until 8:00 when they are due from 22:00 to 8:00 in the zone of the reader', async () => {
    const { code } = await postTopic(ana);
    await postReply(bo, code);
    await visit(ana, findZoneAt(23));
    await passMinutes(31);
    const [{ due_at: dueAt }] = (await findDue()) as [{ due_at: Date }];
    const hour = new Intl.DateTimeFormat('en', { timeZone: findZoneAt(23), hour: 'numeric', hour12: false });
    expect(hour.format(dueAt)).toBe('08');
    await visit(ana, findZoneAt(12));
    await api.db.query(`UPDATE notifications SET due_at = now() - interval '1 second' WHERE user_id = $1`, [
      ana.id,
    ]);
    await passMinutes(0);
    expect(await countEmails()).toBe(1);
  });

  it.each([
    ['the notification was read', () => ana.browser.request('POST', `${CONNECT}/notifications/read`, {})],
    [
      'the topic was read',
      (code: string) =>
        ana.browser.request('POST', `${CONNECT}/reads`, { topics: [{ topic: code, number: 2 }] }),
    ],
    [
      'everything was marked as read',
      () => ana.browser.request('POST', `${CONNECT}/reads`, { topics: [], until: new Date().toISOString() }),
    ],
    [
      'emails about replies are off',
      () => ana.browser.request('PATCH', `${CONNECT}/email-settings`, { replies: false }),
    ],
    ['the topic was silenced', (code: string) => put(ana, `follows/topic:${code}`, { level: 'nothing' })],
    ['the city was silenced', () => put(ana, 'follows/city:lisbon', { level: 'nothing' })],
    ['only mentions are wanted', () => put(ana, 'follows/city:lisbon', { level: 'mentions' })],
    ['the writer was muted', () => put(ana, `mutes/${bo.handle}`)],
    ['the writer was blocked', () => put(ana, `blocks/${bo.handle}`)],
    [
      'the reply was removed',
      (_code: string, id: string) => bo.browser.request('DELETE', `${CONNECT}/posts/${id}`),
    ],
    [
      'the reply was hidden',
      (_code: string, id: string) =>
        api.db.query(`UPDATE community_posts SET status = 'hidden' WHERE id = $1`, [id]),
    ],
    [
      'the reply was held',
      (_code: string, id: string) =>
        api.db.query(`UPDATE community_posts SET status = 'held' WHERE id = $1`, [id]),
    ],
    [
      'the topic was hidden',
      (code: string) => api.db.query(`UPDATE community_topics SET status = 'hidden' WHERE code = $1`, [code]),
    ],
    [
      'the address is no longer confirmed',
      () => api.db.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [ana.id]),
    ],
  ] as [string, (code: string, id: string) => Promise<unknown>][])(
    'are not emailed when %s, neither before the email is enqueued nor before it is sent',
    async (_case, act) => {
      const { code } = await postTopic(ana);
      const { id } = await postReply(bo, code);
      await deliver();
      jest.spyOn(api.app.get(MailWorker), 'wake').mockResolvedValue();
      await passMinutes(31);
      await act(code, id);
      jest.restoreAllMocks();
      await api.app.get(MailWorker).wake();
      expect(await countEmails()).toBe(0);
      await api.db.query(
        `UPDATE notifications SET due_at = now() - interval '1 second' WHERE user_id = $1 AND read_at IS NULL`,
        [ana.id],
      );
      await passMinutes(1);
      expect(await countEmails()).toBe(0);
      // What was not sent does not count as an email of this hour.
      expect(await findDue()).not.toContainEqual({ due_at: expect.any(Date) });
    },
  );

  it('names only people whose replies remain', async () => {
    const { code } = await postTopic(ana);
    const { id } = await postReply(bo, code);
    await postReply(carl, code);
    await deliver();
    await bo.browser.request('DELETE', `${CONNECT}/posts/${id}`);
    await passMinutes(31);
    const [email] = await listEmails();
    expect(email!.text).toContain(`Name of ${carl.handle} replied in`);
    expect(email!.text).not.toContain(bo.handle);
  });
});

describe('an email about replies', () => {
  it('is sent once, with everything, after the mail server was down', async () => {
    const { code } = await postTopic(ana);
    await postReply(bo, code);
    const transport = jest.spyOn(api.app.get<MailTransport>(MailTransport), 'send');
    transport.mockRejectedValue(new Error('out of order'));
    await passMinutes(31);
    await api.app.get(MailWorker).wake();
    await postReply(carl, code);
    await passMinutes(100);
    jest.restoreAllMocks();
    await api.db.query(`UPDATE mails SET next_at = now() WHERE status = 'queued'`);
    await api.app.get(MailWorker).wake();
    const [email] = await listEmails();
    expect(email!.text).toContain(`Name of ${carl.handle} and Name of ${bo.handle} replied in`);
    await passMinutes(200);
    expect(await countEmails()).toBe(1);
  });

  it('is enqueued once by two processes', async () => {
    const other = await api.startAnother();
    const { code } = await postTopic(ana);
    await postReply(bo, code);
    await deliver();
    await Promise.all([passMinutes(31), passMinutes(31, other)]);
    expect(await countEmails()).toBe(1);
    await other.close();
  });

  it('is not lost when the process ends in the middle', async () => {
    const { code } = await postTopic(ana);
    await postReply(bo, code);
    jest.spyOn(api.app.get(OutboxService), 'enqueue').mockRejectedValue(new Error('killed'));
    await expect(passMinutes(31)).rejects.toThrow('killed');
    jest.restoreAllMocks();
    await passMinutes(31);
    expect(await countEmails()).toBe(1);
  });

  it('that was put off by an outage waits for the morning', async () => {
    const { code } = await postTopic(ana);
    await postReply(bo, code);
    jest.spyOn(api.app.get(MailWorker), 'wake').mockResolvedValue();
    await passMinutes(31);
    jest.restoreAllMocks();
    await visit(ana, findZoneAt(23));
    await api.app.get(MailWorker).wake();
    const rows = await api.db.query<{ hours: number }[]>(
      `SELECT extract(epoch FROM next_at - now()) / 3600 AS hours FROM mails
       WHERE address = $1 AND template = 'connect-replies' AND status = 'queued'`,
      [ana.browser.email],
    );
    expect(Number(rows[0]?.hours)).toBeGreaterThan(7);
    await api.db.query('DELETE FROM mails WHERE address = $1', [ana.browser.email]);
  });
});

describe('a moderation decision', () => {
  it('is emailed at once to the person concerned and to those who reported it', async () => {
    const admin = await createPerson(api, 'admin');
    await visit(bo, findZoneAt(9));
    const topic = await postTopic(ana);
    await sendReport(bo.browser, 'topic', topic.id);
    const [{ id }] = await api.db.query<[{ id: string }]>(
      'SELECT id FROM moderation_cases WHERE object_id = $1',
      [topic.id],
    );
    await admin.browser.request('POST', `${CONNECT}/moderation/cases/${id}/lease`);
    await admin.browser.request('POST', `${CONNECT}/moderation/actions`, {
      ...{ id: createId(), case: id, action: 'warn', rule: 'no-spam' },
      explanation: 'This breaks the rule, as its second line shows.',
    });
    await passMinutes(0.1);
    const [own] = await listEmails(ana, subjects.decisions);
    expect(own!.text).toContain('There is a decision about you or something you wrote.');
    expect(own!.text).toContain('/connect/decisions');
    expect(own!.headers['List-Unsubscribe']).toContain('/unsubscribe/decisions/');
    const [reporters] = await listEmails(bo, subjects.decisions);
    expect(reporters!.text).toContain('We looked at your report and took action. Thank you.');
  });
});
