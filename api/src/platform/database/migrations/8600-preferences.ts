import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves preferences to the account's row: every page start reads them together with the account. */
export class Preferences8600000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN theme text NOT NULL DEFAULT 'system',
        ADD COLUMN temperature_unit text NOT NULL DEFAULT 'celsius',
        ADD COLUMN currency text NOT NULL DEFAULT 'USD'`);
    await runner.query(`
      UPDATE users
      SET theme = profiles.theme, temperature_unit = profiles.temperature_unit, currency = profiles.currency
      FROM profiles WHERE profiles.user_id = users.id`);
    await runner.query(
      'ALTER TABLE profiles DROP COLUMN theme, DROP COLUMN temperature_unit, DROP COLUMN currency',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE profiles
        ADD COLUMN theme text NOT NULL DEFAULT 'system',
        ADD COLUMN temperature_unit text NOT NULL DEFAULT 'celsius',
        ADD COLUMN currency text NOT NULL DEFAULT 'USD'`);
    await runner.query(`
      INSERT INTO profiles (user_id, passports, theme, temperature_unit, currency, updated_at)
      SELECT id, '{}', theme, temperature_unit, currency, now() FROM users
      WHERE (theme, temperature_unit, currency) <> ('system', 'celsius', 'USD')
      ON CONFLICT (user_id) DO UPDATE SET
        theme = excluded.theme, temperature_unit = excluded.temperature_unit, currency = excluded.currency`);
    await runner.query(`
      ALTER TABLE profiles
        ALTER COLUMN theme DROP DEFAULT, ALTER COLUMN temperature_unit DROP DEFAULT, ALTER COLUMN currency DROP DEFAULT`);
    await runner.query(
      'ALTER TABLE users DROP COLUMN theme, DROP COLUMN temperature_unit, DROP COLUMN currency',
    );
  }
}
