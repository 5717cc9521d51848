import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often each post was opened, read to its end and saved, per day. Nothing says by whom. */
export class PostReaders9990000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE post_reader_days (
        post_id uuid NOT NULL,
        day date NOT NULL,
        opens integer NOT NULL DEFAULT 0,
        completions integer NOT NULL DEFAULT 0,
        saves integer NOT NULL DEFAULT 0,
        CONSTRAINT "PK_post_reader_days" PRIMARY KEY (post_id, day),
        CONSTRAINT "FK_post_reader_days_post" FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX post_reader_days_day ON post_reader_days (day)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE post_reader_days');
  }
}
