import { writingLimits, type MeetupDetail, type TrustLevel } from '@wanderwork/contracts';
import { createMeetupBody, postMeetup, sendMeetup, sendRsvp } from '../meetups/meetups.js';
import { connectRoutes } from '../route-matrix/connect.js';
import { NOBODY_ID, type RouteRow } from '../route-matrix/row.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import {
  CONNECT,
  createId,
  createPerson,
  postReply,
  postTopic,
  sendReply,
  sendReport,
  sendTopic,
  toRefusal,
  type ConnectUser,
} from './people.js';
import { sendRequest } from '../messages/writers.js';

type Role = 'visitor' | TrustLevel;
const roles: Role[] = ['visitor', 'unconfirmed', 'new', 'member', 'moderator', 'admin'];

let api: TestApp;
let writer: ConnectUser;
let topic: { id: string; code: string };
let reportedTopic: { id: string };
let meetup: MeetupDetail;
const people = new Map<Role, ConnectUser>();

beforeAll(async () => {
  api = await startTestApp();
  writer = await createPerson(api);
  topic = await postTopic(writer);
  reportedTopic = await postTopic(writer);
  // Somebody whom nobody blocks or mutes.
  meetup = await postMeetup(await createPerson(api));
  for (const role of roles)
    people.set(
      role,
      role === 'visitor' ? { browser: new Browser(api), id: '', handle: '' } : await createPerson(api, role),
    );
});
afterAll(() => api.close());

const send =
  (method: 'GET' | 'PUT' | 'POST', path: string, body?: () => object) =>
  ({ browser }: ConnectUser) =>
    browser.request(method, `${CONNECT}/${path}`, body?.());

/** Somebody who exchanged replies with this person, if they can reply. */
const createFriend = async (who: ConnectUser): Promise<ConnectUser> => {
  const friend = await createPerson(api);
  const { code } = await postTopic(friend);
  const reply = await sendReply(who, code);
  if (reply.statusCode === 200) await postReply(friend, code, { replyTo: reply.json<{ id: string }>().id });
  return friend;
};

const everybody = { visitor: 'ok', unconfirmed: 'ok', new: 'ok', member: 'ok', moderator: 'ok', admin: 'ok' };
const signedIn = { ...everybody, visitor: '401 auth.session_required' };
const confirmed = { ...signedIn, unconfirmed: '403 auth.email_unconfirmed' };
const membersOnly = { ...confirmed, new: '403 connect.member_required' };
const moderating = {
  ...signedIn,
  unconfirmed: '403 connect.moderator_required',
  new: '403 connect.moderator_required',
  member: '403 connect.moderator_required',
};
const adminsOnly = {
  ...signedIn,
  unconfirmed: '403 auth.admin_required',
  new: '403 auth.admin_required',
  member: '403 auth.admin_required',
  moderator: '403 auth.admin_required',
};

const actions: [string, (who: ConnectUser) => ReturnType<Browser['request']>, Record<Role, string>][] = [
  ['read topics', send('GET', 'topics'), everybody],
  ['read a place', send('GET', 'places/city/lisbon'), everybody],
  ['read the counts of moderation', send('GET', 'moderation/counts'), everybody],
  ['report', ({ browser }) => sendReport(browser, 'topic', reportedTopic.id), everybody],
  ['follow', send('PUT', 'follows/city:lisbon', () => ({ level: 'everything' })), signedIn],
  ['save a draft', (who) => send('PUT', `drafts/${createId()}`, () => ({ text: 'x' }))(who), signedIn],
  ['block', (who) => send('PUT', `blocks/${writer.handle}`)(who), signedIn],
  ['mute', (who) => send('PUT', `mutes/${writer.handle}`)(who), signedIn],
  ['read decisions', send('GET', 'decisions'), signedIn],
  ['write a topic', (who) => sendTopic(who), confirmed],
  ['reply', (who) => sendReply(who, topic.code), confirmed],
  ['react', (who) => send('PUT', `posts/${topic.id}/reactions/thanks`)(who), confirmed],
  [
    'add a stay',
    ({ browser }) =>
      browser.request('PUT', `${CONNECT}/stays/${createId()}`, {
        city: 'lisbon',
        from: new Date().toISOString().slice(0, 10),
        to: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      }),
    confirmed,
  ],
  ['send a first message', async (who) => sendRequest(who, await createFriend(who)), membersOnly],
  ['read meet-ups', send('GET', 'meet-ups'), everybody],
  ['host a meet-up', (who) => sendMeetup(who), membersOnly],
  ['go to a meet-up', (who) => sendRsvp(who, meetup.code), confirmed],
  ['read the moderation queue', send('GET', 'moderation/queue'), moderating],
  [
    'keep a city open',
    send('PUT', 'places/city/porto/keep-open', () => ({
      reason: 'A meet-up starts here soon.',
      until: new Date(Date.now() + 86_400_000).toISOString(),
    })),
    moderating,
  ],
  ['list moderators', send('GET', 'moderation/moderators'), adminsOnly],
];

const cells = actions.flatMap(([name, act, expected]) =>
  roles.map((role) => ({ name, role, act, expected: expected[role] })),
);

/** Routes that need a confirmed address. Changing one's own posts needs one already to have them. */
const confirmedRoutes = new Set([
  'PUT /api/connect/profile',
  'PUT /api/connect/profile/picture',
  'POST /api/connect/topics',
  'POST /api/connect/topics/:code/posts',
  'PUT /api/connect/posts/:id/reactions/:kind',
  'DELETE /api/connect/posts/:id/reactions/:kind',
  'POST /api/connect/pictures',
  'PUT /api/connect/stays/:id',
  'PUT /api/connect/call-hours',
  'DELETE /api/connect/topics/:code/still-true',
  'PUT /api/connect/meet-ups/:code/rsvp',
]);

/** Routes for members, not for new people. */
const memberRoutes = new Set([
  'GET /api/connect/places/city/:slug/free-evenings',
  'PUT /api/connect/topics/:code/still-true',
  'POST /api/connect/messages',
  'POST /api/connect/meet-ups',
  'PUT /api/connect/meet-ups/:code/hosting',
]);

const listAllowedRoles = ({ route, openTo, statusByRole }: RouteRow): readonly Role[] => {
  if (openTo === 'everyone') return roles;
  if (openTo === 'admins') return ['admin'];
  if (memberRoutes.has(route)) return roles.slice(3);
  if (statusByRole?.member === 403) return ['moderator', 'admin'];
  return confirmedRoutes.has(route) ? roles.slice(2) : roles.slice(1);
};

const refusals = [
  'auth.session_required',
  'auth.email_unconfirmed',
  'auth.admin_required',
  'connect.member_required',
  'connect.moderator_required',
];

describe('every route of Connect', () => {
  const routeCells = connectRoutes.flatMap((row) =>
    roles.map((role) => ({ row, role, name: row.route, isOpen: listAllowedRoles(row).includes(role) })),
  );

  /** The rows of the matrix name nothing that exists, which some routes find out before they look at rights. */
  const toExisting = (url: string) =>
    url
      .replace('topics/aaaaaaaa', `topics/${topic.code}`)
      .replace('meet-ups/aaaaaaaa', `meet-ups/${meetup.code}`)
      .replace(`posts/${NOBODY_ID}`, `posts/${topic.id}`);

  it.each(routeCells)(
    '$name as $role, open: $isOpen',
    async ({ row: { route, url, body }, role, isOpen }) => {
      const [method, pattern] = route.split(' ') as ['GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', string];
      const sent = typeof body === 'function' ? await body(api) : body;
      const place =
        (route === 'POST /api/connect/topics' && { place: 'city:lisbon', id: createId() }) ||
        (route === 'POST /api/connect/meet-ups' && { ...createMeetupBody() });
      const { browser } = people.get(role)!;
      const response = await browser.request(
        method,
        toExisting(url ?? pattern),
        sent && { ...sent, ...place },
      );
      const isRefused =
        response.statusCode >= 400 && refusals.includes(response.json<{ code: string }>().code);
      expect(isRefused ? 'refused' : 'open').toBe(isOpen ? 'open' : 'refused');
    },
  );
});

describe('what people may do', () => {
  it.each(cells)('$name as $role: $expected', async ({ role, act, expected }) => {
    const response = await act(people.get(role)!);
    expect(response.statusCode < 300 ? 'ok' : toRefusal(response)).toBe(expected);
  });

  it('does not depend on the plan', async () => {
    const { id, browser } = await createPerson(api, 'new');
    await api.db.query(`UPDATE users SET subscription_tier = 'premium' WHERE id = $1`, [id]);
    expect((await browser.request('GET', `${CONNECT}/profile`)).json()).toMatchObject({ level: 'new' });
  });
});

describe('the limits of a day', () => {
  it.each(['new', 'member'] as const)('end the topics and replies of a %s', async (level) => {
    const person = await createPerson(api, level);
    const { topicsPerDay, repliesPerDay } = writingLimits[level];
    const tomorrow = new Date(new Date().setUTCHours(24, 0, 0, 0)).toISOString();
    for (let count = 0; count < topicsPerDay; count += 1) await postTopic(person);
    const topics = await sendTopic(person);
    expect([toRefusal(topics), topics.json()]).toEqual([
      '429 connect.limit',
      expect.objectContaining({ limit: topicsPerDay, resetsAt: tomorrow }),
    ]);
    await api.db.query(
      `INSERT INTO community_posts (id, topic_id, number, author_id, is_official, status, has_link, text, html,
         request_digest, text_digest, revision, helpful, thanks, same_here, created_at)
       SELECT gen_random_uuid(), $1, 1000 + n + $4 * 1000, $2, false, 'published', false, '', '', '', n::text, 1, 0, 0, 0, now()
       FROM generate_series(1, $3::integer - 1) AS n`,
      [topic.id, person.id, repliesPerDay, level === 'new' ? 1 : 2],
    );
    expect((await sendReply(person, topic.code)).statusCode).toBe(200);
    const replies = await sendReply(person, topic.code);
    expect([toRefusal(replies), replies.json()]).toEqual([
      '429 connect.limit',
      expect.objectContaining({ limit: repliesPerDay }),
    ]);
  });

  it('cannot be passed by sending many topics at once', async () => {
    const person = await createPerson(api, 'new');
    const all = await Promise.all(
      Array.from({ length: 6 }, () => sendTopic({ ...person, browser: person.browser.clone() })),
    );
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  });
});

describe('the limits of a post', () => {
  it('count links, mentions and pictures', async () => {
    const [person, ...others] = await Promise.all([
      createPerson(api, 'new'),
      createPerson(api),
      createPerson(api),
      createPerson(api),
    ]);
    for (const text of [
      'https://one.example and https://two.example',
      others.map(({ handle }) => `@${handle}`).join(' '),
    ])
      expect(toRefusal(await sendReply(person, topic.code, { text }))).toBe('429 connect.limit');
    const two = others
      .slice(1)
      .map(({ handle }) => `@${handle}`)
      .join(' ');
    expect((await sendReply(person, topic.code, { text: two })).statusCode).toBe(200);
  });
});

describe('writing', () => {
  it('needs a profile', async () => {
    const { browser } = await createPerson(api, 'unconfirmed');
    await api.db.query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [browser.email]);
    expect(toRefusal(await sendTopic({ browser, id: '', handle: '' }))).toBe('409 connect.profile_required');
  });

  it('as an admin is labeled as the team', async () => {
    expect(await postTopic(people.get('admin')!)).toMatchObject({ isOfficial: true });
    expect(await postTopic(await createPerson(api))).toMatchObject({ isOfficial: false });
  });
});

describe('a moderator without a second factor', () => {
  it('is asked to add one', async () => {
    const { browser, id } = await createPerson(api, 'moderator');
    await api.db.query('DELETE FROM totp_factors WHERE user_id = $1', [id]);
    const queue = await browser.request('GET', `${CONNECT}/moderation/queue`);
    expect(toRefusal(queue)).toBe('403 auth.second_factor_required');
  });
});
