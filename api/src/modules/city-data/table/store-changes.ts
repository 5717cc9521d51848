import type { EntityManager } from 'typeorm';
import type { SourceRow } from './city-row.js';
import { storeRows } from './store-rows.js';
import { toRow, type Cities } from './cells.js';
import { applyChanges, type Change } from './changes.js';

/**
 * Writes `changes` to the table, with the sources they need. The caller must then update scores and other derived
 * data.
 */
export const storeChanges = async (
  manager: EntityManager,
  cities: Cities,
  changes: readonly Change[],
  sources: readonly SourceRow[],
): Promise<void> => {
  const next = applyChanges(cities, changes);
  const touched = [...new Set(changes.map(({ city }) => city))];
  const removed = touched.filter((slug) => !next.has(slug));
  const rows = touched.filter((slug) => next.has(slug)).map((slug) => toRow(slug, next.get(slug)!));
  await storeRows(manager, { cities: rows, sources });
  await manager.query('DELETE FROM cities WHERE slug = ANY($1)', [removed]);
};
