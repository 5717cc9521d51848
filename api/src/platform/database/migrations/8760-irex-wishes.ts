import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members' preferences for their own score. */
export class IrexWishes8760000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE irex_wishes (
        user_id uuid NOT NULL,
        wishes jsonb NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT "PK_irex_wishes" PRIMARY KEY (user_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE irex_wishes');
  }
}
