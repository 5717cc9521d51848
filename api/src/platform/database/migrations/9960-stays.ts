import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  // `…was_counted` is what the last nightly count found, so that changes since then change no answer.
  `CREATE TABLE community_stays (
    user_id uuid NOT NULL,
    id uuid NOT NULL,
    city text NOT NULL,
    starts_on date NOT NULL,
    ends_on date NOT NULL,
    wants_to_meet boolean NOT NULL,
    was_counted boolean NOT NULL,
    owner_was_counted boolean NOT NULL,
    hand_was_counted boolean NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT "PK_community_stays" PRIMARY KEY (user_id, id)
  )`,
  'CREATE INDEX community_stays_city ON community_stays (city)',
  'CREATE INDEX community_stays_ends ON community_stays (ends_on)',
  `CREATE TABLE community_call_hours (
    user_id uuid NOT NULL,
    zone text NOT NULL,
    from_minute smallint NOT NULL,
    to_minute smallint NOT NULL,
    days smallint[] NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT "PK_community_call_hours" PRIMARY KEY (user_id)
  )`,
  // The nightly counts. They name nobody, and have no row where too few people were counted.
  `CREATE TABLE community_overlap_weeks (
    city text NOT NULL,
    week date NOT NULL,
    members integer NOT NULL,
    meeting integer,
    CONSTRAINT "PK_community_overlap_weeks" PRIMARY KEY (city, week)
  )`,
  `CREATE TABLE community_free_evenings (
    city text NOT NULL,
    date date NOT NULL,
    part text NOT NULL,
    people integer NOT NULL,
    CONSTRAINT "PK_community_free_evenings" PRIMARY KEY (city, date, part)
  )`,
];

/** Stays in cities, the hours that people share, and the nightly counts of both. */
export class Stays9960000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of tables) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['free_evenings', 'overlap_weeks', 'call_hours', 'stays'])
      await runner.query(`DROP TABLE community_${table}`);
  }
}
