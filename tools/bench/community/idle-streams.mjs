import { createHash, createHmac, randomUUID } from 'node:crypto';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { say, step } from '../../start/terminal.mjs';
import { withConnection } from '../own-database.mjs';
import { requestsPerSecond } from '../load.mjs';
import { readDatabaseUrl } from '../rival.mjs';
import { interleave, median, ratio, table, times } from '../rounds.mjs';

const STREAMS = 2000;
const STREAMS_PER_ACCOUNT = 3;
const MIN_RATE = 0.95;
const CACHED_LIST = '/api/sample-cities';
const LOAD = { connections: 8, seconds: 3 };
/** Until the server has noticed that streams are closed. */
const SETTLE_MS = 1000;

/** Cookies as `@fastify/session` signs them. */
const toCookie = (sessionId, secret) => {
  const signature = createHmac('sha256', secret).update(sessionId).digest('base64').replace(/=+$/, '');
  return `wanderwork=${encodeURIComponent(`${sessionId}.${signature}`)}`;
};

/** Signs in as many copies of one account as the streams need. Returns a cookie for each stream. */
const createCookies = ({ dataDir }) => {
  const secret = fs.readFileSync(path.join(dataDir, 'session-secret'), 'utf8').trim();
  const sessions = Array.from({ length: Math.ceil(STREAMS / STREAMS_PER_ACCOUNT) }, () => randomUUID());
  const hashes = sessions.map((id) => createHash('sha256').update(id).digest('base64url'));
  return withConnection(readDatabaseUrl(dataDir), async (database) => {
    await database.query(
      `WITH copies AS (
         SELECT hash, jsonb_populate_record(users, jsonb_build_object('id', gen_random_uuid(), 'email', hash || '@example.com')) AS copy
         FROM users, unnest($1::text[]) AS hash WHERE users.id = (SELECT id FROM users LIMIT 1)),
       inserted AS (INSERT INTO users SELECT (copy).* FROM copies)
       INSERT INTO sessions (id, id_hash, user_id, created_at, last_seen_at, proven_at, epoch, remembered, device_label)
       SELECT gen_random_uuid(), hash, (copy).id, now(), now(), now(), (copy).session_epoch, true, 'bench' FROM copies`,
      [hashes],
    );
    return Array.from({ length: STREAMS }, (_, index) =>
      toCookie(sessions[Math.floor(index / STREAMS_PER_ACCOUNT)], secret),
    );
  });
};

const startHolder = (task) => {
  const holder = fork(path.join(import.meta.dirname, 'hold-streams.mjs'));
  const ask = async (message) => {
    holder.send(message);
    await Promise.race([
      once(holder, 'message'),
      once(holder, 'exit').then(([code]) => Promise.reject(new Error(`The streams ended (${code}).`))),
    ]);
  };
  return { open: () => ask(task), close: () => ask('close'), stop: () => holder.kill() };
};

/** Reports at which rate cached lists are answered while readers listen for live hints. */
export const reportIdleStreams = async (product, rounds) => {
  step(`cached lists with ${STREAMS.toLocaleString('en')} idle streams`);
  const holder = startHolder({ url: product.url, cookies: await createCookies(product) });
  const measure = () => requestsPerSecond(product.url + CACHED_LIST, LOAD);
  try {
    const { without, during } = await interleave(
      {
        without: measure,
        during: async () => {
          await holder.open();
          await wait(SETTLE_MS);
          const rate = await measure();
          await holder.close();
          await wait(SETTLE_MS);
          return rate;
        },
      },
      rounds,
    );
    const share = ratio(during, without);
    const format = (rates) => Math.round(median(rates)).toLocaleString('en');
    say(
      `\n${table(
        [
          'What',
          `With ${STREAMS.toLocaleString('en')} idle streams`,
          'Without',
          'Times',
          `Goal ≥ ${MIN_RATE}×`,
        ],
        [
          [
            `cached lists a second (\`${CACHED_LIST}\`)`,
            format(during),
            format(without),
            times(share),
            share.median >= MIN_RATE ? 'met' : '**missed**',
          ],
        ],
      )}\n`,
    );
  } finally {
    holder.stop();
  }
};
