import { randomInt, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ConnectPost, TopicDetail } from '@wanderwork/contracts';
import pg from 'pg';
import { createDatabase, type TestDatabase } from '../support/index.js';
import { PASSWORD } from '../support/member.js';
import { findFreePort, type Product, startProduct } from '../support/product.js';
import { CONNECT, createId } from './people.js';

/** `npm run test:connect-kills -- 500` kills the product more often. */
const KILLS = Number(process.env.CONNECT_KILLS ?? 6);
const WRITERS = 5;
const FOLLOWERS = 10_000;
const DELIVERY_KILLS = 4;
const START_TIMEOUT_MS = 60_000;
const RETRY_MS = 25;
/** The product is killed this long after the first writes of a round. */
const MAX_ROUND_MS = 1_500;
const LIMITS_OUT_OF_THE_WAY = '100000';

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A write that is sent until it is acknowledged, like those of the outbox in the browser. */
interface Write {
  method: Method;
  path: string;
  body?: object;
  acknowledge: (answer: string) => void;
}

interface KnownPost {
  id: string;
  code: string;
  /** The index of its author. */
  author: number;
  text: string;
  revision: number;
}

interface Writer {
  index: number;
  id: string;
  handle: string;
  cookie: string;
  pending: Write | null;
}

const toKey = (...parts: string[]) => parts.join(' ');
const pick = <T>(items: readonly T[]): T => items[randomInt(items.length)]!;

describe('Connect, killed again and again while people write', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wanderwork-killed-'));
  const writers: Writer[] = [];
  const unexpected: string[] = [];
  /** What the product has acknowledged. */
  const posts = new Map<string, KnownPost>();
  const reactions = new Map<string, boolean>();
  const follows = new Map<string, string | null>();
  const reports = new Set<string>();
  let acknowledged = 0;
  let isWriting = true;
  let isOver = false;
  let port: number;
  let database: TestDatabase;
  let db: pg.Client;
  let product: Product;

  const start = async (): Promise<void> => {
    product = startProduct({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PORT: String(port),
      RATE_LIMIT_FACTOR: LIMITS_OUT_OF_THE_WAY,
    });
    await product.ready;
  };

  const send = (method: Method, url: string, body?: object, cookie = '') =>
    fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });

  const createWriter = async (index: number): Promise<Writer> => {
    const email = `${randomUUID()}@example.com`;
    await send('POST', '/api/auth/register', {
      ...{ firstName: 'Ana', lastName: 'F', email, password: PASSWORD },
    });
    const { rows } = await db.query<{ id: string }>(
      'UPDATE users SET email_confirmed_at = now() WHERE email = $1 RETURNING id',
      [email],
    );
    const response = await send('POST', '/api/auth/login', { email, password: PASSWORD, remember: true });
    const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0]);
    const writer = { index, id: rows[0]!.id, handle: `writer-${index}`, cookie: cookie.join('; ') };
    await send('PUT', `${CONNECT}/profile`, { handle: writer.handle, name: writer.handle }, writer.cookie);
    await db.query('UPDATE community_people SET member_since = now() WHERE user_id = $1', [writer.id]);
    return { ...writer, pending: null };
  };

  const addPost = (post: KnownPost) => posts.set(post.id, post);

  const createTopic = ({ index }: Writer): Write => {
    const id = createId();
    const text = `Everything I see is for tourists. Reference ${id}`;
    const title = 'How do you find a flat for six months?';
    return {
      ...{ method: 'POST', path: `${CONNECT}/topics` },
      body: { id, place: 'city:lisbon', kind: 'question', title, text },
      acknowledge: (answer) => {
        const { code } = JSON.parse(answer) as TopicDetail;
        addPost({ id, code, author: index, text, revision: 1 });
      },
    };
  };

  const createReply = ({ index }: Writer): Write => {
    const id = createId();
    const { code } = pick([...posts.values()]);
    const text = `Ask @${pick(writers.filter((one) => one.index !== index)).handle} about it. Reference ${id}`;
    return {
      ...{ method: 'POST', path: `${CONNECT}/topics/${code}/posts`, body: { id, text } },
      acknowledge: () => addPost({ id, code, author: index, text, revision: 1 }),
    };
  };

  const createEdit = ({ index }: Writer): Write | null => {
    const own = [...posts.values()].filter(({ author, revision }) => author === index && revision === 1);
    if (own.length === 0) return null;
    const post = pick(own);
    const text = `${post.text} (edited)`;
    return {
      ...{ method: 'PATCH', path: `${CONNECT}/posts/${post.id}`, body: { revision: 1, text } },
      acknowledge: (answer) =>
        addPost({ ...post, text, revision: (JSON.parse(answer) as ConnectPost).revision }),
    };
  };

  const createReaction = ({ index, id: userId }: Writer): Write | null => {
    const others = [...posts.values()].filter(({ author }) => author !== index);
    if (others.length === 0) return null;
    const { id } = pick(others.slice(-20));
    const kind = pick(['helpful', 'thanks', 'same-here']);
    const isAdded = randomInt(3) > 0;
    return {
      ...{ method: isAdded ? 'PUT' : 'DELETE', path: `${CONNECT}/posts/${id}/reactions/${kind}` },
      acknowledge: () => reactions.set(toKey(userId, id, kind), isAdded),
    };
  };

  const createFollow = ({ id: userId }: Writer): Write => {
    const target = pick(['city:lisbon', 'city:porto', 'region:southern-europe', 'everywhere']);
    const level = pick(['replies', 'mentions', null]);
    return {
      ...{ method: level === null ? 'DELETE' : 'PUT', path: `${CONNECT}/follows/${target}` },
      ...(level !== null && { body: { level } }),
      acknowledge: () => follows.set(toKey(userId, target), level),
    };
  };

  const createReport = ({ index, id: userId }: Writer): Write | null => {
    const replies = [...posts.values()].filter(({ author, text }) => author !== index && text.includes('@'));
    if (replies.length === 0) return null;
    const { id } = pick(replies);
    return {
      ...{ method: 'POST', path: `${CONNECT}/reports` },
      body: { id: createId(), kind: 'post', object: id, reason: 'spam' },
      acknowledge: () => reports.add(toKey(userId, id)),
    };
  };

  /** Reading in between shows whether anything is delivered twice: the second time it would be a new notification. */
  const createRead = (): Write => ({
    ...{ method: 'POST', path: `${CONNECT}/notifications/read`, body: {}, acknowledge: () => {} },
  });

  const createWrite = (writer: Writer): Write => {
    const dice = randomInt(100);
    if (posts.size === 0 || dice < 4) return createTopic(writer);
    if (dice < 40) return createReply(writer);
    const others = [createEdit, createReaction, createReaction, createFollow, createReport, createRead];
    return pick(others)(writer) ?? createReply(writer);
  };

  const writeOnce = async (writer: Writer): Promise<void> => {
    writer.pending ??= createWrite(writer);
    const { method, path: url, body, acknowledge } = writer.pending;
    try {
      const response = await send(method, url, body, writer.cookie);
      const answer = await response.text();
      // A machine that is busy with starting the product may be too slow to render a text in time.
      if (response.status === 503 || answer.includes('laborious')) return;
      if (response.ok) acknowledge(answer);
      else unexpected.push(`${method} ${url}: ${response.status} ${answer}`);
      writer.pending = null;
      acknowledged += 1;
    } catch {
      await wait(RETRY_MS);
    }
  };

  const writeAll = (writer: Writer): Promise<void> =>
    (async () => {
      while (!isOver && (isWriting || writer.pending)) await writeOnce(writer);
    })();

  /** Every statement counts what must not exist. */
  const halfDone = {
    'topics whose numbers have holes or doubles': `SELECT FROM community_topics AS topic WHERE last_number <>
      (SELECT count(DISTINCT number) FROM community_posts WHERE topic_id = topic.id AND number BETWEEN 1 AND last_number)
      OR last_number <> (SELECT count(*) FROM community_posts WHERE topic_id = topic.id)`,
    'topics whose replies are miscounted': `SELECT FROM community_topics AS topic WHERE replies <>
      (SELECT count(*) FROM community_posts WHERE topic_id = topic.id AND number > 1 AND status = 'published')`,
    'topics whose helpful reactions are miscounted': `SELECT FROM community_topics AS topic WHERE helpful_lately <>
      (SELECT count(*) FROM community_reactions AS reaction JOIN community_posts AS post ON post.id = post_id
        WHERE topic_id = topic.id AND reaction.kind = 'helpful')`,
    'posts whose reactions are miscounted': `SELECT FROM community_posts AS post
      LEFT JOIN (SELECT post_id, count(*) FILTER (WHERE kind = 'helpful') AS helpful,
          count(*) FILTER (WHERE kind = 'thanks') AS thanks, count(*) FILTER (WHERE kind = 'same-here') AS same_here
        FROM community_reactions GROUP BY post_id) AS counted ON post_id = post.id
      WHERE (post.helpful, post.thanks, post.same_here) IS DISTINCT FROM
        (coalesce(counted.helpful, 0), coalesce(counted.thanks, 0), coalesce(counted.same_here, 0))`,
    'posts without their mentions': `SELECT FROM community_posts AS post WHERE text LIKE '%@%'
      AND NOT EXISTS (SELECT FROM community_post_mentions WHERE post_id = post.id)`,
    'posts that search does not know': `SELECT FROM community_posts AS post
      WHERE NOT EXISTS (SELECT FROM community_search WHERE post_id = post.id)`,
    'posts neither delivered nor waiting for it': `SELECT FROM community_post_mentions AS mention
      WHERE NOT EXISTS (SELECT FROM notification_jobs WHERE source_id = mention.post_id)
        AND NOT EXISTS (SELECT FROM notifications AS one WHERE one.user_id = mention.user_id AND kind = 'mention'
          AND object_id = mention.post_id::text)`,
    'mentions delivered twice': `SELECT FROM notifications WHERE kind = 'mention'
      GROUP BY user_id, object_id HAVING count(*) > 1`,
    'notifications whose people are miscounted': `SELECT FROM notifications AS one WHERE people <>
      (SELECT count(*) FROM notification_actors AS actor WHERE actor.user_id = one.user_id
        AND notification_id = one.id)`,
    'reports without a case': `SELECT FROM moderation_cases AS one WHERE source = 'report'
      AND NOT EXISTS (SELECT FROM moderation_reports WHERE case_id = one.id)`,
  };

  const findHalfDone = async () => {
    const found: Record<string, number | null> = {};
    for (const [name, sql] of Object.entries(halfDone)) {
      const { rowCount } = await db.query(sql);
      if (rowCount !== 0) found[name] = rowCount;
    }
    return found;
  };

  /** The next process need not wait for the leases of the killed one. */
  const releaseJobs = () =>
    db.query('UPDATE jobs SET until = now(), next_at = least(next_at, now()) WHERE holder IS NOT NULL');

  /** What was acknowledged and is not there, or not as it was acknowledged. */
  const findLost = async () => {
    const lost: string[] = [];
    const read = async <T extends object>(sql: string) => (await db.query<T>(sql)).rows;
    const stored = new Map(
      (
        await read<{ id: string; text: string; revision: number }>(
          'SELECT id, text, revision FROM community_posts',
        )
      ).map((row) => [row.id, row]),
    );
    const isEditPending = new Set(writers.flatMap(({ pending }) => pending?.path.split('/').at(-1) ?? []));
    for (const { id, text, revision } of posts.values()) {
      const row = stored.get(id);
      const isAsAcknowledged = row?.text === text && row.revision === revision;
      if (!row || !(isAsAcknowledged || isEditPending.has(id))) lost.push(`post ${id}`);
    }
    const pendingPaths = new Set(writers.map(({ pending, id }) => toKey(id, pending?.path ?? '')));
    const storedReactions = new Set(
      (
        await read<{ key: string }>(
          `SELECT concat_ws(' ', user_id, post_id, kind) AS key FROM community_reactions`,
        )
      ).map(({ key }) => key),
    );
    for (const [key, isAdded] of reactions) {
      const [userId, postId, kind] = key.split(' ');
      const isPending = pendingPaths.has(toKey(userId!, `${CONNECT}/posts/${postId}/reactions/${kind}`));
      if (!isPending && storedReactions.has(key) !== isAdded) lost.push(`reaction ${key}`);
    }
    const storedFollows = new Map(
      (
        await read<{ key: string; level: string }>(
          `SELECT concat_ws(' ', user_id, target) AS key, level FROM community_follows`,
        )
      ).map(({ key, level }) => [key, level]),
    );
    for (const [key, level] of follows) {
      const [userId, target] = key.split(' ');
      const isPending = pendingPaths.has(toKey(userId!, `${CONNECT}/follows/${target}`));
      if (!isPending && (storedFollows.get(key) ?? null) !== level) lost.push(`follow ${key}`);
    }
    const storedReports = await read<{ key: string }>(
      `SELECT concat_ws(' ', reporter_id, object_id) AS key FROM moderation_reports
       JOIN moderation_cases ON moderation_cases.id = case_id`,
    );
    const keys = new Set(storedReports.map(({ key }) => key));
    if (keys.size !== storedReports.length) lost.push('a report is there twice');
    for (const key of reports) if (!keys.has(key)) lost.push(`report ${key}`);
    return lost;
  };

  beforeAll(async () => {
    port = await findFreePort();
    database = await createDatabase();
    db = new pg.Client({ connectionString: database.url });
    await db.connect();
    await start();
    for (let index = 0; index < WRITERS; index += 1) writers.push(await createWriter(index));
  }, START_TIMEOUT_MS);

  afterAll(async () => {
    isOver = true;
    product.child.kill('SIGKILL');
    await db.end();
    await database.drop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  it(
    'loses no acknowledged write and leaves none half-done',
    async () => {
      const writing = Promise.all(writers.map(writeAll));
      for (let kill = 0; kill < KILLS; kill += 1) {
        const before = acknowledged;
        while (acknowledged < before + WRITERS) await wait(RETRY_MS);
        await wait(randomInt(MAX_ROUND_MS));
        await product.kill('SIGKILL');
        // The limits of a day end with it.
        await db.query(`UPDATE community_posts SET created_at = created_at - interval '1 day'
          WHERE created_at >= date_trunc('day', now(), 'UTC')`);
        await releaseJobs();
        expect({ kill, lost: await findLost(), halfDone: await findHalfDone(), unexpected }).toEqual({
          ...{ kill, lost: [], halfDone: {}, unexpected: [] },
        });
        await start();
      }
      isWriting = false;
      await writing;
      while ((await db.query('SELECT FROM notification_jobs')).rowCount !== 0) await wait(RETRY_MS);
      expect({ lost: await findLost(), halfDone: await findHalfDone(), unexpected }).toEqual({
        ...{ lost: [], halfDone: {}, unexpected: [] },
      });
      // Nothing is stored that nobody acknowledged: every write was repeated until it was.
      const { rows } = await db.query<{ count: number }>(
        'SELECT count(*)::integer AS count FROM community_posts',
      );
      expect(rows).toEqual([{ count: posts.size }]);
      if (process.env.CONNECT_KILLS !== undefined)
        process.stdout.write(
          `${KILLS} kills, ${acknowledged} acknowledged writes, ${posts.size} posts, ${reactions.size} reactions, ${reports.size} reports\n`,
        );
    },
    (KILLS + 2) * START_TIMEOUT_MS,
  );

  it(
    'notifies each of 10,000 followers once, killed while it delivers',
    async () => {
      const id = createId();
      const countDelivered = async () => {
        const { rows } = await db.query<{ rows: number; people: number }>(
          `SELECT count(*)::integer AS rows, count(DISTINCT user_id)::integer AS people FROM notifications
           WHERE kind = 'topic' AND object_id = $1`,
          [id],
        );
        return rows[0]!;
      };
      await db.query(
        `INSERT INTO community_follows SELECT gen_random_uuid(), 'city:vienna', 'everything', now()
         FROM generate_series(1, $1::integer)`,
        [FOLLOWERS],
      );
      const title = 'Which part of town is quiet?';
      const topic = { id, place: 'city:vienna', kind: 'discussion', title, text: `Vienna. Reference ${id}` };
      await send('POST', `${CONNECT}/topics`, topic, writers[0]!.cookie);
      let delivered = 0;
      for (let kill = 0; kill < DELIVERY_KILLS && delivered < FOLLOWERS / 2; kill += 1) {
        const before = delivered;
        while (delivered === before) {
          await wait(RETRY_MS);
          delivered = (await countDelivered()).rows;
        }
        await product.kill('SIGKILL');
        expect((await db.query('SELECT FROM notification_jobs WHERE source_id = $1', [id])).rowCount).toBe(1);
        // Somebody who is notified again would then have two.
        await db.query(`UPDATE notifications SET read_at = now() WHERE kind = 'topic' AND object_id = $1`, [
          id,
        ]);
        await releaseJobs();
        await start();
      }
      while ((await db.query('SELECT FROM notification_jobs')).rowCount !== 0) await wait(RETRY_MS);
      expect(await countDelivered()).toEqual({ rows: FOLLOWERS, people: FOLLOWERS });
    },
    (DELIVERY_KILLS + 2) * START_TIMEOUT_MS,
  );
});
