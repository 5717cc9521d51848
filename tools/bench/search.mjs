#!/usr/bin/env node
import { say, step } from '../start/terminal.mjs';
import { startTestProduct } from '../test/test-product.mjs';
import { connected, emptyDatabase } from './own-database.mjs';
import { databaseOf } from './rival.mjs';
import { interleave, median, ratio, table, times } from './rounds.mjs';
import { runBench } from './run-bench.mjs';
import { addressOf, askedAt } from './search/addresses.mjs';
import { againOf, anewOf, markedBy } from './search/anew.mjs';
import { asks } from './search/asks.mjs';
import { fill } from './search/million.mjs';
import { plainRival } from './search/plain-rival.mjs';

/** `npm run bench:search -- 200000 2 similar,few`: cities, rounds, and words of which one must be in the label of a request. */
const [made = '1000000', rounds = '5', called = ''] = process.argv.slice(2);
const MANY = Number(made);
const isWanted = ({ what }) => called.split(',').some((word) => what.includes(word));

/** A process that has just begun is slower than it will be: what is done often gets compiled while it is done. */
const WARM_UP = { connections: 4, seconds: 10 };
/** A rival is little code, and there is a new one for each ask. */
const RIVALS_WARM_UP = { connections: 4, seconds: 3 };

/** Every search counts against a day. */
const UNLIMITED = { RATE_LIMIT_FACTOR: '100000' };

const requestsPerSecond = async (...asked) => (await import('./load.mjs')).requestsPerSecond(...asked);

const warmUp = async (product) => {
  const url = addressOf(product, asks[0]);
  await requestsPerSecond(url, anewOf(asks[0], await markedBy(url), WARM_UP));
};

/** Requests a second of each round: few and many cities, a bare server over the few, and the many asked for what is kept. */
const timed = async ({ few, many }, ask) => {
  const raw = ask.last ? null : await plainRival(few, ask);
  const fewUrl = await askedAt(few, databaseOf(few.dataDir), ask);
  const manyUrl = await askedAt(many, many.databaseUrl, ask);
  // What is kept for all is read before anything is measured.
  const [ofFew, ofMany] = [await markedBy(fewUrl), await markedBy(manyUrl)];
  if (raw) await requestsPerSecond(`${raw.url}?`, anewOf(ask, ofFew, RIVALS_WARM_UP));
  const subjects = {
    few: () => requestsPerSecond(fewUrl, anewOf(ask, ofFew)),
    // Whoever asks has the same work with both: an address of its own for each request, and a cookie.
    ...(raw && { raw: () => requestsPerSecond(`${raw.url}?`, anewOf(ask, ofFew)) }),
    many: () => requestsPerSecond(manyUrl, anewOf(ask, ofMany)),
    again: () => requestsPerSecond(manyUrl, againOf(ofMany)),
  };
  const results = await interleave(subjects, Number(rounds));
  raw?.stop();
  return results;
};

const planFor = async (databaseUrl, ask) => {
  const { planOf } = await import('./search/statements.mjs');
  return connected(databaseUrl, (client) => planOf(client, ask));
};

/** Whether a plan reads a table of cities from end to end. */
const wholeReads = (plan) =>
  [...plan.matchAll(/Seq Scan on (cities|city_search_\w+)/g)].map(([, name]) => name);

const head = [
  'What',
  '316 cities, requests/s',
  'Against http + pg (goal ≥ 0.6×)',
  `${(MANY + 316).toLocaleString('en')} cities, requests/s`,
  'Times slower (goal ≤ 1.5×)',
  'Asked again, requests/s',
  'Full scans',
];

const perSecond = (results) => Math.round(median(results)).toLocaleString('en');

const slower = (found) => (Number.isFinite(found.median) ? times(found) : 'no answer within a second');

const rowOf = ({ what, query }, { few, raw, many, again }, plan) => [
  `${what}: \`${query.q ?? new URLSearchParams(query)}\``,
  perSecond(few),
  raw ? times(ratio(few, raw)) : '–',
  perSecond(many),
  slower(ratio(few, many)),
  perSecond(again),
  plan ? wholeReads(plan).join(', ') || 'none' : '–',
];

const tell = async (products) => {
  const rows = [];
  const plans = [];
  for (const ask of asks.filter(isWanted)) {
    step(ask.what);
    const results = await timed(products, ask);
    const plan = await planFor(products.many.databaseUrl, ask);
    if (plan) plans.push(`${ask.what}\n${plan}`);
    rows.push(rowOf(ask, results, plan));
  }
  say(`\n${plans.join('\n\n')}\n`);
  say(table(head, rows));
};

/** Searches against node:http + pg with the same statements and answers, and against the same searches of a million cities. */
await runBench(async () => {
  const few = await startTestProduct(UNLIMITED);
  const database = await emptyDatabase(databaseOf(few.dataDir), 'bench_million');
  const many = await startTestProduct({ ...UNLIMITED, DATABASE_URL: database.url });
  try {
    step(`making ${MANY.toLocaleString('en')} cities`);
    await fill(database.url, MANY);
    for (const product of [few, many]) await warmUp(product);
    await tell({ few, many: { ...many, databaseUrl: database.url } });
  } finally {
    await many.stop();
    await database.drop();
    await few.stop();
  }
});
