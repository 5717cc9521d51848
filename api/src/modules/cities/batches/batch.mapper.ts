import type { BatchChange, CityBatch } from '@wanderwork/contracts';
import { findFigure } from '../catalogue/figure-catalogue.js';
import type { CityBatchChange } from '../entities/city-batch-change.entity.js';
import type { CityBatchDeed } from '../entities/city-batch-action.entity.js';
import type { CityBatchRow } from '../entities/city-batch.entity.js';
import { isScoreOnly, keyOf, type Cell } from './cells.js';
import { cellLabel } from './clash-messages.js';

export const toBatch = (row: CityBatchRow, deeds: readonly CityBatchDeed[]): CityBatch => ({
  id: row.id,
  origin: row.origin,
  name: row.name,
  reason: row.reason,
  hash: row.hash,
  state: row.state,
  difference: row.difference,
  refused: row.refused.length,
  deeds: deeds.map(({ deed, actorName, doneAt }) => ({ deed, by: actorName, at: doneAt.toISOString() })),
});

const nameIn = (cell: Cell | null): string | null => (cell && 'name' in cell ? cell.name : null);

/** Maps a change for the admin page. A city that is not in the table takes its name from the change itself. */
export const toChange = (
  { citySlug, cell, before, after }: CityBatchChange,
  name: string | null,
): BatchChange => ({
  city: citySlug,
  cityName: name ?? nameIn(after) ?? nameIn(before) ?? citySlug,
  label: cellLabel(cell),
  unit: findFigure(keyOf(cell))?.unit ?? null,
  scoreOnly: isScoreOnly(cell),
  before,
  after,
});
