import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Profiles8200000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE profiles (
        user_id uuid NOT NULL,
        home_city text,
        home_place text,
        passports text array NOT NULL,
        client_time_zone text,
        client_hours_from text,
        client_hours_to text,
        theme text NOT NULL,
        temperature_unit text NOT NULL,
        currency text NOT NULL,
        picture_key text,
        updated_at timestamptz NOT NULL,
        CONSTRAINT "PK_profiles" PRIMARY KEY (user_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE profiles');
  }
}
