import { setTimeout as wait } from 'node:timers/promises';
import type { TestApp } from './index.js';

const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 10;

const WAITING = `
  SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND state = 'active'`;

/** Resolves once `howMany` statements wait for a lock that another transaction holds. */
export const somebodyWaits = async ({ db }: TestApp, howMany = 1): Promise<void> => {
  for (const end = Date.now() + PATIENCE_MS; ; await wait(LOOK_EVERY_MS)) {
    const rows: unknown[] = await db.query(WAITING);
    if (rows.length >= howMany) return;
    if (Date.now() > end) throw new Error('no statement waits for a lock');
  }
};

/**
 * Blocks the first `holds` statements of this kind on `table` from now on. `reached` resolves once one of them waits;
 * `open` releases all of them, for good.
 */
export const barrier = async (
  house: TestApp,
  deed: 'INSERT' | 'UPDATE' | 'DELETE',
  table: string,
  holds = Number.MAX_SAFE_INTEGER,
) => {
  const keeper = house.db.createQueryRunner();
  await keeper.query('SELECT pg_advisory_lock(1)');
  await house.db.query('DROP SEQUENCE IF EXISTS barrier_reached');
  await house.db.query('CREATE SEQUENCE barrier_reached');
  await house.db.query(`
    CREATE OR REPLACE FUNCTION stand_still() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN
      IF nextval(''barrier_reached'') <= ${holds} THEN PERFORM pg_advisory_xact_lock_shared(1); END IF;
      RETURN NULL;
    END'`);
  await house.db.query(`
    CREATE TRIGGER barrier BEFORE ${deed} ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION stand_still()`);
  return {
    reached: () => somebodyWaits(house),
    open: async () => {
      await keeper.query('SELECT pg_advisory_unlock(1)');
      await keeper.release();
    },
    /** Removes the trigger. Call it once no blocked statement is left. */
    remove: () => house.db.query(`DROP TRIGGER barrier ON ${table}`),
  };
};
