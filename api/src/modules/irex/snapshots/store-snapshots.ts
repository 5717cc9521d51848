import { FORMULA_VERSION } from '@wanderwork/irex';
import type { EntityManager } from 'typeorm';
import type { ScorableCity } from '../scores/stored-cities.js';

/** Stores the inputs of the scores, each content once. */
export const storeInputs = (manager: EntityManager, cities: readonly ScorableCity[]): Promise<unknown> =>
  manager.query(
    `INSERT INTO irex_inputs (hash, inputs)
     SELECT hash, inputs FROM jsonb_to_recordset($1::jsonb) AS read (hash text, inputs jsonb)
     ON CONFLICT (hash) DO NOTHING`,
    [JSON.stringify(cities.map(({ hash, inputs }) => ({ hash, inputs })))],
  );

/** Copies the current scores to the snapshots of `month`. Rows that did not change are not written again. */
export const storeSnapshots = (manager: EntityManager, month: string): Promise<unknown> =>
  manager.query(
    `INSERT INTO irex_snapshots AS kept (city_slug, formula_version, month, inputs_hash, raw, published, confidence,
       dimensions)
     SELECT city_slug, formula_version, $1, inputs_hash, raw, published, confidence, dimensions FROM irex_scores
     ON CONFLICT (city_slug, formula_version, month) DO UPDATE SET inputs_hash = excluded.inputs_hash,
       raw = excluded.raw, published = excluded.published, confidence = excluded.confidence,
       dimensions = excluded.dimensions
     WHERE (kept.inputs_hash, kept.raw, kept.confidence, kept.dimensions)
       IS DISTINCT FROM (excluded.inputs_hash, excluded.raw, excluded.confidence, excluded.dimensions)`,
    [month],
  );

/** Tells whether the month has snapshots by the current formula. */
export const hasSnapshots = async (manager: EntityManager, month: string): Promise<boolean> => {
  const rows: unknown[] = await manager.query(
    `SELECT 1 FROM irex_snapshots WHERE formula_version = $1 AND month = $2 LIMIT 1`,
    [FORMULA_VERSION, month],
  );
  return rows.length > 0;
};
