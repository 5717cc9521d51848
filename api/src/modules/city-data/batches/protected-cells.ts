import type { BatchOrigin } from '@wanderwork/contracts';
import type { EntityManager } from 'typeorm';
import type { Change } from '../table/changes.js';

/** Tells whether a change would overwrite a figure that somebody set in the product. */
export type IsProtected = (change: Pick<Change, 'city' | 'cell'>) => boolean;

/** Finds the cells that applied batches of `origins` have set. Batches that were rolled back do not count. */
export const findProtectedCells = async (
  manager: EntityManager,
  origins: readonly BatchOrigin[],
): Promise<IsProtected> => {
  const rows: { city: string; cell: string }[] = await manager.query(
    `SELECT DISTINCT city_slug AS city, cell FROM city_batch_changes JOIN city_batches ON id = batch_id
     WHERE state = 'applied' AND origin = ANY($1)`,
    [origins],
  );
  const protectedCells = new Set(rows.map(({ city, cell }) => `${city} ${cell}`));
  return ({ city, cell }) => protectedCells.has(`${city} ${cell}`);
};
