import { median } from '../rounds.mjs';
import { withConnection } from '../own-database.mjs';

const PAGE = 51;
const ROUNDS = 200;

const RUN = `
  INSERT INTO quest_runs (id, user_id, mode, difficulty, ranked, header, plan, keys, week_ends, log, actions, day,
    city_count, began_at, changed_at)
  VALUES (gen_random_uuid(), gen_random_uuid(), 'grand_tour', 'extreme', true, '{}', '{}', '[]', '{}', '', 0, 0, 0,
    now(), now()) RETURNING id`;

/** Realistic scores: many equal ones, reached over three months. */
const SCORES = `
  INSERT INTO quest_scores (board, user_id, run_id, score, reached_at)
  SELECT $1, gen_random_uuid(), $2, (random() * 4000)::integer, now() - random() * interval '90 days'
  FROM generate_series(1, $3)`;

/** Fills one board of each size; resolves to their names and sizes. */
export const fillBoards = (url, measureSizes) =>
  withConnection(url, async (client) => {
    const { rows } = await client.query(RUN);
    const boards = [];
    for (const size of measureSizes) {
      const board = `board of ${size}`;
      await client.query(SCORES, [board, rows[0].id, size]);
      boards.push({ board, size });
    }
    await client.query('VACUUM ANALYZE quest_scores');
    return boards;
  });

const measureMedian = async (query) => {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await query();
    times.push(performance.now() - start);
  }
  return median(times);
};

/** Returns the product's repository over one connection. */
const createScoresRepository = async (client) => {
  const { ScoresRepository } = await import('../../../api/dist/modules/quest/boards/scores.repository.js');
  return new ScoresRepository({ driver: { master: client } });
};

const MIDDLE_SQL = `
  SELECT user_id AS "userId", score, reached_at AS "reachedAt" FROM quest_scores WHERE board = $1
  ORDER BY -score, reached_at, user_id OFFSET $2 LIMIT 1`;

/** Measures in milliseconds: the first page, a page from the middle, and a rank in the middle. */
export const timeBoard = (url, { board, size }) =>
  withConnection(url, async (client) => {
    const scores = await createScoresRepository(client);
    const { rows } = await client.query(MIDDLE_SQL, [board, Math.floor(size / 2)]);
    const [row] = rows;
    return {
      first: await measureMedian(() => scores.findFirst(board, PAGE)),
      middle: await measureMedian(() => scores.findAfter(board, row, PAGE)),
      rank: await measureMedian(() => scores.findRank(board, row)),
    };
  });

/** Returns the query plan of a page in the middle. */
export const explainBoard = (url, { board, size }) =>
  withConnection(url, async (client) => {
    const { rows } = await client.query(MIDDLE_SQL, [board, Math.floor(size / 2)]);
    const { score, reachedAt, userId } = rows[0];
    const explained = await client.query(
      `EXPLAIN (COSTS OFF) SELECT user_id, score, reached_at FROM quest_scores
       WHERE board = $1 AND (-score, reached_at, user_id) > ($2, $3, $4)
       ORDER BY -score, reached_at, user_id LIMIT ${PAGE}`,
      [board, -score, reachedAt, userId],
    );
    return explained.rows.map((line) => line['QUERY PLAN']);
  });
