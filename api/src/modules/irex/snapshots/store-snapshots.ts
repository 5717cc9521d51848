import { FORMULA_VERSION, scoreCities, type CityInputs } from '@wanderwork/irex';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../../../platform/database/entity-rows.js';
import { IrexInputsRow, IrexSnapshot } from '../entities/irex-snapshot.entity.js';
import { execute, readRow, readRows, sql } from '../../../platform/database/sql.js';
import type { ScorableCity } from '../scores/score-inputs.js';

/** The UTC month of a snapshot, `YYYY-MM`. */
export const getMonth = (time: Date): string => time.toISOString().slice(0, 7);

/** Stores the inputs of the scores, each content once. */
export const storeInputs = (manager: EntityManager, cities: readonly ScorableCity[]): Promise<void> =>
  insertRows(
    manager,
    IrexInputsRow,
    cities.map(({ hash, inputs }) => ({ hash, inputs })),
    { onConflict: 'ignore' },
  );

/** Copies the current scores to the snapshots of `month`. Rows that did not change are not written again. */
export const storeSnapshots = (manager: EntityManager, month: string): Promise<number> =>
  execute(
    manager,
    sql`INSERT INTO irex_snapshots AS kept (city_slug, formula_version, month, inputs_hash, raw, published, confidence,
       dimensions)
     SELECT city_slug, formula_version, ${month}, inputs_hash, raw, published, confidence, dimensions FROM irex_scores
     ON CONFLICT (city_slug, formula_version, month) DO UPDATE SET inputs_hash = excluded.inputs_hash,
       raw = excluded.raw, published = excluded.published, confidence = excluded.confidence,
       dimensions = excluded.dimensions
     WHERE (kept.inputs_hash, kept.raw, kept.confidence, kept.dimensions)
       IS DISTINCT FROM (excluded.inputs_hash, excluded.raw, excluded.confidence, excluded.dimensions)`,
  );

/** Tells whether the month has snapshots by the current formula. */
export const hasSnapshots = async (manager: EntityManager, month: string): Promise<boolean> => {
  const snapshot = await readRow(
    manager,
    sql`SELECT FROM irex_snapshots WHERE formula_version = ${FORMULA_VERSION} AND month = ${month} LIMIT 1`,
  );
  return snapshot !== null;
};

interface PastCity {
  hash: string;
  inputs: CityInputs;
}

/** Months that only other formula versions have scored, each with the version whose inputs to read. */
const findMissingMonths = (manager: EntityManager): Promise<{ month: string; version: string }[]> =>
  readRows(
    manager,
    sql`SELECT month, max(formula_version) AS version FROM irex_snapshots
     GROUP BY month HAVING NOT bool_or(formula_version = ${FORMULA_VERSION}) ORDER BY month`,
  );

const readMonth = (manager: EntityManager, month: string, version: string): Promise<PastCity[]> =>
  readRows(
    manager,
    sql`SELECT hash, inputs FROM irex_snapshots JOIN irex_inputs ON hash = inputs_hash
     WHERE month = ${month} AND formula_version = ${version} ORDER BY city_slug COLLATE "C"`,
  );

const writeMonth = (manager: EntityManager, month: string, cities: readonly PastCity[]): Promise<void> => {
  const scores = scoreCities(cities.map(({ inputs }) => inputs));
  return insertRows(
    manager,
    IrexSnapshot,
    scores.map(({ slug, raw, published, confidence, dimensions }, index) => ({
      citySlug: slug,
      formulaVersion: FORMULA_VERSION,
      month,
      inputsHash: cities[index]!.hash,
      raw,
      published,
      confidence,
      dimensions,
    })),
  );
};

/**
 * Recomputes past months by the current formula from their stored inputs, because trends compare months of one
 * version only.
 */
export const storePastMonths = async (manager: EntityManager): Promise<void> => {
  for (const { month, version } of await findMissingMonths(manager))
    await writeMonth(manager, month, await readMonth(manager, month, version));
};
