import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  // What a person wants by email, where their last browser was, and when they got which emails. Without a row, the
  // defaults hold. "digest_at" is when the next digest is due, "digest_since" the time from which it looks for topics,
  // "reply_emails" the times of the last six emails about replies.
  `CREATE TABLE notification_readers (
    user_id uuid NOT NULL,
    time_zone text NOT NULL DEFAULT 'UTC',
    visited_at timestamptz,
    emails_off text[] NOT NULL DEFAULT '{}',
    digest text NOT NULL DEFAULT 'weekly',
    digest_at timestamptz,
    digest_since timestamptz,
    reply_emails timestamptz[] NOT NULL DEFAULT '{}',
    CONSTRAINT "PK_notification_readers" PRIMARY KEY (user_id)
  )`,
  'CREATE INDEX notification_readers_digest ON notification_readers (digest_at) WHERE digest_at IS NOT NULL',

  // When an unread notification is to reach the person outside the app; null once it has, and if it never will.
  'ALTER TABLE notifications ADD COLUMN due_at timestamptz',
  'CREATE INDEX notifications_due ON notifications (due_at) WHERE due_at IS NOT NULL',
];

/** Emails about notifications, and the digest. */
export class ConnectEmail9930000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN due_at');
    await runner.query('DROP TABLE notification_readers');
  }
}
