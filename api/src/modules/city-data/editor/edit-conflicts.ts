import { createHash } from 'node:crypto';
import { errorCodes, type FigureConflict, type TableFigure } from '@wanderwork/contracts';
import type { FigureEdit } from '@wanderwork/contracts/requests';
import { conflict } from '../../../platform/errors/app-error.js';
import type { Cell, Cells } from '../table/cells.js';
import { getCellLabel } from '../batches/clash-messages.js';

const HASH_LENGTH = 16;

/**
 * A short hash of a cell. It comes back with an edit and tells whether the cell has changed since the editor loaded
 * it.
 */
export const hashCell = (cell: Cell | undefined): string =>
  cell ? createHash('sha256').update(JSON.stringify(cell)).digest('hex').slice(0, HASH_LENGTH) : '';

/** Throws 409 with both values if a cell has changed since the editor loaded it. */
export const refuseConflicts = (
  edits: readonly FigureEdit[],
  current: Cells,
  proposed: ReadonlyMap<string, Cell | null>,
): void => {
  const figures: FigureConflict[] = edits
    .filter(({ cell, seen }) => hashCell(current.get(cell)) !== seen)
    .map(({ cell }) => ({
      cell,
      label: getCellLabel(cell),
      theirs: (current.get(cell) ?? null) as TableFigure | null,
      yours: (proposed.get(cell) ?? null) as TableFigure | null,
    }));
  if (figures.length > 0)
    throw conflict(
      errorCodes.figureChanged,
      `Somebody else changed ${figures.map(({ label }) => label).join(', ')} meanwhile. Nothing was saved.`,
      { figures },
    );
};
