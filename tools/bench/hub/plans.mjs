import { PageKeys } from '../../../api/dist/platform/lists/page-keys.js';

const { Library } = await import('../../../api/dist/modules/content/library/library.service.js');
const { RelatedPosts } = await import('../../../api/dist/modules/content/library/related-posts.service.js');

/** Answers like the product's database, and notes how PostgreSQL comes to each answer. */
const noting = (client, plans) => ({
  query: async (sql, parameters) => {
    const { rows } = await client.query(
      `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF, BUFFERS OFF) ${sql}`,
      parameters,
    );
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    return (await client.query(sql, parameters)).rows;
  },
});

const noRows = { read: async () => [], featured: async () => null, passages: async () => new Map() };

/** What the API asks this database for a list or a search, by the API's own code, and how it is answered. */
export const libraryPlans = async (client, { query }) => {
  const plans = [];
  await new Library(noting(client, plans), new PageKeys('a secret'), noRows).page(query);
  return plans;
};

/** The same of what is near a post. */
export const relatedPlans = async (client, id) => {
  const plans = [];
  await new RelatedPosts(noting(client, plans), { idOf: async () => id }, noRows).of(id);
  return plans;
};

/** A plan that stops early reads no more than these of a table from end to end. */
const FEW_ROWS = 20_000;

const SCAN = /Seq Scan on (posts|post_\w+).*?actual rows=([\d.]+)[^\n]*((?:\n\s+(?!->)[^\n]*)*)/g;

const rowsRead = (found, below) =>
  Number(found) + Number(/Rows Removed by Filter: (\d+)/.exec(below)?.[1] ?? 0);

/** The tables that plans read from end to end. */
export const wholeReads = (plans) => [
  ...new Set(
    plans.flatMap((plan) =>
      [...plan.matchAll(SCAN)]
        .filter(([, , found, below]) => rowsRead(found, below) > FEW_ROWS)
        .map(([, name]) => name),
    ),
  ),
];
