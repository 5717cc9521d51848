import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SecondFactors8300000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE totp_factors (
        user_id uuid NOT NULL,
        secret text NOT NULL,
        created_at timestamptz NOT NULL,
        confirmed_at timestamptz,
        last_step integer NOT NULL,
        CONSTRAINT "PK_totp_factors" PRIMARY KEY (user_id),
        CONSTRAINT "FK_totp_factors_user" FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE recovery_codes (
        user_id uuid NOT NULL,
        code_hash text NOT NULL,
        CONSTRAINT "PK_recovery_codes" PRIMARY KEY (user_id, code_hash),
        CONSTRAINT "FK_recovery_codes_user" FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE passkeys (
        id uuid NOT NULL,
        credential_id text NOT NULL,
        user_id uuid NOT NULL,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text array NOT NULL,
        name text NOT NULL,
        backed_up boolean NOT NULL,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz,
        CONSTRAINT "PK_passkeys" PRIMARY KEY (id),
        CONSTRAINT "FK_passkeys_user" FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE UNIQUE INDEX passkeys_credential ON passkeys (credential_id)');
    await runner.query('CREATE INDEX passkeys_user ON passkeys (user_id)');
    await runner.query(`
      CREATE TABLE passkey_challenges (
        challenge text NOT NULL,
        purpose text NOT NULL,
        user_id uuid,
        expires_at timestamptz NOT NULL,
        CONSTRAINT "PK_passkey_challenges" PRIMARY KEY (challenge)
      )`);
    await runner.query('CREATE INDEX passkey_challenges_expires ON passkey_challenges (expires_at)');
    await runner.query(`
      CREATE TABLE pending_sign_ins (
        id_hash text NOT NULL,
        user_id uuid NOT NULL,
        remember boolean NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT "PK_pending_sign_ins" PRIMARY KEY (id_hash),
        CONSTRAINT "FK_pending_sign_ins_user" FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX pending_sign_ins_user ON pending_sign_ins (user_id)');
    await runner.query('CREATE INDEX pending_sign_ins_expires ON pending_sign_ins (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'pending_sign_ins',
      'passkey_challenges',
      'passkeys',
      'recovery_codes',
      'totp_factors',
    ])
      await runner.query(`DROP TABLE ${table}`);
  }
}
