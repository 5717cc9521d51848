import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What lies to somebody's credit at Stripe, from a change of plan: the next payments come out of it. */
export class BillingCredit9640000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE billing_customers ADD COLUMN credit jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE billing_customers DROP COLUMN credit');
  }
}
