import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NewsletterIssues8610000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE newsletter_issues (
        id uuid NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        created_at timestamptz NOT NULL,
        tested_at timestamptz,
        started_at timestamptz,
        after_id uuid,
        written_at timestamptz,
        finished_at timestamptz,
        recipients integer NOT NULL DEFAULT 0,
        sent integer NOT NULL DEFAULT 0,
        failed integer NOT NULL DEFAULT 0,
        CONSTRAINT "PK_newsletter_issues" PRIMARY KEY (id)
      )`);
    await runner.query(
      `CREATE INDEX newsletter_issues_under_way ON newsletter_issues (started_at)
       WHERE started_at IS NOT NULL AND finished_at IS NULL`,
    );
    await runner.query('ALTER TABLE mails ADD COLUMN batch_id uuid');
    await runner.query(
      'CREATE UNIQUE INDEX mails_batch ON mails (batch_id, address) WHERE batch_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX mails_batch');
    await runner.query('ALTER TABLE mails DROP COLUMN batch_id');
    await runner.query('DROP TABLE newsletter_issues');
  }
}
