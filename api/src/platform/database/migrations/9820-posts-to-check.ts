import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The posts to check, each with a token of the request. Findings are stored only if no newer request came meanwhile, so
 * no transaction stays open while a text is checked.
 */
export class PostsToCheck9820000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE posts_to_check (
        post_id uuid NOT NULL,
        asked uuid NOT NULL DEFAULT gen_random_uuid(),
        CONSTRAINT "PK_posts_to_check" PRIMARY KEY (post_id),
        CONSTRAINT "FK_posts_to_check_post" FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`INSERT INTO post_news SELECT 'self:' || post_id FROM posts_to_check`);
    await runner.query('DROP TABLE posts_to_check');
  }
}
