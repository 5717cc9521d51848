import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Posts by the index of their words. The planner cannot tell how rare the words of a search are, and takes the way along
 * the dates, which of a word that stands nowhere reads every post there is; here it has no other way than the index.
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
