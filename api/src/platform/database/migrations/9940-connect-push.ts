import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  // Browsers that get pushes. "next_at" is when the next push is due; null if there is none. While a process sends it,
  // its lease lasts until then.
  `CREATE TABLE push_subscriptions (
    user_id uuid NOT NULL,
    id uuid NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    created_at timestamptz NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    next_at timestamptz,
    pushed_at timestamptz,
    CONSTRAINT "PK_push_subscriptions" PRIMARY KEY (user_id, id),
    CONSTRAINT "UQ_push_subscriptions_id" UNIQUE (id)
  )`,
  // A browser has one subscription, whoever is signed in.
  'CREATE UNIQUE INDEX push_subscriptions_endpoint ON push_subscriptions (md5(endpoint))',
  'CREATE INDEX push_subscriptions_queue ON push_subscriptions (next_at) WHERE next_at IS NOT NULL',
];

/** Web push. */
export class ConnectPush9940000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE push_subscriptions');
  }
}
