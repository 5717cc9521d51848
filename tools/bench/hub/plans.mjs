import { PageKeys } from '../../../api/dist/platform/lists/page-keys.js';

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
export const explainLibrary = async (client, { params }) => {
  const plans = [];
  await new LibraryService(createRecordingSource(client, plans), new PageKeys('a secret'), noRows).getPage(
    params,
  );
  return plans;
};

/** The same for related posts. */
export const explainRelated = async (client, id) => {
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
export const findFullScans = (plans) => [
  ...new Set(
    plans.flatMap((plan) =>
      [...plan.matchAll(SCAN)]
        .filter(([, , found, below]) => countRowsRead(found, below) > FEW_ROWS)
        .map(([, name]) => name),
    ),
  ),
];
