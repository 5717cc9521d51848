import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leases for changes to a person's billing and for checks of a customer. They were columns of the customer before. */
export class BillingLeases9002000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE billing_leases (
      name text NOT NULL,
      holder uuid NOT NULL,
      until timestamptz NOT NULL,
      CONSTRAINT "PK_billing_leases" PRIMARY KEY (name)
    )`);
    await runner.query('ALTER TABLE billing_customers DROP COLUMN held_by, DROP COLUMN held_until');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE billing_customers ADD COLUMN held_by uuid, ADD COLUMN held_until timestamptz',
    );
    await runner.query('DROP TABLE billing_leases');
  }
}
