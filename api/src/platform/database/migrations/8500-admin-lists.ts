import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the lists of the admin area are read by. */
const indexes: Record<string, string> = {
  // One text for both: whoever searches need not say which of them they know.
  users_search: `users USING gin (search_form(CAST(email AS text) || ' ' || name) gin_trgm_ops)`,
  users_tier: 'users (subscription_tier, id)',
  users_suspended: 'users (id) WHERE suspended_at IS NOT NULL',
  users_admins: 'users (id) WHERE is_admin',
  mails_failed: `mails (id) WHERE status = 'failed'`,
  audit_entries_action: 'audit_entries (action, id)',
};

export class AdminLists8500000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // An index is built and analysed with no path to look for functions on; this one brings its own.
    await runner.query('ALTER FUNCTION search_form(text) SET search_path FROM CURRENT');
    for (const [name, on] of Object.entries(indexes)) await runner.query(`CREATE INDEX ${name} ON ${on}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes)) await runner.query(`DROP INDEX ${name}`);
    await runner.query('ALTER FUNCTION search_form(text) RESET search_path');
  }
}
