import type { BatchDifference, BatchOrigin, BatchState, RefusedRow, Source } from '@wanderwork/contracts';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../../../platform/database/entity-rows.js';
import { execute, readRows, sql } from '../../../platform/database/sql.js';
import { createId } from '../../../platform/database/ids.js';
import { CityBatchChange, CityBatchAction, CityBatchRow } from '../entities/city-batch.entity.js';
import type { Change } from '../table/changes.js';

/** The person who acts on a batch; null for the product itself or its command line. */
export type Actor = { id: string; name: string } | null;

export interface NewBatch {
  origin: BatchOrigin;
  name: string;
  reason: string | null;
  hash: string;
  state: BatchState;
  tableVersion: string;
  sources: readonly Source[];
  refused: readonly RefusedRow[];
  difference: BatchDifference;
}

const storeBatchChanges = (manager: EntityManager, batchId: number, changes: readonly Change[]) =>
  insertRows(
    manager,
    CityBatchChange,
    changes.map(({ city, ...change }) => ({ batchId, citySlug: city, ...change })),
  );

/** Records an action on a batch and who took it. */
export const storeAction = (manager: EntityManager, batchId: number, action: BatchState, actor: Actor) =>
  manager.insert(CityBatchAction, {
    id: createId(),
    batchId,
    action,
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? null,
    doneAt: new Date(),
  });

/** Stores a batch with its changes and its first action. Returns its number. */
export const storeBatch = async (
  manager: EntityManager,
  { sources, refused, ...batch }: NewBatch,
  changes: readonly Change[],
  actor: Actor,
): Promise<number> => {
  const row = await manager.save(CityBatchRow, { ...batch, sources: [...sources], refused: [...refused] });
  await storeBatchChanges(manager, row.id, changes);
  await storeAction(manager, row.id, batch.state, actor);
  return row.id;
};

/** The changes of a batch, sorted by city and cell. */
export const readChanges = async (manager: EntityManager, batchId: number): Promise<Change[]> => {
  const rows = await manager.find(CityBatchChange, {
    where: { batchId },
    order: { citySlug: 'ASC', cell: 'ASC' },
  });
  return rows.map(({ citySlug, cell, before, after }) => ({ city: citySlug, cell, before, after }));
};

/** Sets the state of a batch and records the action. */
export const setBatchState = async (
  manager: EntityManager,
  batchId: number,
  state: BatchState,
  actor: Actor,
): Promise<void> => {
  await manager.update(CityBatchRow, { id: batchId }, { state });
  await storeAction(manager, batchId, state, actor);
};

/** Tells whether a change would overwrite a figure that somebody set in the product. */
export type IsProtected = (change: Pick<Change, 'city' | 'cell'>) => boolean;

/** Finds the cells that applied batches of `origins` have set. Batches that were rolled back do not count. */
export const findProtectedCells = async (
  manager: EntityManager,
  origins: readonly BatchOrigin[],
): Promise<IsProtected> => {
  const rows = await readRows<{ city: string; cell: string }>(
    manager,
    sql`SELECT DISTINCT city_slug AS city, cell FROM city_batch_changes JOIN city_batches ON id = batch_id
      WHERE state = 'applied' AND origin = ANY(${origins})`,
  );
  const protectedCells = new Set(rows.map(({ city, cell }) => `${city} ${cell}`));
  return ({ city, cell }) => protectedCells.has(`${city} ${cell}`);
};

/** Deletes sources that a batch added and that no figure uses any more. */
export const dropUnusedSources = (manager: EntityManager, sources: readonly Source[]): Promise<number> =>
  execute(
    manager,
    sql`DELETE FROM figure_sources WHERE id = ANY(${sources.map(({ id }) => id)})
       AND NOT EXISTS (SELECT FROM city_figures WHERE source_id = figure_sources.id)`,
  );

/**
 * Makes the next start import the shipped table again if the last import skipped figures that somebody had set. After
 * a rollback, those figures must get the product's values.
 */
export const clearImportFingerprint = (manager: EntityManager): Promise<number> =>
  execute(
    manager,
    sql`UPDATE city_imports SET fingerprint = ''
     WHERE passed_over > 0 AND id = (SELECT id FROM city_imports ORDER BY id DESC LIMIT 1)`,
  );

/** Plans older than this are deleted: the table has moved on. */
const PLAN_MAX_AGE = '30 days';

/** Deletes plans that were never applied and are too old. */
export const dropOldPlans = (manager: EntityManager): Promise<number> =>
  execute(
    manager,
    sql`DELETE FROM city_batches WHERE state = 'planned'
       AND id IN (SELECT batch_id FROM city_batch_deeds WHERE deed = 'planned' AND done_at < now() - ${PLAN_MAX_AGE}::interval)`,
  );
