import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many entries a board has for each score (`shift` 0) and for each range of 64 scores (`shift` 6). A rank is then
 * the sum of few rows, however many people are ahead.
 */
const createCounts = `
  CREATE TABLE quest_score_counts (
    board text NOT NULL,
    shift smallint NOT NULL,
    bucket integer NOT NULL,
    people integer NOT NULL,
    CONSTRAINT "PK_quest_score_counts" PRIMARY KEY (board, shift, bucket)
  )`;

/**
 * Rows are always locked in the same order, so that ending a run and deleting one cannot deadlock. The next best score
 * of a deleted run comes in its own statement and is never higher than the deleted one.
 */
const added = (changes: string): string => `
  INSERT INTO quest_score_counts AS counts (board, shift, bucket, people)
  SELECT board, shift, score >> shift AS bucket, sum(change)
  FROM (${changes}) AS changes, unnest('{0,6}'::integer[]) AS shift
  GROUP BY board, shift, bucket ORDER BY board, shift DESC, bucket DESC
  ON CONFLICT (board, shift, bucket) DO UPDATE SET people = counts.people + excluded.people`;

const come = 'SELECT board, score, 1 AS change FROM come';
const gone = 'SELECT board, score, -1 AS change FROM gone';

const changes = {
  INSERT: { tables: 'NEW TABLE AS come', rows: come },
  UPDATE: { tables: 'OLD TABLE AS gone NEW TABLE AS come', rows: `${come} UNION ALL ${gone}` },
  DELETE: { tables: 'OLD TABLE AS gone', rows: gone },
} as const;

type Change = keyof typeof changes;
const all = Object.keys(changes) as Change[];

const nameOf = (change: Change): string => `count_quest_scores_on_${change.toLowerCase()}`;

const createFunction = (change: Change): string => `
  CREATE FUNCTION ${nameOf(change)}() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN ${added(changes[change].rows)}; RETURN NULL; END $$`;

const createTrigger = (change: Change): string => `
  CREATE TRIGGER ${nameOf(change)} AFTER ${change} ON quest_scores
  REFERENCING ${changes[change].tables}
  FOR EACH STATEMENT EXECUTE FUNCTION ${nameOf(change)}()`;

export class QuestScoreCounts9750000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createCounts);
    await runner.query(added('SELECT board, score, 1 AS change FROM quest_scores'));
    for (const change of all) {
      await runner.query(createFunction(change));
      await runner.query(createTrigger(change));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const change of all) {
      await runner.query(`DROP TRIGGER ${nameOf(change)} ON quest_scores`);
      await runner.query(`DROP FUNCTION ${nameOf(change)}()`);
    }
    await runner.query('DROP TABLE quest_score_counts');
  }
}
