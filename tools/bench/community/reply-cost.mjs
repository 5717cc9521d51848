import { randomUUID } from 'node:crypto';
import { say, step } from '../../start/terminal.mjs';
import { withConnection } from '../own-database.mjs';
import { interleave, median, ratio, table, times } from '../rounds.mjs';

const FOLLOWERS = 10_000;
const MAX_COST = 1.2;
/** Per topic and round; a member may write a hundred replies a day. */
const REPLIES = 40;

/** The form of version 7, the only one of ids that clients choose. */
const createId = () => randomUUID().replace(/^(.{14})4/, '$17');

const send = async ({ url, headers }, method, path, body) => {
  const answer = await fetch(`${url}/api/connect${path}`, { method, headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return text === '' ? null : JSON.parse(text);
};

const createTopic = (product, place) =>
  send(product, 'POST', '/topics', {
    ...{ id: createId(), place, kind: 'discussion' },
    ...{ title: 'Which part of town is quiet?', text: `I need a desk and silence. ${createId()}` },
  });

const reply = async (product, { code }) => {
  const body = { id: createId(), text: `The hill behind the station. ${createId()}` };
  const start = performance.now();
  await send(product, 'POST', `/topics/${code}/posts`, body);
  return performance.now() - start;
};

/** Times replies to both topics in turn; which one is first changes each time. */
const timeRound = async (product, topics) => {
  const round = { followed: [], unfollowed: [] };
  for (let count = 0; count < REPLIES; count += 1) {
    const names = count % 2 === 0 ? ['followed', 'unfollowed'] : ['unfollowed', 'followed'];
    for (const name of names) round[name].push(await reply(product, topics[name]));
  }
  return round;
};

/** The next round begins on another day, and without deliveries of this one. */
const endRound = (database) =>
  database.query(`DELETE FROM notification_jobs;
    UPDATE community_posts SET created_at = created_at - interval '1 day'
    WHERE created_at >= date_trunc('day', now(), 'UTC')`);

const addFollowers = (database, { id }) =>
  database.query(
    `INSERT INTO community_follows (user_id, target, level, at)
     SELECT follower, target, 'everything', now()
     FROM (SELECT gen_random_uuid() AS follower FROM generate_series(1, ${FOLLOWERS})) AS people,
       unnest(ARRAY['city:porto', 'topic:' || $1::text]) AS target`,
    [id],
  );

/** Reports what a reply costs its writer in a topic and place with many followers, against one without any. */
export const reportReplyCost = (product, rounds) =>
  withConnection(product.databaseUrl, async (database) => {
    step(`replies with ${FOLLOWERS.toLocaleString('en')} followers`);
    await send(product, 'PUT', '/profile', { handle: 'bench', name: 'Bench' });
    await database.query('UPDATE community_people SET member_since = now()');
    const topics = {
      followed: await createTopic(product, 'city:porto'),
      unfollowed: await createTopic(product, 'city:vienna'),
    };
    await addFollowers(database, topics.followed);
    const { both } = await interleave(
      {
        both: async () => {
          const round = await timeRound(product, topics);
          await endRound(database);
          return { followed: median(round.followed), unfollowed: median(round.unfollowed) };
        },
      },
      rounds,
    );
    const [followed, unfollowed] = ['followed', 'unfollowed'].map((name) => both.map((round) => round[name]));
    const cost = ratio(followed, unfollowed);
    say(
      `\n${table(
        [
          'A reply',
          `${FOLLOWERS.toLocaleString('en')} followers`,
          'No followers',
          'Times',
          `Goal ≤ ${MAX_COST}×`,
        ],
        [
          [
            'median of its request',
            `${median(followed).toFixed(1)} ms`,
            `${median(unfollowed).toFixed(1)} ms`,
            times(cost),
            cost.median <= MAX_COST ? 'met' : '**missed**',
          ],
        ],
      )}\n`,
    );
  });
