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

/**
 * `npm run bench:search -- 200000 2 similar,few`: number of cities, rounds, and words of which one must be in the label
 * of a request.
 */
const [cityCount = '1000000', rounds = '5', selectedNames = ''] = process.argv.slice(2);
const MANY = Number(cityCount);
const isSelected = ({ what }) => selectedNames.split(',').some((word) => what.includes(word));

/** A process is formatSlowdown right after its start: frequently used code is compiled while it runs. */
const WARM_UP = { connections: 4, seconds: 10 };
/** A comparison server has little code, and each request kind gets a new one. */
const RIVAL_WARM_UP = { connections: 4, seconds: 3 };

/** Searches count against a daily limit. */
const UNLIMITED = { RATE_LIMIT_FACTOR: '100000' };

const requestsPerSecond = async (...args) => (await import('./load.mjs')).requestsPerSecond(...args);

const warmUp = async (product) => {
  const url = addressOf(product, asks[0]);
  await requestsPerSecond(url, anewOf(asks[0], await markedBy(url), WARM_UP));
};

/**
 * Measures requests per second in each round: few cities, many cities, a bare server over the few, and cached answers
 * over the many.
 */
const measure = async ({ few, many }, ask) => {
  const raw = ask.last ? null : await plainRival(few, ask);
  const fewUrl = await askedAt(few, databaseOf(few.dataDir), ask);
  const manyUrl = await askedAt(many, many.databaseUrl, ask);
  // Fills the shared caches before anything is measured.
  const [ofFew, ofMany] = [await markedBy(fewUrl), await markedBy(manyUrl)];
  if (raw) await requestsPerSecond(`${raw.url}?`, anewOf(ask, ofFew, RIVAL_WARM_UP));
  const subjects = {
    few: () => requestsPerSecond(fewUrl, anewOf(ask, ofFew)),
    // The client has the same work with both: a unique URL for each request, and a cookie.
    ...(raw && { raw: () => requestsPerSecond(`${raw.url}?`, anewOf(ask, ofFew)) }),
    many: () => requestsPerSecond(manyUrl, anewOf(ask, ofMany)),
    again: () => requestsPerSecond(manyUrl, againOf(ofMany)),
  };
  const results = await interleave(subjects, Number(rounds));
  raw?.stop();
  return results;
};

const findPlan = async (databaseUrl, ask) => {
  const { planOf } = await import('./search/statements.mjs');
  return connected(databaseUrl, (client) => planOf(client, ask));
};

/** Returns the tables of cities that a plan scans completely. */
const findFullScans = (plan) =>
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

const formatSlowdown = (found) =>
  Number.isFinite(found.median) ? times(found) : 'no answer within a second';

const toRow = ({ what, query }, { few, raw, many, again }, plan) => [
  `${what}: \`${query.q ?? new URLSearchParams(query)}\``,
  perSecond(few),
  raw ? times(ratio(few, raw)) : '–',
  perSecond(many),
  formatSlowdown(ratio(few, many)),
  perSecond(again),
  plan ? findFullScans(plan).join(', ') || 'none' : '–',
];

const report = async (products) => {
  const rows = [];
  const plans = [];
  for (const ask of asks.filter(isSelected)) {
    step(ask.what);
    const results = await measure(products, ask);
    const plan = await findPlan(products.many.databaseUrl, ask);
    if (plan) plans.push(`${ask.what}\n${plan}`);
    rows.push(toRow(ask, results, plan));
  }
  say(`\n${plans.join('\n\n')}\n`);
  say(table(head, rows));
};

/**
 * Compares searches to node:http + pg with the same statements and answers, and to the same searches over a million
 * cities.
 */
await runBench(async () => {
  const few = await startTestProduct(UNLIMITED);
  const database = await emptyDatabase(databaseOf(few.dataDir), 'bench_million');
  const many = await startTestProduct({ ...UNLIMITED, DATABASE_URL: database.url });
  try {
    step(`creating ${MANY.toLocaleString('en')} cities`);
    await fill(database.url, MANY);
    for (const product of [few, many]) await warmUp(product);
    await report({ few, many: { ...many, databaseUrl: database.url } });
  } finally {
    await many.stop();
    await database.drop();
    await few.stop();
  }
});
