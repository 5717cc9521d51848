import type { EntityManager } from 'typeorm';
import { findFigure } from '../catalogue/figure-catalogue.js';
import { keyOf, PLACE } from './cells.js';
import type { Change } from './changes.js';

const NAMED = 5;

/** The label of a cell on a page. */
export const cellLabel = (cell: string): string =>
  cell === PLACE ? 'Name and place' : (findFigure(keyOf(cell))?.label ?? keyOf(cell));

const laterBatches = async (manager: EntityManager, id: number, moved: readonly Change[]) => {
  const rows: { id: number }[] = await manager.query(
    `SELECT DISTINCT id FROM city_batches JOIN city_batch_changes ON batch_id = id
     JOIN jsonb_to_recordset($2::jsonb) AS moved (city text, cell text)
       ON moved.city = city_slug AND moved.cell = city_batch_changes.cell
     WHERE id <> $1 AND state = 'applied' ORDER BY id DESC`,
    [id, JSON.stringify(moved.map(({ city, cell }) => ({ city, cell })))],
  );
  return rows.map((row) => row.id);
};

/** Example: "lisbon: Cost of a month for one; … and 3 more", with the batches that changed these cells. */
export const clashWords = async (
  manager: EntityManager,
  id: number,
  moved: readonly Change[],
): Promise<{ figures: string; batches: number[] }> => {
  const named = moved.slice(0, NAMED).map(({ city, cell }) => `${city}: ${cellLabel(cell)}`);
  const more = moved.length - named.length;
  return {
    figures: `${named.join('; ')}${more > 0 ? ` and ${more} more` : ''}`,
    batches: await laterBatches(manager, id, moved),
  };
};
