import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The posts that are to be looked through, each with a mark of the asking: what was found is kept only where nobody has
 * asked again meanwhile, so no transaction needs to stay open while a text is looked through.
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
