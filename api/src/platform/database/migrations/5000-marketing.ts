import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Marketing5000000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE waitlist_entries (
        id uuid NOT NULL,
        email citext NOT NULL,
        name text,
        first_name text,
        last_name text,
        current_location text,
        sources text array NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT "PK_waitlist_entries" PRIMARY KEY (id)
      )`);
    await runner.query('CREATE UNIQUE INDEX waitlist_entries_email ON waitlist_entries (email)');
    await runner.query(`
      CREATE TABLE newsletter_subscriptions (
        id uuid NOT NULL,
        email citext NOT NULL,
        name text,
        consent text NOT NULL,
        sources text array NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT "PK_newsletter_subscriptions" PRIMARY KEY (id),
        CONSTRAINT "CHK_newsletter_subscriptions_consent" CHECK (consent IN ('pending', 'given', 'withdrawn'))
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX newsletter_subscriptions_email ON newsletter_subscriptions (email)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE newsletter_subscriptions');
    await runner.query('DROP TABLE waitlist_entries');
  }
}
