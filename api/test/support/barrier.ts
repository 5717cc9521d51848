import { setTimeout as wait } from 'node:timers/promises';
import type { TestApp } from './index.js';

const TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 10;

const WAITING_SQL = `
  SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND state = 'active'`;

/** Resolves once `howMany` statements wait for a lock that another transaction holds. */
export const waitForLocks = async ({ db }: TestApp, howMany = 1): Promise<void> => {
  for (const end = Date.now() + TIMEOUT_MS; ; await wait(POLL_INTERVAL_MS)) {
    const rows: unknown[] = await db.query(WAITING_SQL);
    if (rows.length >= howMany) return;
    if (Date.now() > end) throw new Error('no statement waits for a lock');
  }
};

/**
 * Blocks the first `holds` statements of this kind on `table` from now on. `reached` resolves once one of them waits;
 * `open` releases all of them, for good.
 */
export const createBarrier = async (
  api: TestApp,
  operation: 'INSERT' | 'UPDATE' | 'DELETE',
  table: string,
  maxBlocked = Number.MAX_SAFE_INTEGER,
) => {
  const lockHolder = api.db.createQueryRunner();
  await lockHolder.query('SELECT pg_advisory_lock(1)');
  await api.db.query('DROP SEQUENCE IF EXISTS barrier_reached');
  await api.db.query('CREATE SEQUENCE barrier_reached');
  await api.db.query(`
    CREATE OR REPLACE FUNCTION stand_still() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN
      IF nextval(''barrier_reached'') <= ${maxBlocked} THEN PERFORM pg_advisory_xact_lock_shared(1); END IF;
      RETURN NULL;
    END'`);
  await api.db.query(`
    CREATE TRIGGER barrier BEFORE ${operation} ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION stand_still()`);
  return {
    reached: () => waitForLocks(api),
    open: async () => {
      await lockHolder.query('SELECT pg_advisory_unlock(1)');
      await lockHolder.release();
    },
    /** Removes the trigger. Call it once no blocked statement is left. */
    remove: () => api.db.query(`DROP TRIGGER barrier ON ${table}`),
  };
};
