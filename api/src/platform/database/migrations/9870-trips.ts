import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Trips of the planner. Every key of a person's rows begins with the person. */
const statements = [
  `CREATE TABLE trips (
    user_id uuid NOT NULL,
    id uuid NOT NULL,
    revision integer NOT NULL,
    first_revision integer NOT NULL,
    history_bytes integer NOT NULL,
    doc jsonb NOT NULL,
    updated_at timestamptz NOT NULL,
    chosen_at timestamptz,
    deleted_at timestamptz,
    CONSTRAINT "PK_trips" PRIMARY KEY (user_id, id)
  )`,
  'CREATE INDEX trips_updated ON trips (user_id, updated_at, id) WHERE deleted_at IS NULL',
  'CREATE INDEX trips_deleted ON trips (deleted_at) WHERE deleted_at IS NOT NULL',

  // The oldest change of a trip has the whole document instead of operations.
  `CREATE TABLE trip_changes (
    user_id uuid NOT NULL,
    trip_id uuid NOT NULL,
    revision integer NOT NULL,
    request_id uuid,
    ops jsonb NOT NULL,
    inverse jsonb NOT NULL,
    doc jsonb,
    bytes integer NOT NULL,
    writer text NOT NULL,
    restored integer,
    at timestamptz NOT NULL,
    CONSTRAINT "PK_trip_changes" PRIMARY KEY (user_id, trip_id, revision),
    CONSTRAINT "FK_trip_changes_trip" FOREIGN KEY (user_id, trip_id) REFERENCES trips (user_id, id) ON DELETE CASCADE
  )`,
  'CREATE UNIQUE INDEX trip_changes_request ON trip_changes (user_id, trip_id, request_id)',

  // Small: a token finds its owner here, without asking every person's rows.
  `CREATE TABLE trip_links (
    token_hash text NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    trip_id uuid NOT NULL,
    kind text NOT NULL,
    shows jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    revoked_at timestamptz,
    CONSTRAINT "PK_trip_links" PRIMARY KEY (token_hash),
    CONSTRAINT "FK_trip_links_trip" FOREIGN KEY (user_id, trip_id) REFERENCES trips (user_id, id) ON DELETE CASCADE
  )`,
  'CREATE INDEX trip_links_trip ON trip_links (user_id, trip_id)',
  'CREATE INDEX trip_links_revoked ON trip_links (revoked_at) WHERE revoked_at IS NOT NULL',

  `CREATE TABLE trip_drafts (
    user_id uuid NOT NULL,
    id uuid NOT NULL,
    trip_id uuid NOT NULL,
    base integer NOT NULL,
    ops jsonb NOT NULL,
    items jsonb NOT NULL,
    writer text NOT NULL,
    created_at timestamptz NOT NULL,
    decided_at timestamptz,
    accepted jsonb,
    CONSTRAINT "PK_trip_drafts" PRIMARY KEY (user_id, id),
    CONSTRAINT "FK_trip_drafts_trip" FOREIGN KEY (user_id, trip_id) REFERENCES trips (user_id, id) ON DELETE CASCADE
  )`,
  'CREATE INDEX trip_drafts_trip ON trip_drafts (user_id, trip_id)',
  'CREATE INDEX trip_drafts_created ON trip_drafts (created_at)',
];

export class Trips9870000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['trip_drafts', 'trip_links', 'trip_changes', 'trips'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
