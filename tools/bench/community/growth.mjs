import fs from 'node:fs';
import path from 'node:path';
import { say, step } from '../../start/terminal.mjs';
import { fillWithoutIndexes, withConnection } from '../own-database.mjs';
import { interleave, median, ratio, table, times } from '../rounds.mjs';
import { prepareRequest } from './requests.mjs';

const MAX_SLOWDOWN = 1.3;
const MAX_SEARCH_MS = 25;
const REPEATS = 40;
/** The slowest of a hundred searches is told by several hundred: among fewer it is a single pause of the machine. */
const SEARCH_REPEATS = 250;
/** A table from which a request reads fewer rows one after another is small, or was not read to its end. */
const FEW_ROWS = 5000;

const TABLES = [
  ...[
    'people',
    'topics',
    'topic_lists',
    'posts',
    'search',
    'words',
    'reactions',
    'follows',
    'topic_reads',
  ].map((name) => `community_${name}`),
  'notifications',
];

const statements = fs.readFileSync(new URL('generated-community.sql', import.meta.url), 'utf8');

/** Adds `count` posts, with what belongs to them, to the product's database. */
export const generateCommunity = async ({ databaseUrl, userId }, count) => {
  step(`creating ${count.toLocaleString('en')} posts`);
  const filled = statements.replaceAll(':count', count).replaceAll(':reader', `'${userId}'::uuid`);
  await withConnection(databaseUrl, async (client) => {
    await client.query("SET maintenance_work_mem = '1GB'");
    await fillWithoutIndexes(client, TABLES, () => client.query(filled));
  });
};

const percentile99 = (numbers) => [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length * 0.99) - 1];

const send = async ({ address, headers }) => {
  const start = performance.now();
  const answer = await fetch(address, { headers });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}: ${text}`);
  return performance.now() - start;
};

/** Times the same request to both in turn. */
const timeRound = async (prepared, repeats) => {
  const round = { few: [], many: [] };
  for (let repeat = 0; repeat < repeats; repeat += 1)
    for (const name of ['few', 'many']) round[name].push(await send(prepared[name]));
  return round;
};

/** The statements that the product sends to its database for a request. */
const recordStatements = async ({ product }, request) => {
  const { TopicsRepository } =
    await import('../../../api/dist/modules/community/topics/topics.repository.js');
  const pool = product.app.get(TopicsRepository).database.driver.master;
  const query = pool.query.bind(pool);
  const recorded = [];
  pool.query = (...parameters) => {
    const [{ text, values }] = parameters;
    if (text) recorded.push({ text, values });
    return query(...parameters);
  };
  try {
    await send(request);
  } finally {
    pool.query = query;
  }
  return recorded.filter(({ text }) => /community_|notifications/.test(text));
};

/** Rows read without an index, per table. A connection reports its own only when it ends. */
const countRowsScanned = async (database) => {
  const { rows } = await database.query(
    `SELECT relname AS name, seq_tup_read::integer AS rows FROM pg_stat_user_tables
     WHERE relname LIKE 'community%' OR relname LIKE 'notification%'`,
  );
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
};

/** The tables that these statements read from end to end, also within functions. */
const findScans = async ({ product, database }, recorded) => {
  const before = await countRowsScanned(database);
  await withConnection(product.databaseUrl, async (client) => {
    await client.query('SET max_parallel_workers_per_gather = 0');
    for (const statement of recorded) await client.query(statement);
  });
  const after = await countRowsScanned(database);
  return [...after].filter(([name, rows]) => rows - before.get(name) > FEW_ROWS).map(([name]) => name);
};

const ms = (number) => `${number.toFixed(1)} ms`;
const formatGoal = (isMet) => (isMet ? 'met' : '**missed**');

const measure = async (request, { few, many }, rounds) => {
  step(request.what);
  const prepared = { few: await prepareRequest(few, request), many: await prepareRequest(many, request) };
  const repeats = request.isSearch ? SEARCH_REPEATS : REPEATS;
  const { both } = await interleave({ both: () => timeRound(prepared, repeats) }, rounds);
  const results = {
    few: both.map((round) => median(round.few)),
    many: both.map((round) => median(round.many)),
  };
  const recorded = await recordStatements(many, prepared.many);
  const slower = ratio(results.many, results.few);
  const slowest = percentile99(both.flatMap((round) => round.many));
  const counts = [(await recordStatements(few, prepared.few)).length, recorded.length];
  return [
    request.what,
    ms(median(results.few)),
    ms(median(results.many)),
    times(slower),
    formatGoal(slower.median <= MAX_SLOWDOWN),
    request.isSearch ? `${ms(slowest)}, ${formatGoal(slowest <= MAX_SEARCH_MS)}` : '–',
    counts[0] === counts[1] ? String(counts[0]) : `**${counts.join(', ')}**`,
    (await findScans(many, recorded)).join(', ') || 'none',
  ];
};

const withSubject = (product, work) =>
  withConnection(product.databaseUrl, (database) => {
    const secret = fs.readFileSync(path.join(product.dataDir, 'session-secret'), 'utf8').trim();
    return work({ product, database, secret });
  });

/** Reports how much slower each request is in a community of `many` posts than in one of `few`. */
export const reportGrowth = (requests, few, many, rounds) =>
  withSubject(few, (small) =>
    withSubject(many, async (large) => {
      const rows = [];
      for (const request of requests) rows.push(await measure(request, { few: small, many: large }, rounds));
      say(
        `\n${table(
          [
            'What',
            '1,000 posts',
            '1,000,000 posts',
            'Times slower',
            `Goal ≤ ${MAX_SLOWDOWN}×`,
            `99 of 100 searches (goal ≤ ${MAX_SEARCH_MS} ms)`,
            'Statements',
            'Full scans',
          ],
          rows,
        )}\n`,
      );
    }),
  );
