import { PageKeys } from '../../../api/dist/platform/lists/page-keys.js';

const { Library } = await import('../../../api/dist/modules/content/library/library.service.js');
const { RelatedPosts } = await import('../../../api/dist/modules/content/library/related.service.js');

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

/** The tables that plans read from end to end. */
export const wholeReads = (plans) => [
  ...new Set(
    plans.flatMap((plan) => [...plan.matchAll(/Seq Scan on (posts|post_\w+)/g)].map(([, name]) => name)),
  ),
];
