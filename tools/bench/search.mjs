#!/usr/bin/env node
import { say, step } from '../start/terminal.mjs';
import { startTestProduct } from '../test/test-product.mjs';
import { withConnection, createEmptyDatabase } from './own-database.mjs';
import { readDatabaseUrl } from './rival.mjs';
import { interleave, median, ratio, table, times } from './rounds.mjs';
import { runBench } from './run-bench.mjs';
import { createRequestUrl, createPagedUrl } from './search/addresses.mjs';
import { createCachedLoad, createUncachedLoad, fetchCookie } from './search/load-options.mjs';
import { searchRequests } from './search/search-requests.mjs';
import { fillCities } from './search/million.mjs';
import { startPlainRival } from './search/plain-rival.mjs';

/**
 * `npm run bench:search -- 200000 2 similar,few`: number of cities, rounds, and words of which one must be in the label
 * of a request.
 */
const [cityCount = '1000000', rounds = '5', selectedNames = ''] = process.argv.slice(2);
const MANY = Number(cityCount);
const isSelected = ({ what }) => selectedNames.split(',').some((word) => what.includes(word));

/** A process is slower right after its start: frequently used code is compiled while it runs. */
const WARM_UP = { connections: 4, seconds: 10 };
/** A comparison server has little code, and each request kind gets a new one. */
const RIVAL_WARM_UP = { connections: 4, seconds: 3 };

/** Searches count against a daily limit. */
const UNLIMITED = { RATE_LIMIT_FACTOR: '100000' };

const requestsPerSecond = async (...args) => (await import('./load.mjs')).requestsPerSecond(...args);

const warmUp = async (product) => {
  const url = createRequestUrl(product, searchRequests[0]);
  await requestsPerSecond(url, createUncachedLoad(searchRequests[0], await fetchCookie(url), WARM_UP));
};

/**
 * Measures requests per second in each round: few cities, many cities, a bare server over the few, and cached answers
 * over the many.
 */
const measure = async ({ few, many }, request) => {
  const raw = request.last ? null : await startPlainRival(few, request);
  const fewUrl = await createPagedUrl(few, readDatabaseUrl(few.dataDir), request);
  const manyUrl = await createPagedUrl(many, many.databaseUrl, request);
  // Fills the shared caches before anything is measured.
  const [ofFew, ofMany] = [await fetchCookie(fewUrl), await fetchCookie(manyUrl)];
  if (raw) await requestsPerSecond(`${raw.url}?`, createUncachedLoad(request, ofFew, RIVAL_WARM_UP));
  const subjects = {
    few: () => requestsPerSecond(fewUrl, createUncachedLoad(request, ofFew)),
    // The client has the same work with both: a unique URL for each request, and a cookie.
    ...(raw && { raw: () => requestsPerSecond(`${raw.url}?`, createUncachedLoad(request, ofFew)) }),
    many: () => requestsPerSecond(manyUrl, createUncachedLoad(request, ofMany)),
    again: () => requestsPerSecond(manyUrl, createCachedLoad(ofMany)),
  };
  const results = await interleave(subjects, Number(rounds));
  raw?.stop();
  return results;
};

const findPlan = async (databaseUrl, request) => {
  const { explainPlan } = await import('./search/statements.mjs');
  return withConnection(databaseUrl, (client) => explainPlan(client, request));
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

const formatRate = (results) => Math.round(median(results)).toLocaleString('en');

const formatSlowdown = (found) =>
  Number.isFinite(found.median) ? times(found) : 'no answer within a second';

const toRow = ({ what, query }, { few, raw, many, again }, plan) => [
  `${what}: \`${query.q ?? new URLSearchParams(query)}\``,
  formatRate(few),
  raw ? times(ratio(few, raw)) : '–',
  formatRate(many),
  formatSlowdown(ratio(few, many)),
  formatRate(again),
  plan ? findFullScans(plan).join(', ') || 'none' : '–',
];

const report = async (products) => {
  const rows = [];
  const plans = [];
  for (const request of searchRequests.filter(isSelected)) {
    step(request.what);
    const results = await measure(products, request);
    const plan = await findPlan(products.many.databaseUrl, request);
    if (plan) plans.push(`${request.what}\n${plan}`);
    rows.push(toRow(request, results, plan));
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
  const database = await createEmptyDatabase(readDatabaseUrl(few.dataDir), 'bench_million');
  const many = await startTestProduct({ ...UNLIMITED, DATABASE_URL: database.url });
  try {
    step(`creating ${MANY.toLocaleString('en')} cities`);
    await fillCities(database.url, MANY);
    for (const product of [few, many]) await warmUp(product);
    await report({ few, many: { ...many, databaseUrl: database.url } });
  } finally {
    await many.stop();
    await database.drop();
    await few.stop();
  }
});
