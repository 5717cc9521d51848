import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  // No foreign key to the account: records that the law requires outlive it, without the person's identity.
  `CREATE TABLE billing_customers (
    user_id uuid NOT NULL,
    customer_id text,
    generation integer NOT NULL DEFAULT 0,
    checkout jsonb,
    held_by uuid,
    held_until timestamptz,
    synced_at timestamptz,
    CONSTRAINT "PK_billing_customers" PRIMARY KEY (user_id)
  )`,
  'CREATE UNIQUE INDEX billing_customers_customer ON billing_customers (customer_id)',
  'CREATE INDEX billing_customers_synced ON billing_customers (synced_at)',
  `CREATE TABLE billing_subscriptions (
    id text NOT NULL,
    user_id uuid,
    status text NOT NULL,
    tier text NOT NULL,
    "interval" text NOT NULL,
    amount integer NOT NULL,
    currency text NOT NULL,
    started_at timestamptz NOT NULL,
    period_start timestamptz NOT NULL,
    period_end timestamptz NOT NULL,
    ends_with_period boolean NOT NULL,
    ended_at timestamptz,
    next jsonb,
    awaiting jsonb,
    card jsonb,
    CONSTRAINT "PK_billing_subscriptions" PRIMARY KEY (id)
  )`,
  // Nobody can have two subscriptions, whatever happens at Stripe.
  `CREATE UNIQUE INDEX billing_subscriptions_live ON billing_subscriptions (user_id) WHERE ended_at IS NULL`,
  'CREATE INDEX billing_subscriptions_user ON billing_subscriptions (user_id)',
  `CREATE TABLE billing_invoices (
    id text NOT NULL,
    user_id uuid,
    subscription_id text,
    number text,
    status text NOT NULL,
    reason text NOT NULL,
    amount integer NOT NULL,
    refunded integer NOT NULL DEFAULT 0,
    currency text NOT NULL,
    created_at timestamptz NOT NULL,
    lines jsonb NOT NULL,
    url text,
    pdf_url text,
    CONSTRAINT "PK_billing_invoices" PRIMARY KEY (id)
  )`,
  'CREATE INDEX billing_invoices_user ON billing_invoices (user_id, created_at)',
  'CREATE INDEX billing_invoices_created ON billing_invoices (created_at)',
  `CREATE TABLE billing_work (
    id text NOT NULL,
    kind text NOT NULL,
    customer_id text,
    subject text,
    received_at timestamptz NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    next_at timestamptz,
    done_at timestamptz,
    last_error text,
    CONSTRAINT "PK_billing_work" PRIMARY KEY (id)
  )`,
  'CREATE INDEX billing_work_queue ON billing_work (next_at) WHERE done_at IS NULL AND next_at IS NOT NULL',
  'CREATE INDEX billing_work_customer ON billing_work (customer_id) WHERE done_at IS NULL',
  'CREATE INDEX billing_work_failed ON billing_work (received_at, id) WHERE done_at IS NULL AND attempts > 0',
  'CREATE INDEX billing_work_done ON billing_work (done_at) WHERE done_at IS NOT NULL',
  `CREATE TABLE billing_grants (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    tier text NOT NULL,
    until timestamptz,
    reason text NOT NULL,
    created_at timestamptz NOT NULL,
    revoked_at timestamptz,
    CONSTRAINT "PK_billing_grants" PRIMARY KEY (id)
  )`,
  'CREATE INDEX billing_grants_user ON billing_grants (user_id)',
  `CREATE TABLE billing_withdrawals (
    subscription_id text NOT NULL,
    user_id uuid,
    name text,
    declared_at timestamptz NOT NULL,
    done_at timestamptz,
    CONSTRAINT "PK_billing_withdrawals" PRIMARY KEY (subscription_id)
  )`,
  'CREATE INDEX billing_withdrawals_user ON billing_withdrawals (user_id)',
];

const KEEP_WHAT_WAS_GIVEN = `
  INSERT INTO billing_grants (id, user_id, tier, reason, created_at)
  SELECT gen_random_uuid(), id, subscription_tier, 'Given before plans could be bought', now()
  FROM users WHERE subscription_tier <> 'free'`;

/** Subscriptions and their records. The end of a tier is stored with the account. */
export class Billing9000000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN tier_until timestamptz');
    await runner.query('CREATE INDEX users_tier_until ON users (tier_until) WHERE tier_until IS NOT NULL');
    for (const table of tables) await runner.query(table);
    await runner.query(KEEP_WHAT_WAS_GIVEN);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['withdrawals', 'grants', 'work', 'invoices', 'subscriptions', 'customers'])
      await runner.query(`DROP TABLE billing_${name}`);
    await runner.query('DROP INDEX users_tier_until');
    await runner.query('ALTER TABLE users DROP COLUMN tier_until');
  }
}
