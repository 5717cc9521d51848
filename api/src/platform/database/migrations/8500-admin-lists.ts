import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for the lists of the admin area. */
const indexes: Record<string, string> = {
  // Email address and name in one text: the admin searches both at once.
  users_search: `users USING gin (search_form(CAST(email AS text) || ' ' || name) gin_trgm_ops)`,
  users_tier: 'users (subscription_tier, id)',
  users_suspended: 'users (id) WHERE suspended_at IS NOT NULL',
  users_admins: 'users (id) WHERE is_admin',
  mails_failed: `mails (id) WHERE status = 'failed'`,
  audit_entries_action: 'audit_entries (action, id)',
};

export class AdminLists8500000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // PostgreSQL builds and analyzes an index with an empty search path, so the function needs its own.
    await runner.query('ALTER FUNCTION search_form(text) SET search_path FROM CURRENT');
    for (const [name, on] of Object.entries(indexes)) await runner.query(`CREATE INDEX ${name} ON ${on}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes)) await runner.query(`DROP INDEX ${name}`);
    await runner.query('ALTER FUNCTION search_form(text) RESET search_path');
  }
}
