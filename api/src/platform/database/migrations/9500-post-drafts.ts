import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Drafts of editors. A post that is unpublished has its row in `posts` with an infinite publication time; its source
 * text is stored here, with all its versions.
 */
export class PostDrafts9500000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE posts ADD withdrawn_at timestamptz');
    await runner.query('CREATE INDEX posts_updated ON posts (updated_at, id)');
    await runner.query(`
      CREATE TABLE post_drafts (
        post_id uuid NOT NULL,
        words jsonb NOT NULL,
        revision integer NOT NULL,
        kept boolean NOT NULL,
        saved_at timestamptz NOT NULL,
        saved_by_id uuid,
        saved_by_name text,
        CONSTRAINT "PK_post_drafts" PRIMARY KEY (post_id),
        CONSTRAINT "FK_post_drafts_post" FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX post_drafts_saved ON post_drafts (saved_at, post_id)');
    await runner.query(`
      CREATE TABLE post_versions (
        post_id uuid NOT NULL,
        number integer NOT NULL,
        reason text NOT NULL,
        words jsonb NOT NULL,
        by_id uuid,
        by_name text,
        at timestamptz NOT NULL,
        CONSTRAINT "PK_post_versions" PRIMARY KEY (post_id, number),
        CONSTRAINT "FK_post_versions_post" FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX post_versions_by ON post_versions (by_id) WHERE by_id IS NOT NULL');
    await runner.query(`
      CREATE TABLE post_image_uses (
        file text NOT NULL,
        post_id uuid NOT NULL,
        CONSTRAINT "PK_post_image_uses" PRIMARY KEY (file, post_id),
        CONSTRAINT "FK_post_image_uses_post" FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX post_image_uses_post ON post_image_uses (post_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE post_image_uses, post_versions, post_drafts');
    await runner.query('DELETE FROM posts WHERE published_at = $1', ['infinity']);
    await runner.query('DROP INDEX posts_updated');
    await runner.query('ALTER TABLE posts DROP withdrawn_at');
  }
}
