import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A person who never chose a temperature unit gets the one of their region. Until now °C also meant "not chosen". */
export class DegreesUnsaid8695000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE users ALTER COLUMN temperature_unit DROP NOT NULL, ALTER COLUMN temperature_unit DROP DEFAULT',
    );
    await runner.query("UPDATE users SET temperature_unit = NULL WHERE temperature_unit = 'celsius'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE users SET temperature_unit = 'celsius' WHERE temperature_unit IS NULL");
    await runner.query(
      "ALTER TABLE users ALTER COLUMN temperature_unit SET DEFAULT 'celsius', ALTER COLUMN temperature_unit SET NOT NULL",
    );
  }
}
