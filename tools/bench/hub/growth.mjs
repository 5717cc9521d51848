import fs from 'node:fs';
import path from 'node:path';
import { say, step } from '../../start/terminal.mjs';
import { requestsPerSecond } from '../load.mjs';
import { withConnection, createEmptyDatabase } from '../own-database.mjs';
import { readDatabaseUrl } from '../rival.mjs';
import { interleave } from '../rounds.mjs';
import { generatePosts } from './generate-posts.mjs';
import { explainLibrary, explainRelated, findFullScans } from './plans.mjs';
import { renderQueriesTable } from './report.mjs';

/** Starts a product on its own database in the cluster of `dataDir`, with `count` posts. */
export const startProductWithPosts = async (start, dataDir, count) => {
  const database = await createEmptyDatabase(readDatabaseUrl(dataDir), `bench_hub_${count}`);
  const product = await start({ DATABASE_URL: database.url });
  step(`creating ${count.toLocaleString('en')} posts`);
  await generatePosts(database.url, count);
  const stop = async () => {
    await product.stop();
    await database.drop();
  };
  return { ...product, databaseUrl: database.url, count, stop };
};

/** Creates the key of the last page as the product does. Paging there would request every page before it. */
const createLastKey = async ({ dataDir, databaseUrl }) => {
  const { PageKeys } = await import('../../../api/dist/platform/lists/page-keys.js');
  const secret = fs.readFileSync(path.join(dataDir, 'session-secret'), 'utf8').trim();
  const { rows } = await withConnection(databaseUrl, (client) =>
    client.query(
      'SELECT published_at::text AS value, id AS slug FROM posts ORDER BY published_at, id OFFSET 12 LIMIT 1',
    ),
  );
  return new PageKeys(secret).write(JSON.stringify(['posts', [], null, null, null]), rows[0]);
};

const createUrl = async (product, query) => {
  const last = query.last ? { after: await createLastKey(product) } : {};
  return `${product.url}${query.path}?${new URLSearchParams({ ...query.params, ...last })}`;
};

const explainPlans = ({ databaseUrl }, query) =>
  withConnection(databaseUrl, async (client) => {
    if (query.path === '/api/library') return explainLibrary(client, query);
    if (!query.path.endsWith('/related')) return [];
    const { rows } = await client.query("SELECT id FROM posts WHERE slug = 'made-7919'");
    return explainRelated(client, rows[0].id);
  });

/** Measures requests per second of one query, with few and with many posts in turn, and explains its plans. */
const measure = async (query, { few, many, load, rounds }) => {
  step(query.what);
  const rate = async (product) => {
    const address = await createUrl(product, query);
    return () => requestsPerSecond(address, { ...load, varying: query.varying?.(product.count) });
  };
  const subjects = { few: await rate(few), many: await rate(many) };
  return { query, rates: await interleave(subjects, rounds), plans: await explainPlans(many, query) };
};

/** Reports how much slower each query is with `many` posts than with `few`. */
export const reportGrowth = async (queries, subjects) => {
  const results = [];
  for (const query of queries) results.push(await measure(query, subjects));
  for (const { query, plans } of results) if (plans.length > 0) say(`${query.what}\n${plans.join('\n\n')}\n`);
  say(`\n${renderQueriesTable(results.map((one) => ({ ...one, fullScans: findFullScans(one.plans) })))}\n`);
};
