import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for the admins' lists of subscriptions and open invoices. */
export class BillingLists9001000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX billing_subscriptions_started ON billing_subscriptions (started_at, id)',
    );
    await runner.query(
      `CREATE INDEX billing_invoices_open ON billing_invoices (created_at, id) WHERE status = 'open'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX billing_invoices_open');
    await runner.query('DROP INDEX billing_subscriptions_started');
  }
}
