import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The jobs, each held by one process at a time. */
export class Jobs9830000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE jobs (
        name text NOT NULL,
        next_at timestamptz NOT NULL,
        holder uuid,
        until timestamptz,
        fencing_token bigint NOT NULL,
        last_ms integer,
        failures integer NOT NULL,
        CONSTRAINT "PK_jobs" PRIMARY KEY (name)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE jobs');
  }
}
