import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The articles that members saved, and how far they read. */
export class PostShelf9320000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE post_shelf (
        user_id uuid NOT NULL,
        post_id uuid NOT NULL,
        saved boolean NOT NULL,
        progress real,
        sections jsonb NOT NULL,
        changed_at timestamptz NOT NULL,
        CONSTRAINT "PK_post_shelf" PRIMARY KEY (user_id, post_id),
        CONSTRAINT "FK_post_shelf_post" FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX post_shelf_post ON post_shelf (post_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE post_shelf');
  }
}
