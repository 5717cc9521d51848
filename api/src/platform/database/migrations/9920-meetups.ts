import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The lists of upcoming meet-ups: of a city, of a region with its cities, and of everywhere. */
const listIndexes = [['city'], ['region'], []].map(
  (scope) => `CREATE INDEX meetups_upcoming_${scope[0] ?? 'all'} ON meetups
    (${[...scope, 'starts_at', 'id'].join(', ')}) WHERE status = 'published' AND canceled_at IS NULL`,
);

const statements = [
  `CREATE TABLE meetups (
    id uuid NOT NULL,
    code text NOT NULL,
    slug text NOT NULL,
    series_id uuid NOT NULL,
    author_id uuid,
    request_digest text NOT NULL,
    title text NOT NULL,
    text text NOT NULL,
    text_by uuid,
    html text NOT NULL,
    city text NOT NULL,
    region text NOT NULL,
    time_zone text NOT NULL,
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    seats integer NOT NULL,
    venue_name text NOT NULL,
    venue_address text NOT NULL,
    address_visible boolean NOT NULL,
    status text NOT NULL,
    held_at timestamptz,
    canceled_at timestamptz,
    canceled_by uuid,
    cancel_reason text,
    take_over_until timestamptz,
    revision integer NOT NULL,
    announced_revision integer,
    last_number integer NOT NULL,
    going integer NOT NULL,
    waiting integer NOT NULL,
    reminded_hours integer,
    created_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL,
    CONSTRAINT "PK_meetups" PRIMARY KEY (id),
    CONSTRAINT "UQ_meetups_code" UNIQUE (code)
  )`,
  ...listIndexes,
  'CREATE INDEX meetups_series ON meetups (series_id)',
  'CREATE INDEX meetups_author ON meetups (author_id, created_at)',
  'CREATE INDEX meetups_text_by ON meetups (text_by)',
  'CREATE INDEX meetups_canceled_by ON meetups (canceled_by) WHERE canceled_by IS NOT NULL',
  'CREATE INDEX meetups_ends ON meetups (ends_at)',
  'CREATE INDEX meetups_take_over ON meetups (take_over_until) WHERE take_over_until IS NOT NULL',
  'CREATE INDEX meetups_held ON meetups (held_at) WHERE held_at IS NOT NULL',
  // Whoever hosts isn't in the list of guests, and needs no seat.
  `CREATE TABLE meetup_hosts (
    user_id uuid NOT NULL,
    meetup_id uuid NOT NULL,
    role text NOT NULL,
    at timestamptz NOT NULL,
    CONSTRAINT "PK_meetup_hosts" PRIMARY KEY (user_id, meetup_id),
    CONSTRAINT "FK_meetup_hosts_meetup" FOREIGN KEY (meetup_id) REFERENCES meetups (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX meetup_hosts_meetup ON meetup_hosts (meetup_id)',
  `CREATE UNIQUE INDEX meetup_hosts_host ON meetup_hosts (meetup_id) WHERE role = 'host'`,
  // `number` is the order in which people asked, so that the waiting list has one.
  `CREATE TABLE meetup_rsvps (
    user_id uuid NOT NULL,
    meetup_id uuid NOT NULL,
    status text NOT NULL,
    number integer NOT NULL,
    at timestamptz NOT NULL,
    CONSTRAINT "PK_meetup_rsvps" PRIMARY KEY (user_id, meetup_id),
    CONSTRAINT "FK_meetup_rsvps_meetup" FOREIGN KEY (meetup_id) REFERENCES meetups (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX meetup_rsvps_meetup ON meetup_rsvps (meetup_id, status, number)',
  `CREATE TABLE meetup_calendars (
    user_id uuid NOT NULL,
    secret_hash text NOT NULL,
    created_at timestamptz NOT NULL,
    read_at timestamptz,
    CONSTRAINT "PK_meetup_calendars" PRIMARY KEY (user_id),
    CONSTRAINT "UQ_meetup_calendars_secret" UNIQUE (secret_hash)
  )`,
];

/** Meet-ups of Connect: dates, hosts, RSVPs and private calendar feeds. */
export class Meetups9920000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['meetup_calendars', 'meetup_rsvps', 'meetup_hosts', 'meetups'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
