import fs from 'node:fs';
import path from 'node:path';
import { say, step } from '../../start/terminal.mjs';
import { requestsPerSecond } from '../load.mjs';
import { connected, emptyDatabase } from '../own-database.mjs';
import { databaseOf } from '../rival.mjs';
import { interleave } from '../rounds.mjs';
import { fill } from './many-posts.mjs';
import { libraryPlans, relatedPlans, wholeReads } from './plans.mjs';
import { asksTable } from './report.mjs';

/** A product on a database of its own in the cluster of `dataDir`, with so many posts. */
export const productWith = async (start, dataDir, count) => {
  const database = await emptyDatabase(databaseOf(dataDir), `bench_hub_${count}`);
  const product = await start({ DATABASE_URL: database.url });
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
  const { PageKeys } = await import('../../../api/dist/platform/lists/page-keys.js');
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

const plansOf = ({ databaseUrl }, ask) =>
  connected(databaseUrl, async (client) => {
    if (ask.path === '/api/library') return libraryPlans(client, ask);
    if (!ask.path.endsWith('/related')) return [];
    const { rows } = await client.query("SELECT id FROM posts WHERE slug = 'made-7919'");
    return relatedPlans(client, rows[0].id);
  });

/** Requests a second of one ask, of few posts and of many in turn, and the plans of the many. */
const measured = async (ask, { few, many, load, rounds }) => {
  step(ask.what);
  const rate = async (product) => {
    const address = await addressOf(product, ask);
    return () => requestsPerSecond(address, { ...load, varying: ask.varying?.(product.count) });
  };
  const subjects = { few: await rate(few), many: await rate(many) };
  return { ask, rates: await interleave(subjects, rounds), plans: await plansOf(many, ask) };
};

/** How much slower each of `asks` is among `many` posts than among `few`. */
export const tellGrowth = async (asks, subjects) => {
  const asked = [];
  for (const ask of asks) asked.push(await measured(ask, subjects));
  for (const { ask, plans } of asked) if (plans.length > 0) say(`${ask.what}\n${plans.join('\n\n')}\n`);
  say(`\n${asksTable(asked.map((one) => ({ ...one, whole: wholeReads(one.plans) })))}\n`);
};
