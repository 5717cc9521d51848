import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AnalyticsEvents1000000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE analytics_events (
        id uuid NOT NULL,
        name text NOT NULL,
        path text NOT NULL,
        seconds integer,
        day date NOT NULL,
        happened_at timestamptz NOT NULL,
        CONSTRAINT "PK_analytics_events" PRIMARY KEY (id)
      )`);
    await runner.query('CREATE INDEX analytics_events_day_path ON analytics_events (day, path)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE analytics_events');
  }
}
