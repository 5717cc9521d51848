import type { BatchChange, CityBatch } from '@wanderwork/contracts';
import { findFigure } from '../../cities/index.js';
import type { CityBatchChange } from '../entities/city-batch-change.entity.js';
import type { CityBatchAction } from '../entities/city-batch-action.entity.js';
import type { CityBatchRow } from '../entities/city-batch.entity.js';
import { isScoreOnly, getFigureKey, type Cell } from '../table/cells.js';
import { getCellLabel } from './clash-messages.js';

export const toBatch = (row: CityBatchRow, actions: readonly CityBatchAction[]): CityBatch => ({
  id: row.id,
  origin: row.origin,
  name: row.name,
  reason: row.reason,
  hash: row.hash,
  state: row.state,
  difference: row.difference,
  refused: row.refused.length,
  deeds: actions.map(({ action, actorName, doneAt }) => ({
    deed: action,
    by: actorName,
    at: doneAt.toISOString(),
  })),
});

const getPlaceName = (cell: Cell | null): string | null => (cell && 'name' in cell ? cell.name : null);

/** Maps a change for the admin page. A city that is not in the table takes its name from the change itself. */
export const toChange = (
  { citySlug, cell, before, after }: CityBatchChange,
  name: string | null,
): BatchChange => ({
  city: citySlug,
  cityName: name ?? getPlaceName(after) ?? getPlaceName(before) ?? citySlug,
  label: getCellLabel(cell),
  unit: findFigure(getFigureKey(cell))?.unit ?? null,
  scoreOnly: isScoreOnly(cell),
  before,
  after,
});
