import type { EntityManager } from 'typeorm';
import type { SourceRow } from '../import/city-row.js';

/** Takes sources away that a batch brought and that no figure names any more. */
export const dropUnusedSources = (manager: EntityManager, sources: readonly SourceRow[]): Promise<unknown> =>
  manager.query(
    `DELETE FROM figure_sources WHERE id = ANY($1)
       AND NOT EXISTS (SELECT FROM city_figures WHERE source_id = figure_sources.id)`,
    [sources.map(({ id }) => id)],
  );

/**
 * Has the next start look at the product's own table again, where that left figures out that were somebody's then: once
 * they are nobody's, they are to say what the product says.
 */
export const forgetFingerprint = (manager: EntityManager): Promise<unknown> =>
  manager.query(
    `UPDATE city_imports SET fingerprint = ''
     WHERE passed_over > 0 AND id = (SELECT id FROM city_imports ORDER BY id DESC LIMIT 1)`,
  );

/** A plan that nobody applied for so long is of another time. */
const PLAN_KEPT = '30 days';

/** Throws plans away that nobody wants any more. */
export const dropOldPlans = (manager: EntityManager): Promise<unknown> =>
  manager.query(
    `DELETE FROM city_batches WHERE state = 'planned'
       AND id IN (SELECT batch_id FROM city_batch_deeds WHERE deed = 'planned' AND done_at < now() - $1::interval)`,
    [PLAN_KEPT],
  );
