import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions that their owner can identify and end, suspension and deletion of accounts, settings, and the audit log. */
export class Sessions8100000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions
        ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
        ADD COLUMN remembered boolean NOT NULL DEFAULT true,
        ADD COLUMN proven_at timestamptz`);
    await runner.query('UPDATE sessions SET proven_at = created_at');
    await runner.query(`
      ALTER TABLE sessions
        ALTER COLUMN id DROP DEFAULT,
        ALTER COLUMN remembered DROP DEFAULT,
        ALTER COLUMN proven_at SET NOT NULL`);
    await runner.query('CREATE UNIQUE INDEX sessions_id ON sessions (id)');
    await runner.query(`
      ALTER TABLE users ADD COLUMN suspended_at timestamptz, ADD COLUMN deletion_due_at timestamptz`);
    await runner.query(
      'CREATE INDEX users_deletion_due ON users (deletion_due_at) WHERE deletion_due_at IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE settings (
        name text NOT NULL,
        value jsonb NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT "PK_settings" PRIMARY KEY (name)
      )`);
    await runner.query(`
      CREATE TABLE audit_entries (
        id uuid NOT NULL,
        actor_id uuid,
        action text NOT NULL,
        target_type text NOT NULL,
        target_id text NOT NULL,
        old_value jsonb,
        new_value jsonb,
        reason text,
        happened_at timestamptz NOT NULL,
        CONSTRAINT "PK_audit_entries" PRIMARY KEY (id)
      )`);
    await runner.query('CREATE INDEX audit_entries_actor ON audit_entries (actor_id, id)');
    await runner.query('CREATE INDEX audit_entries_target ON audit_entries (target_type, target_id, id)');
    await runner.query('CREATE INDEX audit_entries_happened ON audit_entries (happened_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entries');
    await runner.query('DROP TABLE settings');
    await runner.query('ALTER TABLE users DROP COLUMN deletion_due_at, DROP COLUMN suspended_at');
    await runner.query('ALTER TABLE sessions DROP COLUMN proven_at, DROP COLUMN remembered, DROP COLUMN id');
  }
}
