import type { NotificationPage } from '@wanderwork/contracts';
import { NotificationsJob } from '../../src/modules/notifications/jobs/notifications.job.js';
import { startTestApp, type TestApp } from '../support/index.js';
import {
  CONNECT,
  createPerson,
  deliverNotifications,
  postReply,
  postTopic,
  type ConnectUser,
} from './people.js';

let api: TestApp;
let ana: ConnectUser;
let bo: ConnectUser;
let carl: ConnectUser;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());
beforeEach(async () => {
  [ana, bo, carl] = await Promise.all([createPerson(api), createPerson(api), createPerson(api)]);
});

const deliver = () => deliverNotifications(api);
const read = async ({ browser }: ConnectUser): Promise<NotificationPage> => {
  await deliver();
  return (await browser.request('GET', `${CONNECT}/notifications`)).json<NotificationPage>();
};
const follow = ({ browser }: ConnectUser, target: string, level: string) =>
  browser.request('PUT', `${CONNECT}/follows/${target}`, { level });
const kinds = ({ items }: NotificationPage) => items.map(({ kind }) => kind);

describe('replies', () => {
  it('make one unread notification that counts people, and a new one after it was read', async () => {
    const { code, slug, title } = await postTopic(ana);
    for (const person of [bo, carl, bo]) await postReply(person, code);
    expect(await read(ana)).toMatchObject({
      unread: 1,
      items: [
        { kind: 'reply', title, path: `/connect/t/${code}/${slug}`, people: 2, actor: { handle: bo.handle } },
      ],
    });
    await ana.browser.request('POST', `${CONNECT}/notifications/read`, {});
    await postReply(carl, code);
    const page = await read(ana);
    expect([page.unread, page.total]).toEqual([1, 2]);
    expect(page.items[0]).toMatchObject({ people: 1, readAt: null });
    await ana.browser.request('POST', `${CONNECT}/notifications/read`, { ids: [page.items[0]!.id] });
    expect((await read(ana)).unread).toBe(0);
  });

  it('notify the author of the post that they refer to, and never their own author', async () => {
    const { code } = await postTopic(ana);
    const first = await postReply(bo, code);
    await postReply(carl, code, { replyTo: first.id });
    expect(kinds(await read(bo))).toEqual(['reply']);
    expect(kinds(await read(carl))).toEqual([]);
  });

  it('are delivered once, also when the delivery runs in two processes', async () => {
    const other = await api.startAnother();
    const { code } = await postTopic(ana);
    await postReply(bo, code);
    await Promise.all([api, other].map(({ app }) => app.get(NotificationsJob).deliverAll()));
    expect((await read(ana)).items).toMatchObject([{ people: 1 }]);
    await other.close();
  });
});

describe('a level', () => {
  it.each([
    ['everything', ['reply', 'topic']],
    ['replies', []],
    ['mentions', []],
    ['nothing', []],
  ])('of a place, %s, notifies a follower of %j', async (level, expected) => {
    await follow(carl, 'city:lisbon', level);
    const { code } = await postTopic(ana);
    await postReply(bo, code);
    expect(kinds(await read(carl)).sort()).toEqual(expected);
  });

  it.each([
    ['everything', ['mention', 'reply']],
    ['replies', ['mention', 'reply']],
    ['mentions', ['mention']],
    ['nothing', []],
  ])('of their own topic, %s, notifies the asker of %j', async (level, expected) => {
    const { code } = await postTopic(ana);
    await follow(ana, `topic:${code}`, level);
    await postReply(bo, code);
    await postReply(carl, code, { text: `Hello @${ana.handle}, welcome.` });
    expect(kinds(await read(ana)).sort()).toEqual(expected);
  });

  it('of a topic comes before that of its place', async () => {
    await follow(carl, 'everywhere', 'everything');
    const { code } = await postTopic(ana);
    await follow(carl, `topic:${code}`, 'nothing');
    await postReply(bo, code);
    expect(kinds(await read(carl))).toEqual([]);
  });
});

describe('somebody muted or blocked', () => {
  it.each(['mutes', 'blocks'])('notifies nobody who did so (%s)', async (barrier) => {
    const { code } = await postTopic(ana);
    await follow(ana, 'everywhere', 'everything');
    await ana.browser.request('PUT', `${CONNECT}/${barrier}/${bo.handle}`);
    const { code: other } = await postTopic(carl);
    await postReply(bo, barrier === 'mutes' ? code : other);
    expect((await read(ana)).items.filter(({ actor }) => actor?.handle === bo.handle)).toEqual([]);
  });
});

describe('a popular place', () => {
  it('is delivered in batches from one row, and each follower gets one notification', async () => {
    await api.db.query(
      `INSERT INTO community_follows SELECT gen_random_uuid(), 'city:vienna', 'everything', now()
       FROM generate_series(1, 1201)`,
    );
    await postTopic(ana, { place: 'city:vienna' });
    const [{ jobs }] = await api.db.query<[{ jobs: number }]>(
      `SELECT count(*)::integer AS jobs FROM notification_jobs WHERE actor_id = $1`,
      [ana.id],
    );
    expect(jobs).toBe(1);
    await deliver();
    const [{ people, rows }] = await api.db.query<[{ people: number; rows: number }]>(
      `SELECT count(DISTINCT user_id)::integer AS people, count(*)::integer AS rows FROM notifications
       WHERE kind = 'topic' AND actor_id = $1
         AND user_id IN (SELECT user_id FROM community_follows WHERE target = 'city:vienna')`,
      [ana.id],
    );
    expect([people, rows]).toEqual([1201, 1201]);
  });
});

describe('an accepted answer', () => {
  it('notifies its author at once', async () => {
    const { code } = await postTopic(ana);
    const { id } = await postReply(bo, code);
    await ana.browser.request('PUT', `${CONNECT}/topics/${code}/accepted`, { post: id });
    expect((await read(bo)).items).toMatchObject([
      {
        kind: 'accepted',
        objectId: id,
        path: expect.stringMatching(/\?from=2$/),
        actor: { handle: ana.handle },
      },
    ]);
  });
});

describe('notifications', () => {
  it('are listed by pages, and deleted after 90 days', async () => {
    await api.db.query(
      `INSERT INTO notifications (user_id, id, kind, object_id, people, updated_at)
       SELECT $1, gen_random_uuid(), 'topic', id, 1, now() - n * interval '1 day'
       FROM community_topics, generate_series(1, 1) AS n`,
      [ana.id],
    );
    const { total } = await read(ana);
    expect(total).toBeGreaterThan(0);
    await api.db.query(
      `UPDATE notifications SET updated_at = now() - interval '91 days' WHERE user_id = $1`,
      [ana.id],
    );
    await api.app.get(NotificationsJob).sweep();
    expect(await read(ana)).toEqual({ items: [], nextKey: null, total: 0, unread: 0 });
  });

  it('disappear with the post that they are about', async () => {
    const { code, id } = await postTopic(ana);
    await postReply(bo, code);
    await deliver();
    await api.db.query(`UPDATE community_topics SET status = 'hidden' WHERE id = $1`, [id]);
    expect((await read(ana)).items).toEqual([]);
  });
});
