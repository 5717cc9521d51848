import { createHash } from 'node:crypto';
import { errorCodes, type FigureConflict, type TableFigure } from '@wanderwork/contracts';
import type { FigureEdit } from '@wanderwork/contracts/requests';
import { conflict } from '../../../platform/errors/app-error.js';
import type { Cell, Cells } from '../batches/cells.js';
import { cellLabel } from '../batches/clash-messages.js';

const LENGTH = 16;

/**
 * A short hash of a cell. It comes back with an edit and tells whether the cell has changed since the editor loaded
 * it.
 */
export const seenOf = (cell: Cell | undefined): string =>
  cell ? createHash('sha256').update(JSON.stringify(cell)).digest('hex').slice(0, LENGTH) : '';

/** Throws 409 with both values if a cell has changed since the editor loaded it. */
export const refuseUnseen = (
  edits: readonly FigureEdit[],
  standing: Cells,
  wanted: ReadonlyMap<string, Cell | null>,
): void => {
  const figures: FigureConflict[] = edits
    .filter(({ cell, seen }) => seenOf(standing.get(cell)) !== seen)
    .map(({ cell }) => ({
      cell,
      label: cellLabel(cell),
      theirs: (standing.get(cell) ?? null) as TableFigure | null,
      yours: (wanted.get(cell) ?? null) as TableFigure | null,
    }));
  if (figures.length > 0)
    throw conflict(
      errorCodes.figureChanged,
      `Somebody else changed ${figures.map(({ label }) => label).join(', ')} meanwhile. Nothing was saved.`,
      { figures },
    );
};
