import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ClientErrors1000000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE client_errors (
        id uuid NOT NULL,
        message text NOT NULL,
        stack text,
        path text NOT NULL,
        release text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_client_errors" PRIMARY KEY (id)
      )`);
    await runner.query('CREATE INDEX client_errors_created_at ON client_errors (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE client_errors');
  }
}
