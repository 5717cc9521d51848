import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Releases6000000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE releases (
        id uuid NOT NULL,
        name text NOT NULL,
        version text NOT NULL,
        manifest jsonb NOT NULL,
        digest text NOT NULL,
        signature text NOT NULL,
        state text NOT NULL,
        published_at timestamptz NOT NULL,
        offered_at timestamptz,
        rolled_back_at timestamptz,
        CONSTRAINT "PK_releases" PRIMARY KEY (id)
      )`);
    await runner.query('CREATE UNIQUE INDEX releases_name_version ON releases (name, version)');
    await runner.query(`CREATE UNIQUE INDEX releases_one_live ON releases (name) WHERE state = 'live'`);
    await runner.query(
      `CREATE UNIQUE INDEX releases_one_last_good ON releases (name) WHERE state = 'last_good'`,
    );
    await runner.query(`
      CREATE TABLE release_reports (
        id uuid NOT NULL,
        release_id uuid NOT NULL,
        caller text NOT NULL,
        reason text NOT NULL,
        reported_at timestamptz NOT NULL,
        CONSTRAINT "PK_release_reports" PRIMARY KEY (id),
        CONSTRAINT "FK_release_reports_release" FOREIGN KEY (release_id) REFERENCES releases (id) ON DELETE CASCADE
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX release_reports_release_caller ON release_reports (release_id, caller)',
    );
    await runner.query('CREATE INDEX release_reports_reported_at ON release_reports (reported_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE release_reports');
    await runner.query('DROP TABLE releases');
  }
}
