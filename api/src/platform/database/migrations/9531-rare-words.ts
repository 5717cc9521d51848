import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds posts by the word index. The planner cannot estimate how rare the searched words are and would scan by date,
 * which for a word that occurs nowhere reads every post. This function leaves it no other way than the index.
 */
const createPostsWith = `
  CREATE FUNCTION posts_with(wanted tsquery, most integer) RETURNS TABLE (post_id uuid)
  LANGUAGE sql STABLE PARALLEL SAFE
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
  AS $$ SELECT post_search.post_id FROM post_search WHERE vector @@ wanted LIMIT most $$`;

export class RareWords9531000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createPostsWith);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION posts_with(tsquery, integer)');
  }
}
