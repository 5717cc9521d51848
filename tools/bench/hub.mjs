#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import { buildAll } from '../start/build.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { at } from '../start/root.mjs';
import { runMain, say, step } from '../start/terminal.mjs';
import { asks } from './hub/asks.mjs';
import { fill } from './hub/many-posts.mjs';
import { connected, emptyDatabase } from './own-database.mjs';
import { databaseOf, rival } from './rival.mjs';

/** `npm run bench:hub -- 3` takes fewer rounds. */
const ROUNDS = Number(process.argv[2] ?? 5);
const FEW = 1000;
const MANY = 1_000_000;
const LOAD = { connections: 4, seconds: 1 };
const ARTICLE = '/wanderhub/blog/four-shared-hours';
const FEED = '/wanderhub/feeds/rss.xml';

const UNLIMITED = { RATE_LIMIT_FACTOR: '100000' };

/** A product on a database of its own in the cluster of `dataDir`, with so many posts. */
const productWith = async (startTestProduct, dataDir, count) => {
  const database = await emptyDatabase(databaseOf(dataDir), `bench_hub_${count}`);
  const product = await startTestProduct({ ...UNLIMITED, DATABASE_URL: database.url });
  step(`making ${count.toLocaleString('en')} posts`);
  await fill(database.url, count);
  const stop = async () => {
    await product.stop();
    await database.drop();
  };
  return { ...product, databaseUrl: database.url, count, stop };
};

/** The key of the last page, sealed as the product seals it: walking there would ask for every page before. */
const lastKey = async ({ dataDir, databaseUrl }) => {
  const { PageKeys } = await import('../../api/dist/platform/lists/page-keys.js');
  const secret = fs.readFileSync(path.join(dataDir, 'session-secret'), 'utf8').trim();
  const { rows } = await connected(databaseUrl, (client) =>
    client.query(
      'SELECT published_at::text AS value, id AS slug FROM posts ORDER BY published_at, id OFFSET 12 LIMIT 1',
    ),
  );
  return new PageKeys(secret).write(JSON.stringify(['posts', [], null, null, null]), rows[0]);
};

const addressOf = async (product, ask) => {
  const last = ask.last ? { after: await lastKey(product) } : {};
  return `${product.url}${ask.path}?${new URLSearchParams({ ...ask.query, ...last })}`;
};

/** Requests a second of one ask, of few posts and of many in turn, and the plans of the many. */
const measured = async (ask, few, many, { interleave, requestsPerSecond, plansOf }) => {
  step(ask.what);
  const rate = async (product) => {
    const address = await addressOf(product, ask);
    const load = { ...LOAD, varying: ask.varying?.(product.count) };
    return () => requestsPerSecond(address, load);
  };
  const subjects = { few: await rate(few), many: await rate(many) };
  return { ask, rates: await interleave(subjects, ROUNDS), plans: await plansOf(many, ask) };
};

/** Lists, posts and searches of a million posts against a thousand; an article against a file; feeds against their bytes. */
await runMain(async () => {
  process.chdir(at('.'));
  await ensureInstalled();
  await buildAll();
  const { chromium } = await import('@playwright/test');
  const { chromiumArgs, ensureChromium } = await import('../chromium/chromium.mjs');
  const { startTestProduct } = await import('../test/test-product.mjs');
  const { requestsPerSecond } = await import('./load.mjs');
  const { interleave } = await import('./rounds.mjs');
  const { libraryPlans, relatedPlans, wholeReads } = await import('./hub/plans.mjs');
  const { paints } = await import('./hub/paint.mjs');
  const { asksTable, feedTable, paintTable } = await import('./hub/report.mjs');

  const ends = [];
  const ending = (stop) => ends.unshift(stop);
  const plansOf = ({ databaseUrl }, ask) =>
    connected(databaseUrl, async (client) => {
      if (ask.path === '/api/library') return libraryPlans(client, ask);
      if (!ask.path.endsWith('/related')) return [];
      const { rows } = await client.query("SELECT id FROM posts WHERE slug = 'made-7919'");
      return relatedPlans(client, rows[0].id);
    });
  try {
    const plain = await startTestProduct(UNLIMITED);
    ending(plain.stop);
    const few = await productWith(startTestProduct, plain.dataDir, FEW);
    ending(few.stop);
    const many = await productWith(startTestProduct, plain.dataDir, MANY);
    ending(many.stop);
    const asked = [];
    for (const ask of asks)
      asked.push(await measured(ask, few, many, { interleave, requestsPerSecond, plansOf }));
    for (const { ask, plans } of asked) if (plans.length > 0) say(`${ask.what}\n${plans.join('\n\n')}\n`);
    say(`\n${asksTable(asked.map((one) => ({ ...one, whole: wholeReads(one.plans) })))}\n`);

    const answer = await fetch(plain.url + FEED);
    const unchanged = { 'if-none-match': answer.headers.get('etag') };
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64');
    const raw = await rival({ bytes });
    ending(raw.stop);
    const feeds = await interleave(
      {
        whole: () => requestsPerSecond(plain.url + FEED, LOAD),
        unchanged: () => requestsPerSecond(plain.url + FEED, { ...LOAD, headers: unchanged }),
        ofMany: () => requestsPerSecond(many.url + FEED, LOAD),
        raw: () => requestsPerSecond(raw.url, LOAD),
      },
      ROUNDS,
    );
    say(`\n${feedTable(feeds, FEED)}\n`);

    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
    ending(() => browser.close());
    const article = await paints(browser, plain.url, ARTICLE);
    ending(article.stop);
    const painted = await interleave(article.subjects, ROUNDS, (round, rounds) =>
      step(round === 0 ? 'warmed up' : `painted, round ${round} of ${rounds}`),
    );

    say(`\n${paintTable(painted)}\n`);
  } finally {
    for (const end of ends) await end();
  }
});
