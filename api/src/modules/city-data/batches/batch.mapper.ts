import type { EntityManager } from 'typeorm';
import { readRows, sql } from '../../../platform/database/sql.js';
import { findFigure } from '../../cities/index.js';
import { getFigureKey, PLACE, isScoreOnly, type Cell } from '../table/cells.js';
import type { Change } from '../table/changes.js';
import type { BatchChange, CityBatch } from '@wanderwork/contracts';
import type { CityBatchChange, CityBatchAction, CityBatchRow } from '../entities/city-batch.entity.js';

const MAX_NAMED = 5;

/** The label of a cell on a page. */
export const getCellLabel = (cell: string): string =>
  cell === PLACE ? 'Name and place' : (findFigure(getFigureKey(cell))?.label ?? getFigureKey(cell));

const findLaterBatches = async (manager: EntityManager, id: number, clashes: readonly Change[]) => {
  const cells = JSON.stringify(clashes.map(({ city, cell }) => ({ city, cell })));
  const rows = await readRows<{ id: number }>(
    manager,
    sql`SELECT DISTINCT id FROM city_batches JOIN city_batch_changes ON batch_id = id
      JOIN jsonb_to_recordset(${cells}::jsonb) AS moved (city text, cell text)
        ON moved.city = city_slug AND moved.cell = city_batch_changes.cell
      WHERE id <> ${id} AND state = 'applied' ORDER BY id DESC`,
  );
  return rows.map((row) => row.id);
};

/** Example: "lisbon: Monthly cost for one person; … and 3 more". */
export const nameFigures = (changes: readonly Change[]): string => {
  const labels = changes.slice(0, MAX_NAMED).map(({ city, cell }) => `${city}: ${getCellLabel(cell)}`);
  const more = changes.length - labels.length;
  return `${labels.join('; ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/** Names the cells that prevent a rollback, with the batches that changed them. */
export const describeClash = async (
  manager: EntityManager,
  id: number,
  clashes: readonly Change[],
): Promise<{ figures: string; batches: number[] }> => {
  return { figures: nameFigures(clashes), batches: await findLaterBatches(manager, id, clashes) };
};

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
