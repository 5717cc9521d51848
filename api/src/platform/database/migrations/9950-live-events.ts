import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What streams of hints are told, for minutes only: a reply (`topic`, `number`, `actor_id`), or people whose
 * notifications changed (`user_ids`). One row per batch of people keeps the table small.
 */
export class LiveEvents9950000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE live_events (
      id bigint GENERATED ALWAYS AS IDENTITY,
      at timestamptz NOT NULL,
      topic text,
      number integer,
      actor_id uuid,
      user_ids uuid[],
      CONSTRAINT "PK_live_events" PRIMARY KEY (id)
    )`);
    await runner.query('CREATE INDEX live_events_at ON live_events (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE live_events');
  }
}
