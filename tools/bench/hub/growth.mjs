import fs from 'node:fs';
import path from 'node:path';
import { say, step } from '../../start/terminal.mjs';
import { requestsPerSecond } from '../load.mjs';
import { withConnection, createEmptyDatabase, fillWithoutIndexes } from '../own-database.mjs';
import { readDatabaseUrl } from '../rival.mjs';
import { interleave } from '../rounds.mjs';
import { renderQueriesTable } from './report.mjs';
import { PageKeys } from './../../../api/dist/platform/lists/page-keys.js';

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

const TABLES = ['posts', 'post_search', 'post_marks', 'post_words'];

const statements = fs.readFileSync(new URL('generated-posts.sql', import.meta.url), 'utf8');

/** Adds `count` generated posts to a database that contains the shipped articles. */
const generatePosts = (url, count) =>
  withConnection(url, async (client) => {
    await client.query("SET maintenance_work_mem = '1GB'");
    await fillWithoutIndexes(client, TABLES, () => client.query(statements.replaceAll(':count', count)));
  });

const { LibraryService } = await import('../../../api/dist/modules/content/library/library.service.js');
const { RelatedPostsService } =
  await import('../../../api/dist/modules/content/library/related-posts.service.js');

/** A data source whose pool records the plan of each query. */
const createRecordingSource = (client, plans) => {
  const query = async ({ text, values }) => {
    const { rows } = await client.query(
      `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF, BUFFERS OFF) ${text}`,
      values,
    );
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    return client.query(text, values);
  };
  return { driver: { master: { query } } };
};

const noRows = {
  readPosts: async () => [],
  findFeatured: async () => null,
  findPassages: async () => new Map(),
};

/** Runs the API's own code for a list or a search, and returns the query plans. */
const explainLibrary = async (client, { params }) => {
  const plans = [];
  await new LibraryService(createRecordingSource(client, plans), new PageKeys('a secret'), noRows).getPage(
    params,
  );
  return plans;
};

/** The same for related posts. */
const explainRelated = async (client, id) => {
  const plans = [];
  await new RelatedPostsService(
    createRecordingSource(client, plans),
    { findId: async () => id },
    noRows,
  ).list(id);
  return plans;
};

/** Scans that read fewer rows stopped early and do not count as full scans. */
const FEW_ROWS = 20_000;

const SCAN = /Seq Scan on (posts|post_\w+).*?actual rows=([\d.]+)[^\n]*((?:\n\s+(?!->)[^\n]*)*)/g;

const countRowsRead = (found, below) =>
  Number(found) + Number(/Rows Removed by Filter: (\d+)/.exec(below)?.[1] ?? 0);

/** The tables that the plans scan completely. */
const findFullScans = (plans) => [
  ...new Set(
    plans.flatMap((plan) =>
      [...plan.matchAll(SCAN)]
        .filter(([, , found, below]) => countRowsRead(found, below) > FEW_ROWS)
        .map(([, name]) => name),
    ),
  ),
];
