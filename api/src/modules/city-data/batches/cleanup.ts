import type { EntityManager } from 'typeorm';
import type { SourceRow } from '../table/city-row.js';

/** Deletes sources that a batch added and that no figure uses any more. */
export const dropUnusedSources = (manager: EntityManager, sources: readonly SourceRow[]): Promise<unknown> =>
  manager.query(
    `DELETE FROM figure_sources WHERE id = ANY($1)
       AND NOT EXISTS (SELECT FROM city_figures WHERE source_id = figure_sources.id)`,
    [sources.map(({ id }) => id)],
  );

/**
 * Makes the next start import the shipped table again if the last import skipped figures that somebody had set. After
 * a rollback, those figures must get the product's values.
 */
export const clearImportFingerprint = (manager: EntityManager): Promise<unknown> =>
  manager.query(
    `UPDATE city_imports SET fingerprint = ''
     WHERE passed_over > 0 AND id = (SELECT id FROM city_imports ORDER BY id DESC LIMIT 1)`,
  );

/** Plans older than this are deleted: the table has moved on. */
const PLAN_MAX_AGE = '30 days';

/** Deletes plans that were never applied and are too old. */
export const dropOldPlans = (manager: EntityManager): Promise<unknown> =>
  manager.query(
    `DELETE FROM city_batches WHERE state = 'planned'
       AND id IN (SELECT batch_id FROM city_batch_deeds WHERE deed = 'planned' AND done_at < now() - $1::interval)`,
    [PLAN_MAX_AGE],
  );
