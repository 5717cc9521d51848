import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A person's credit balance at Stripe after a plan change; the next payments are deducted from it. */
export class BillingCredit9640000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE billing_customers ADD COLUMN credit jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE billing_customers DROP COLUMN credit');
  }
}
