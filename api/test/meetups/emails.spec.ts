import type { MeetupDetail } from '@wanderwork/contracts';
import ICAL from 'ical.js';
import { EmailChecks, SendLaterError } from '../../src/modules/mail/index.js';
import { MeetupsJob } from '../../src/modules/meetups/jobs/meetups.job.js';
import type { DeliveredEmail } from '../../src/modules/mail/transport/dev-mailbox.js';
import { MailTransport } from '../../src/modules/mail/transport/mail-transport.js';
import { MailWorker } from '../../src/modules/mail/sending/mail-worker.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { CONNECT, type ConnectUser } from '../community/people.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { listEmailsTo } from '../support/emails.js';
import {
  cancelMeetup,
  createReader,
  editMeetup,
  getZoneAt,
  inDays,
  join,
  leave,
  MEETUPS,
  moveStart,
  postMeetup,
  readMeetup,
} from './meetups.js';

let api: TestApp;
let host: ConnectUser;
let guest: ConnectUser;

beforeAll(async () => {
  api = await startTestApp();
  host = await createReader(api);
});
beforeEach(async () => {
  guest = await createReader(api);
});
afterAll(() => api.close());

const list = async ({ browser }: ConnectUser, subject?: string): Promise<DeliveredEmail[]> =>
  (await listEmailsTo(api, browser.email)).filter(
    (email) => /seat|meet-up/.test(email.subject) && (subject === undefined || email.subject === subject),
  );
const listSubjects = async (who: ConnectUser) => (await list(who)).map(({ subject }) => subject);
const remind = () => api.app.get(MeetupsJob).remind();

/** What another library reads of the entry in an email. */
const readEntry = ({ calendar }: DeliveredEmail) => {
  const file = new ICAL.Component(ICAL.parse(calendar!.content) as unknown[]);
  const entry = file.getFirstSubcomponent('vevent')!;
  return {
    method: file.getFirstPropertyValue('method'),
    header: calendar!.method,
    uid: entry.getFirstPropertyValue('uid'),
    sequence: entry.getFirstPropertyValue('sequence'),
    status: entry.getFirstPropertyValue('status'),
    attendees: entry.getAllProperties('attendee').map((one) => one.getFirstValue()),
  };
};

describe('emails about a meet-up', () => {
  it('confirm a seat with the time in both zones, the address and a calendar entry', async () => {
    await guest.browser.request('PUT', `${CONNECT}/visits`, { timeZone: 'Asia/Kolkata' });
    const meetup = await postMeetup(host, { city: 'tokyo' });
    // Within 24 hours, so that the email is sent at night too.
    await moveStart(api, meetup.id, 20);
    await join(guest, meetup.code);
    const [email] = await list(guest, 'You have a seat');
    expect(email!.text).toMatch(/In Tokyo: \w+day, \d+ \w+ \d{4}, \d\d:\d\d–.*\(UTC\+9\)/);
    expect(email!.text).toMatch(/Your time \(Kolkata\): \w+day, \d+ \w+ \d{4}, \d\d:\d\d–.*\(UTC\+5:30\)/);
    expect(email!.text).toContain('Café Central, Rua Nova 1');
    expect(readEntry(email!)).toMatchObject({
      method: 'REQUEST',
      header: 'REQUEST',
      attendees: [`mailto:${guest.browser.email}`],
      sequence: 0,
    });
  });

  it('about a change and a cancellation update the same entry', async () => {
    const meetup = await postMeetup(host);
    await join(guest, meetup.code);
    await list(guest);
    const moved = await editMeetup(host, await readMeetup(host.browser, meetup.code), { start: inDays(11) });
    await list(guest);
    // A longer text alone is no reason for an email, but the entry is newer.
    const longer = await editMeetup(host, moved, { text: 'We sit outside, and it may be cold.' });
    const other = await editMeetup(host, longer, { venue: { name: 'Bar Sul', address: 'Rua Velha 2' } });
    await list(guest);
    await cancelMeetup(host, other.code, 'The café is closed.');
    const emails = await list(guest);
    expect(emails.map(({ subject }) => subject)).toEqual([
      'You have a seat',
      'A meet-up has changed',
      'A meet-up has changed',
      'A meet-up was canceled',
    ]);
    expect(emails.at(-1)!.text).toContain('The reason: The café is closed.');
    const entries = emails.map(readEntry);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    expect(entries.map(({ method, sequence, status }) => [method, sequence, status])).toEqual([
      ['REQUEST', 0, 'CONFIRMED'],
      ['REQUEST', 1, 'CONFIRMED'],
      ['REQUEST', 3, 'CONFIRMED'],
      ['CANCEL', 4, 'CANCELLED'],
    ]);
  });

  it('tell those waiting of a seat, and of the cancellation without a calendar entry', async () => {
    const other = await createReader(api);
    const meetup = await postMeetup(host, { seats: 2 });
    for (const person of [await createReader(api), other, guest]) await join(person, meetup.code);
    expect(await list(guest)).toEqual([]);
    await cancelMeetup(host, meetup.code);
    const [email] = await list(guest);
    expect([email!.subject, email!.calendar]).toEqual(['A meet-up was canceled', undefined]);
    const second = await postMeetup(host, { seats: 2 });
    for (const person of [await createReader(api), other, guest]) await join(person, second.code);
    await leave(other, second.code);
    expect(await listSubjects(guest)).toContain('You have a seat');
  });

  it('remind people 24 hours and 2 hours before, once each', async () => {
    const meetup = await postMeetup(host);
    await join(guest, meetup.code);
    for (const hours of [24.1, 23.9, 20, 2.1, 1.9, 1, -0.1]) {
      await moveStart(api, meetup.id, hours);
      await remind();
      await remind();
      await list(guest);
    }
    expect(await listSubjects(guest)).toEqual([
      'You have a seat',
      'Your meet-up is tomorrow',
      'Your meet-up starts soon',
    ]);
    expect(await listSubjects(host)).toEqual(
      expect.arrayContaining(['Your meet-up is tomorrow', 'Your meet-up starts soon']),
    );
  });

  it('ask those going to take over', async () => {
    const meetup = await postMeetup(host);
    await join(guest, meetup.code);
    await host.browser.request('DELETE', `${MEETUPS}/${meetup.code}/hosting`);
    const [email] = await list(guest, 'Will you host this meet-up?');
    expect(email!.text).toMatch(/If nobody does by \w+day, .* it is canceled\./);
  });
});

describe('people who don’t want these emails', () => {
  it('get none after they unsubscribed, or set the place to "nothing"', async () => {
    const [unsubscribed, muted] = [await createReader(api), await createReader(api)];
    await unsubscribed.browser.request('PATCH', `${CONNECT}/email-settings`, { meetups: false });
    await muted.browser.request('PUT', `${CONNECT}/follows/city:lisbon`, { level: 'nothing' });
    const meetup = await postMeetup(host);
    for (const person of [unsubscribed, muted, guest]) await join(person, meetup.code);
    await cancelMeetup(host, meetup.code);
    expect(await listSubjects(guest)).toContain('A meet-up was canceled');
    for (const person of [unsubscribed, muted]) expect(await list(person)).toEqual([]);
  });

  it('can end them with one click', async () => {
    await join(guest, (await postMeetup(host)).code);
    const [email] = await list(guest);
    expect(email!.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  });
});

describe('at night', () => {
  it('emails wait for the morning, except changes to a meet-up within 24 hours', async () => {
    await guest.browser.request('PUT', `${CONNECT}/visits`, { timeZone: getZoneAt(3) });
    const [late, soon] = [await postMeetup(host), await postMeetup(host)];
    await moveStart(api, soon.id, 20);
    for (const { code } of [late, soon]) await join(guest, code);
    const check = ({ id }: MeetupDetail) =>
      api.app.get(EmailChecks).run('meetup-seat', { userId: guest.id, meetupId: id }, guest.browser.email);
    await expect(check(late)).rejects.toThrow(SendLaterError);
    expect(await check(soon)).toMatchObject({ details: { title: soon.title } });
    const startsAt = (await readMeetup(guest.browser, soon.code)).startsAt;
    const reminder = { userId: guest.id, meetupId: soon.id, hours: 24, startsAt };
    await expect(
      api.app.get(EmailChecks).run('meetup-reminder', reminder, guest.browser.email),
    ).rejects.toThrow(SendLaterError);
    await api.db.query('DELETE FROM mails WHERE address = $1', [guest.browser.email]);
  });
});

describe('when somebody changes their address', () => {
  it('emails that wait follow them, and none goes to the old one', async () => {
    const { email } = guest.browser;
    await guest.browser.request('PUT', `${CONNECT}/visits`, { timeZone: getZoneAt(3) });
    await join(guest, (await postMeetup(host)).code);
    const newEmail = `new.${email}`;
    await api.db.transaction(async (manager) => {
      await manager.query('UPDATE users SET email = $1 WHERE id = $2', [newEmail, guest.id]);
      await api.app.get(PersonalData).readdressAll(email, newEmail, manager);
    });
    const rows = await api.db.query<{ address: string; data: { meetupId: string; userId: string } }[]>(
      `SELECT address, data FROM mails WHERE template = 'meetup-seat' AND data->>'userId' = $1`,
      [guest.id],
    );
    expect(rows.map(({ address }) => address)).toEqual([newEmail]);
    await guest.browser.request('PUT', `${CONNECT}/visits`, { timeZone: getZoneAt(12) });
    const check = (address: string) => api.app.get(EmailChecks).run('meetup-seat', rows[0]!.data, address);
    expect(await check(email)).toBeNull();
    expect(await check(newEmail)).not.toBeNull();
    await api.db.query('DELETE FROM mails WHERE address = $1', [newEmail]);
  });
});

describe('while the mail server is down', () => {
  it('no email is lost or sent twice', async () => {
    const transport = api.app.get(MailTransport);
    const send = jest.spyOn(transport, 'send').mockRejectedValue(new Error('down'));
    const meetup = await postMeetup(host);
    await join(guest, meetup.code);
    await moveStart(api, meetup.id, 23);
    await remind();
    send.mockRestore();
    await remind();
    await api.db.query(`UPDATE mails SET next_at = now() WHERE status = 'queued' AND attempts > 0`);
    void api.app.get(MailWorker).wake();
    expect((await listSubjects(guest)).sort()).toEqual(['You have a seat', 'Your meet-up is tomorrow']);
  });
});
