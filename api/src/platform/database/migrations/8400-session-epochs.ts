import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ends sessions whose sign-in was still in progress when all sessions of the account were ended. */
export class SessionEpochs8400000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN session_epoch integer NOT NULL DEFAULT 0');
    await runner.query('ALTER TABLE sessions ADD COLUMN epoch integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN epoch');
    await runner.query('ALTER TABLE users DROP COLUMN session_epoch');
  }
}
