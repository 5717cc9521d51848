import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Mails8000000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mails (
        id uuid NOT NULL,
        address citext NOT NULL,
        template text NOT NULL,
        data jsonb,
        status text NOT NULL,
        attempts integer NOT NULL,
        next_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL,
        sent_at timestamptz,
        last_error text,
        CONSTRAINT "PK_mails" PRIMARY KEY (id),
        CONSTRAINT "CHK_mails_status" CHECK (status IN ('queued', 'sent', 'failed'))
      )`);
    await runner.query(`CREATE INDEX mails_queue ON mails (next_at) WHERE status = 'queued'`);
    await runner.query('CREATE INDEX mails_address ON mails (address)');
    await runner.query('CREATE INDEX mails_created ON mails (created_at)');
    await runner.query(`
      CREATE TABLE one_time_links (
        token_hash text NOT NULL,
        purpose text NOT NULL,
        subject_id uuid NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        CONSTRAINT "PK_one_time_links" PRIMARY KEY (token_hash)
      )`);
    await runner.query('CREATE INDEX one_time_links_subject ON one_time_links (subject_id)');
    await runner.query('CREATE INDEX one_time_links_expires ON one_time_links (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE one_time_links');
    await runner.query('DROP TABLE mails');
  }
}
