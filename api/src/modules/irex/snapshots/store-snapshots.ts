import { FORMULA_VERSION, scoreCities, type CityInputs } from '@wanderwork/irex';
import type { EntityManager } from 'typeorm';
import type { ScorableCity } from '../scores/score-inputs.js';

/** The UTC month of a snapshot, `YYYY-MM`. */
export const getMonth = (time: Date): string => time.toISOString().slice(0, 7);

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

interface PastCity {
  hash: string;
  inputs: CityInputs;
}

/** Months that only other formula versions have scored, each with the version whose inputs to read. */
const findMissingMonths = (manager: EntityManager): Promise<{ month: string; version: string }[]> =>
  manager.query(
    `SELECT month, max(formula_version) AS version FROM irex_snapshots
     GROUP BY month HAVING NOT bool_or(formula_version = $1) ORDER BY month`,
    [FORMULA_VERSION],
  );

const readMonth = (manager: EntityManager, month: string, version: string): Promise<PastCity[]> =>
  manager.query(
    `SELECT hash, inputs FROM irex_snapshots JOIN irex_inputs ON hash = inputs_hash
     WHERE month = $1 AND formula_version = $2 ORDER BY city_slug COLLATE "C"`,
    [month, version],
  );

const writeMonth = (manager: EntityManager, month: string, cities: readonly PastCity[]): Promise<unknown> => {
  const rows = scoreCities(cities.map(({ inputs }) => inputs)).map((score, at) => ({
    city_slug: score.slug,
    inputs_hash: cities[at]!.hash,
    raw: score.raw,
    published: score.published,
    confidence: score.confidence,
    dimensions: score.dimensions,
  }));
  return manager.query(
    `INSERT INTO irex_snapshots (city_slug, formula_version, month, inputs_hash, raw, published, confidence, dimensions)
     SELECT city_slug, $2, $3, inputs_hash, raw, published, confidence, dimensions
     FROM jsonb_to_recordset($1::jsonb) AS score (city_slug text, inputs_hash text, raw double precision,
       published double precision, confidence integer, dimensions jsonb)`,
    [JSON.stringify(rows), FORMULA_VERSION, month],
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
