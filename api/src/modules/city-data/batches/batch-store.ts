import type { BatchDifference, BatchOrigin, BatchState } from '@wanderwork/contracts';
import type { EntityManager } from 'typeorm';
import { createId } from '../../../platform/database/ids.js';
import { CityBatchChange } from '../entities/city-batch-change.entity.js';
import { CityBatchAction } from '../entities/city-batch-action.entity.js';
import { CityBatchRow } from '../entities/city-batch.entity.js';
import type { Refusal } from '../entities/refusal.js';
import type { SourceRow } from '../table/city-row.js';
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
  sources: readonly SourceRow[];
  refused: readonly Refusal[];
  difference: BatchDifference;
}

const storeBatchChanges = (manager: EntityManager, batchId: number, changes: readonly Change[]) =>
  manager.query(
    `INSERT INTO city_batch_changes (batch_id, city_slug, cell, before, after)
     SELECT $1, city, cell, nullif(before::text, 'null')::json, nullif(after::text, 'null')::json
     FROM json_to_recordset($2::json) AS change (city text, cell text, before json, after json)`,
    [batchId, JSON.stringify(changes)],
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
