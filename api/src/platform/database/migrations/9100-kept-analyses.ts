import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Completed analyses of language models, reused for the same request. */
export class KeptAnalyses9100000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE kept_analyses (
        key text NOT NULL,
        events jsonb NOT NULL,
        written_at timestamptz NOT NULL,
        CONSTRAINT "PK_kept_analyses" PRIMARY KEY (key)
      )`);
    await runner.query('CREATE INDEX kept_analyses_written ON kept_analyses (written_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE kept_analyses');
  }
}
