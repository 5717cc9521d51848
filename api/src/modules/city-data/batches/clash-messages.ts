import type { EntityManager } from 'typeorm';
import { findFigure } from '../../cities/index.js';
import { getFigureKey, PLACE } from '../table/cells.js';
import type { Change } from '../table/changes.js';

const MAX_NAMED = 5;

/** The label of a cell on a page. */
export const getCellLabel = (cell: string): string =>
  cell === PLACE ? 'Name and place' : (findFigure(getFigureKey(cell))?.label ?? getFigureKey(cell));

const findLaterBatches = async (manager: EntityManager, id: number, clashes: readonly Change[]) => {
  const rows: { id: number }[] = await manager.query(
    `SELECT DISTINCT id FROM city_batches JOIN city_batch_changes ON batch_id = id
     JOIN jsonb_to_recordset($2::jsonb) AS moved (city text, cell text)
       ON moved.city = city_slug AND moved.cell = city_batch_changes.cell
     WHERE id <> $1 AND state = 'applied' ORDER BY id DESC`,
    [id, JSON.stringify(clashes.map(({ city, cell }) => ({ city, cell })))],
  );
  return rows.map((row) => row.id);
};

/** Example: "lisbon: Monthly cost for one person; … and 3 more", with the batches that changed these cells. */
export const describeClash = async (
  manager: EntityManager,
  id: number,
  clashes: readonly Change[],
): Promise<{ figures: string; batches: number[] }> => {
  const labels = clashes.slice(0, MAX_NAMED).map(({ city, cell }) => `${city}: ${getCellLabel(cell)}`);
  const more = clashes.length - labels.length;
  return {
    figures: `${labels.join('; ')}${more > 0 ? ` and ${more} more` : ''}`,
    batches: await findLaterBatches(manager, id, clashes),
  };
};
