import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Extensions for the later tables: case-insensitive text, trigram similarity, names without accents. Also the table of
 * rate limits.
 */
export class Extensions1000000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS citext');
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query('CREATE EXTENSION IF NOT EXISTS unaccent');
    await runner.query(`
      CREATE TABLE rate_limits (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_limits');
    await runner.query('DROP EXTENSION unaccent');
    await runner.query('DROP EXTENSION pg_trgm');
    await runner.query('DROP EXTENSION citext');
  }
}
