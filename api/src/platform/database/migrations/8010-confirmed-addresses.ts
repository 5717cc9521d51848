import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Confirmed addresses, changes of address, and when somebody consented to the newsletter. */
export class ConfirmedAddresses8010000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE users ADD COLUMN email_confirmed_at timestamptz, ADD COLUMN registered_by text',
    );
    // The operator named the first admin, so that address counts as confirmed.
    await runner.query('UPDATE users SET email_confirmed_at = created_at WHERE is_admin');
    await runner.query(`
      CREATE TABLE email_changes (
        id uuid NOT NULL,
        user_id uuid NOT NULL,
        new_email citext NOT NULL,
        new_confirmed_at timestamptz,
        old_confirmed_at timestamptz,
        created_at timestamptz NOT NULL,
        CONSTRAINT "PK_email_changes" PRIMARY KEY (id),
        CONSTRAINT "FK_email_changes_user" FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE UNIQUE INDEX email_changes_user ON email_changes (user_id)');
    await runner.query(`
      ALTER TABLE newsletter_subscriptions
        ADD COLUMN consented_at timestamptz, ADD COLUMN consent_text text, ADD COLUMN withdrawn_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE newsletter_subscriptions
        DROP COLUMN withdrawn_at, DROP COLUMN consent_text, DROP COLUMN consented_at`);
    await runner.query('DROP TABLE email_changes');
    await runner.query('ALTER TABLE users DROP COLUMN registered_by, DROP COLUMN email_confirmed_at');
  }
}
