#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import { say, step } from '../start/terminal.mjs';
import { connected, emptyDatabase } from './own-database.mjs';
import { databaseOf, rival } from './rival.mjs';
import { runBench } from './run-bench.mjs';
import { asks } from './search/asks.mjs';
import { fill } from './search/million.mjs';

/** `npm run bench:search -- 200000 2 alike,few`: other numbers of cities and rounds, and only asks that are called so. */
const [made = '1000000', rounds = '5', called = ''] = process.argv.slice(2);
const MANY = Number(made);
const isWanted = ({ what }) => called.split(',').some((word) => what.includes(word));
const LOAD = { connections: 4, seconds: 1 };
/** A process that has just begun is slower than it will be: what is done often gets compiled while it is done. */
const WARM_UP = { connections: 4, seconds: 10 };
/** A rival is little code, and there is a new one for each ask. */
const RIVALS_WARM_UP = { connections: 4, seconds: 3 };

/** Answers of searches are kept; wishes taken back that nobody has leave the answer as it is and ask for it anew. */
const anewOf = ({ path }, headers, load = LOAD) =>
  path === '/api/search' ? { ...load, headers, varying: 'without' } : { ...load, headers };

/** A browser that has searched before says so by its mark. */
const markedBy = async (url) => {
  const { headers } = await fetch(url);
  const cookie = headers.getSetCookie().map((one) => one.split(';')[0]);
  return cookie.length > 0 ? { cookie: cookie.join('; ') } : undefined;
};

/** Every search counts against a day. */
const UNLIMITED = { RATE_LIMIT_FACTOR: '100000' };

const addressOf = ({ url }, { path, query }) => `${url}${path}?${new URLSearchParams(query)}`;

/** The key of a list's last page, sealed as the product seals it: walking there would ask for every page before. */
const lastKey = async (product, databaseUrl, { sort, maxCost }) => {
  const { listName } = await import('../../api/dist/modules/cities/listing/city-filters.js');
  const { PageKeys } = await import('../../api/dist/platform/lists/page-keys.js');
  const secret = fs.readFileSync(path.join(product.dataDir, 'session-secret'), 'utf8').trim();
  const { rows } = await connected(databaseUrl, (client) =>
    client.query(
      'SELECT name_form AS value, slug FROM cities ORDER BY name_form DESC, slug DESC OFFSET 24 LIMIT 1',
    ),
  );
  return new PageKeys(secret).write(listName({ sort, maxCost: +maxCost }), rows[0]);
};

const asked = async (product, databaseUrl, ask) =>
  ask.last
    ? addressOf(product, {
        ...ask,
        query: { ...ask.query, after: await lastKey(product, databaseUrl, ask.query) },
      })
    : addressOf(product, ask);

/** Whether a plan reads a table of cities from end to end. */
const wholeReads = (plan) =>
  [...plan.matchAll(/Seq Scan on (cities|city_search_\w+)/g)].map(([, name]) => name);

/** Where a rival makes its answer of rows. */
const COMPOSER = new URL('search/composed.mjs', import.meta.url).href;

const bodyOf = async (url) => (await fetch(url)).json();

/** The place of a page key is sealed anew by whoever answers; all else must be the same. */
const lessKey = (answer) => JSON.stringify({ ...answer, nextKey: null });

/** A bare server that does the same work and gives the same answer, or this ends here. */
const plainRival = async (product, ask) => {
  const { sameWork } = await import('./search/same-work.mjs');
  const databaseUrl = databaseOf(product.dataDir);
  const work = await sameWork(databaseUrl, ask);
  const raw = await rival({ databaseUrl, composer: COMPOSER, ...work });
  const [own, theirs] = [await bodyOf(addressOf(product, ask)), await bodyOf(raw.url)];
  if (lessKey(own) !== lessKey(theirs)) throw new Error(`${ask.what}: the rival answers something else`);
  return raw;
};

const plan = async (url, ask) => {
  const { planOf } = await import('./search/statements.mjs');
  return connected(url, (client) => planOf(client, ask));
};

/** Searches against node:http + pg with the same statements and answers, and against the same searches of a million cities. */
await runBench(async () => {
  const { startTestProduct } = await import('../test/test-product.mjs');
  const { requestsPerSecond } = await import('./load.mjs');
  const { interleave, median, ratio, table, times } = await import('./rounds.mjs');

  const slower = (found) => (Number.isFinite(found.median) ? times(found) : 'no answer within a second');

  const few = await startTestProduct(UNLIMITED);
  const database = await emptyDatabase(databaseOf(few.dataDir), 'bench_million');
  const many = await startTestProduct({ ...UNLIMITED, DATABASE_URL: database.url });
  try {
    step(`making ${MANY.toLocaleString('en')} cities`);
    await fill(database.url, MANY);
    for (const product of [few, many]) {
      const url = addressOf(product, asks[0]);
      await requestsPerSecond(url, anewOf(asks[0], await markedBy(url), WARM_UP));
    }
    const rows = [];
    const plans = [];
    for (const ask of asks.filter(isWanted)) {
      step(ask.what);
      const raw = ask.last ? null : await plainRival(few, ask);
      const fewUrl = await asked(few, databaseOf(few.dataDir), ask);
      const manyUrl = await asked(many, database.url, ask);
      // What is kept for all is read before anything is measured.
      const [ofFew, ofMany] = [await markedBy(fewUrl), await markedBy(manyUrl)];
      if (raw) await requestsPerSecond(`${raw.url}?`, anewOf(ask, ofFew, RIVALS_WARM_UP));
      const results = await interleave(
        {
          few: () => requestsPerSecond(fewUrl, anewOf(ask, ofFew)),
          // Whoever asks has the same work with both: an address of its own for each request, and a cookie.
          ...(raw && { raw: () => requestsPerSecond(`${raw.url}?`, anewOf(ask, ofFew)) }),
          many: () => requestsPerSecond(manyUrl, anewOf(ask, ofMany)),
          again: () => requestsPerSecond(manyUrl, { ...LOAD, headers: ofMany }),
        },
        Number(rounds),
      );
      raw?.stop();
      const found = await plan(database.url, ask);
      if (found) plans.push(`${ask.what}\n${found}`);
      const perSecond = (name) => Math.round(median(results[name])).toLocaleString('en');
      rows.push([
        `${ask.what}: \`${ask.query.q ?? new URLSearchParams(ask.query)}\``,
        perSecond('few'),
        raw ? times(ratio(results.few, results.raw)) : '–',
        perSecond('many'),
        slower(ratio(results.few, results.many)),
        perSecond('again'),
        found ? wholeReads(found).join(', ') || 'none' : '–',
      ]);
    }
    say();
    say(plans.join('\n\n'));
    say();
    say(
      table(
        [
          'What',
          '316 cities, requests/s',
          'Against http + pg (goal ≥ 0.6×)',
          `${(MANY + 316).toLocaleString('en')} cities, requests/s`,
          'Times slower (goal ≤ 1.5×)',
          'Asked again, requests/s',
          'Whole reads',
        ],
        rows,
      ),
    );
  } finally {
    await many.stop();
    await database.drop();
    await few.stop();
  }
});
