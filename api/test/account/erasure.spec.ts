import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { AccountErasureJob } from '../../src/modules/account/jobs/account-erasure.job.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Authenticator } from '../support/authenticator.js';
import { listEmailsTo, extractToken } from '../support/emails.js';
import { Browser, PASSWORD } from '../support/member.js';
import {
  createId,
  createCorrectionBody,
  createPerson,
  deliverNotifications,
  postReply,
  postTopic,
  sendReport,
  type ConnectUser,
} from '../community/people.js';
import { exchangeReplies, request, write } from '../messages/writers.js';
import { cancelMeetup, editMeetup, join, postMeetup, readMeetup } from '../meetups/meetups.js';
import { createDocument, rename, saveTrip } from '../trips/planner.js';

const FIRST_NAME = 'Xanthippe';

let api: TestApp;
let person: Browser;
let newAddress: string;
let id: string;

const post = (url: string, payload: object = {}) => person.request('POST', url, payload);
/** The token of the newest link to `page` sent to `address`. */
const getNewestToken = async (page: string, address = person.email) => {
  const emails = await listEmailsTo(api, address);
  return extractToken(
    page,
    emails.findLast(({ text }) => text.includes(`${page}?token=`))!,
  );
};

/** Uses every feature that stores personal data, once. */
const useEverything = async () => {
  const names = { firstName: FIRST_NAME, lastName: 'Ferreira', email: person.email };
  const dateOfBirth = '1990-02-03';
  await post('/api/auth/register', { ...names, password: PASSWORD, newsletter: true, dateOfBirth });
  await post('/api/waitlist', { ...names, name: FIRST_NAME, newsletter: true });
  await post('/api/newsletter/subscribe', { email: person.email, name: FIRST_NAME });
  await person.signIn('not this one');
  await person.signIn();
  id = (await person.request('GET', '/api/auth/user')).json<{ id: string }>().id;
  await post('/api/auth/confirm-email', { token: await getNewestToken('/confirm-email') });
  await person.request('PATCH', '/api/account/profile', { homeCity: 'lisbon', passports: ['PT'] });
  await person.request('PATCH', '/api/account/preferences', { theme: 'dark' });
  await post('/api/account/picture/generated');
  await planTrip();
  await useConnect();
  await addFactors();
  await changeAddress();
  await post('/api/auth/forgot-password', { email: newAddress });
  await post('/api/account/email', { email: 'not.confirmed@example.com' });
  await post('/api/waitlist', { ...names, email: newAddress, newsletter: true });
};

const planTrip = async () => {
  const { trip } = await saveTrip(person, createDocument({ notes: FIRST_NAME }));
  await post(`/api/trips/${trip.id}/links`, { kind: 'share' });
  const ops = [rename(FIRST_NAME)];
  await post(`/api/trips/${trip.id}/drafts`, { id: randomUUID(), base: 1, writer: 'person', ops });
};

/** Hosts a meet-up, edits that of somebody else, goes to one, and has a calendar feed. */
const useMeetups = async (own: ConnectUser, other: ConnectUser) => {
  await api.db.query('DELETE FROM community_blocks');
  await api.db.query(`UPDATE community_people SET member_since = now() WHERE user_id = $1`, [id]);
  const hosted = await postMeetup(own, { title: `${FIRST_NAME} cooks`, text: `Dinner with ${FIRST_NAME}.` });
  await cancelMeetup(own, hosted.code, `${FIRST_NAME} is ill.`);
  const edited = await postMeetup(other);
  await other.browser.request('PUT', `/api/connect/meet-ups/${edited.code}/co-hosts/${own.handle}`);
  await person.request('PUT', `/api/connect/meet-ups/${edited.code}/hosting`);
  await editMeetup(own, await readMeetup(person, edited.code), { text: `${FIRST_NAME} helps.` });
  await join(own, (await postMeetup(other)).code);
  await post('/api/connect/calendar');
  await person.request('PUT', `/api/connect/blocks/${other.handle}`);
  await other.browser.request('PUT', `/api/connect/blocks/${own.handle}`);
};

/** Writes, reacts, follows, reports, moderates and is moderated in Connect, with the name in every text. */
const useConnect = async () => {
  const other = await createPerson(api);
  const own: ConnectUser = { browser: person, id, handle: 'xanthippe' };
  const put = (path: string, body: object = {}) => person.request('PUT', `/api/connect/${path}`, body);
  await put('profile', { handle: 'xanthippe_old', name: FIRST_NAME, about: FIRST_NAME });
  await put('profile', { handle: own.handle, name: FIRST_NAME, about: FIRST_NAME });
  const title = `${FIRST_NAME} looks for a flat`;
  const topic = await postTopic(own, { title, text: `I am ${FIRST_NAME}.` });
  await postReply(other, topic.code, {
    text: `Welcome @${own.handle}!`,
    quotes: [{ post: topic.id, text: FIRST_NAME }],
  });
  await api.db.query(`UPDATE community_posts SET created_at = now() - interval '1 hour' WHERE id = $1`, [
    topic.id,
  ]);
  await person.request('PATCH', `/api/connect/posts/${topic.id}`, {
    revision: 1,
    text: `Still ${FIRST_NAME}.`,
  });
  const foreign = await postTopic(other);
  await postReply(own, foreign.code, { text: `${FIRST_NAME} knows one.` });
  await put(`posts/${foreign.id}/reactions/helpful`);
  await put('follows/city:lisbon', { level: 'everything' });
  await sendReport(other.browser, 'person', own.handle);
  await put(`blocks/${other.handle}`);
  await put(`mutes/${other.handle}`);
  await other.browser.request('PUT', `/api/connect/blocks/${own.handle}`);
  // By somebody who is neither muted nor blocked, so that the notification stays.
  await postReply(await createPerson(api), topic.code);
  await deliverNotifications(api);
  await put('visits', { timeZone: 'Europe/Lisbon' });
  await put(`push-subscriptions/${createId()}`, {
    endpoint: 'https://fcm.googleapis.com/fcm/send/secret-of-the-browser',
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  });
  await put(`drafts/${createId()}`, { text: FIRST_NAME });
  await post('/api/connect/reads', {
    topics: [{ topic: foreign.code, number: 1 }],
    until: new Date().toISOString(),
  });
  await sendReport(person, 'topic', foreign.id, { text: FIRST_NAME });
  const [from, to] = [10, 20].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  await put(`stays/${createId()}`, { city: 'porto', from, to });
  await put('call-hours', { zone: 'Asia/Tokyo', from: 540, to: 1020, days: [1] });
  await person.request(
    'POST',
    '/api/connect/topics',
    createCorrectionBody({ source: `https://example.org/${FIRST_NAME}` }),
  );
  await api.db.query(
    `INSERT INTO community_answer_votes (user_id, post_id, topic_id, vote, at) VALUES ($1, $2, $2, 'changed', now())`,
    [id, foreign.id],
  );
  await exchangeMessages(own);
  await useMeetups(own, other);
};

/** Writes, receives and reports private messages, with the name in every text. */
const exchangeMessages = async (own: ConnectUser) => {
  await api.db.query('UPDATE community_people SET member_since = now() WHERE user_id = $1', [own.id]);
  const [friend, stranger] = [await createPerson(api), await createPerson(api)];
  for (const one of [friend, stranger]) await exchangeReplies(one, own);
  const conversation = await request(own, friend);
  await write(friend, conversation, 'Hello, and welcome.');
  await request(own, stranger);
  const { message } = await write(own, conversation, `Call me ${FIRST_NAME}.`);
  await sendReport(friend.browser, 'message', message.id);
  const answer = await write(friend, conversation, 'With pleasure.');
  await sendReport(person, 'message', answer.message.id);
  await person.request('PUT', '/api/connect/messages/settings', { isOn: true });
};

const addFactors = async () => {
  const { secret } = (await post('/api/account/totp')).json<{ secret: string }>();
  await post('/api/account/totp/confirm', { code: new TOTP({ secret }).generate() });
  const options = (await post('/api/account/passkeys/options')).json();
  await post('/api/account/passkeys', { passkey: new Authenticator().create(options), name: 'Laptop' });
  await post('/api/account/passkeys/options');
};

const changeAddress = async () => {
  await post('/api/account/email', { email: newAddress });
  for (const address of [person.email, newAddress])
    await post('/api/auth/confirm-email-change', {
      token: await getNewestToken('/confirm-email-change', address),
    });
};

const erase = async () => {
  await post('/api/account/deletion');
  await api.db.query(`UPDATE users SET deletion_due_at = now() - interval '10 minutes' WHERE id = $1`, [id]);
  await api.app.get(AccountErasureJob).run();
};

/** Every row of every table that contains the user's id, address or name, as `table: row`. */
const findTraces = async (): Promise<string[]> => {
  const tables = (await api.db.query(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )) as { name: string }[];
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = (await api.db.query(
      `SELECT whole::text AS row FROM "${name}" AS whole
       WHERE whole::text ILIKE ANY (ARRAY[$1, $2, $3, $4])`,
      [id, person.email, newAddress, FIRST_NAME].map((word) => `%${word}%`),
    )) as { row: string }[];
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
};

const listTables = (found: string[]) => [...new Set(found.map((one) => one.split(':')[0]))].sort();

beforeAll(async () => {
  api = await startTestApp({ config: { push: { privateKey: '', publicKey: '', testOrigin: null } } });
  person = new Browser(api);
  newAddress = `moved.${person.email}`;
  await useEverything();
});
afterAll(() => api.close());

describe('a user who has used every feature', () => {
  it('leaves rows in many tables', async () => {
    expect(listTables(await findTraces())).toEqual(
      expect.arrayContaining([
        'audit_entries',
        'community_answer_votes',
        'community_blocks',
        'community_call_hours',
        'community_corrections',
        'community_drafts',
        'community_follows',
        'community_mutes',
        'community_people',
        'community_post_mentions',
        'community_post_quotes',
        'community_post_revisions',
        'community_posts',
        'community_reactions',
        'community_readers',
        'community_stays',
        'community_topic_reads',
        'community_topics',
        'email_changes',
        'live_events',
        'mails',
        'meetup_calendars',
        'meetup_hosts',
        'meetup_rsvps',
        'meetups',
        'moderation_cases',
        'message_conversations',
        'message_requests',
        'message_settings',
        'messages',
        'moderation_reports',
        'notification_actors',
        'notification_readers',
        'notifications',
        'passkeys',
        'profiles',
        'push_subscriptions',
        'trip_changes',
        'trip_drafts',
        'trip_links',
        'trips',
        'users',
      ]),
    );
  });

  it('gets all of it in the export', async () => {
    const all = (await person.request('GET', '/api/account/export')).body;
    for (const word of [
      person.email,
      newAddress,
      'lisbon',
      'dark',
      'Laptop',
      'confirm-address',
      'account.signed_in',
      '1990-02-03',
      'looks for a flat',
      'knows one.',
      'I am Xanthippe.',
      'Hello, and welcome.',
      'Call me Xanthippe.',
      'everything',
      'porto',
      'Asia/Tokyo',
      'Europe/Lisbon',
      'fcm.googleapis.com',
    ])
      expect(all).toContain(word);
    expect(all).not.toContain('secret-of-the-browser');
  });

  it('leaves no rows once the account is erased', async () => {
    await erase();
    expect(await findTraces()).toEqual([]);
  });
});
