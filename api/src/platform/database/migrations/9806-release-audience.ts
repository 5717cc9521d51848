import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many networks fetched a release, by the hour. The networks themselves are not stored. */
export class ReleaseAudience9806000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE release_audience (
        release_id uuid NOT NULL,
        hour timestamptz NOT NULL,
        networks integer NOT NULL,
        CONSTRAINT "PK_release_audience" PRIMARY KEY (release_id, hour),
        CONSTRAINT "FK_release_audience_release" FOREIGN KEY (release_id) REFERENCES releases (id) ON DELETE CASCADE
      )`);
    await runner.query('ALTER TABLE releases ADD upheld_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE releases DROP COLUMN upheld_at');
    await runner.query('DROP TABLE release_audience');
  }
}
