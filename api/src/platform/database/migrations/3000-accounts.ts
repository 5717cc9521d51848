import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts3000000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id uuid NOT NULL,
        email citext NOT NULL,
        name text NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        password_hash text,
        must_change_password boolean NOT NULL,
        is_admin boolean NOT NULL,
        subscription_tier text NOT NULL,
        profile_image_url text,
        date_of_birth date,
        current_location text,
        created_at timestamptz NOT NULL,
        CONSTRAINT "PK_users" PRIMARY KEY (id),
        CONSTRAINT "CHK_users_subscription_tier" CHECK (subscription_tier IN ('free', 'pro', 'premium'))
      )`);
    await runner.query('CREATE UNIQUE INDEX users_email ON users (email)');
    await runner.query(`
      CREATE TABLE sessions (
        id_hash text NOT NULL,
        user_id uuid NOT NULL,
        created_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        device_label text NOT NULL,
        CONSTRAINT "PK_sessions" PRIMARY KEY (id_hash),
        CONSTRAINT "FK_sessions_user" FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX sessions_user ON sessions (user_id)');
    await runner.query('CREATE INDEX sessions_last_seen ON sessions (last_seen_at)');
    await runner.query('CREATE INDEX sessions_created ON sessions (created_at)');
    await runner.query(`
      CREATE TABLE sign_in_attempts (
        key text NOT NULL,
        failures integer NOT NULL,
        last_at timestamptz NOT NULL,
        free_at timestamptz NOT NULL,
        CONSTRAINT "PK_sign_in_attempts" PRIMARY KEY (key)
      )`);
    await runner.query('CREATE INDEX sign_in_attempts_last ON sign_in_attempts (last_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sign_in_attempts');
    await runner.query('DROP TABLE sessions');
    await runner.query('DROP TABLE users');
  }
}
