import { createHash } from 'node:crypto';
import { errorCodes, type FigureConflict, type TableFigure, type FieldError } from '@wanderwork/contracts';
import type { FigureEdit } from '@wanderwork/contracts/requests';
import { conflict, badRequest } from '../../../platform/errors/app-error.js';
import { type Cell, type Cells, toFigureCell, isScoreOnly, getFigureKey } from '../table/cells.js';
import { getCellLabel } from '../batches/batch.mapper.js';
import { findFigure } from '../../cities/index.js';
import { RowValidator } from '../files/row-validator.js';
import { parseCsvValue } from '../files/csv-columns.js';
import { validateFigure } from '../files/validate-figure.js';

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

const emptyToUndefined = (text: string | undefined): string | undefined => text || undefined;

/** Keeps basis and range of a figure as long as its value does not change. */
const keepDoubt = (current: TableFigure | undefined, value: unknown): Record<string, unknown> =>
  current && JSON.stringify(current.value) === JSON.stringify(value)
    ? { basis: current.basis ?? undefined, range: current.range }
    : {};

const readEdit = (
  check: RowValidator,
  edit: FigureEdit,
  current: TableFigure | undefined,
  sources: ReadonlySet<string>,
): Cell | null => {
  const { cell, note } = edit;
  const definition = findFigure(getFigureKey(cell));
  if (!definition || (isScoreOnly(cell) && !definition.scored)) {
    check.refuse(`${cell}.value`, 'There is no such figure.');
    return null;
  }
  if (edit.value === '' && !note) return null;
  if (edit.value === '')
    return toFigureCell(validateFigure(check, cell, definition, sources, { value: null, note }));
  const parsed = parseCsvValue(edit.value, definition);
  if ('reason' in parsed) {
    check.refuse(`${cell}.value`, parsed.reason);
    return null;
  }
  return toFigureCell(
    validateFigure(check, cell, definition, sources, {
      value: parsed.value,
      source: emptyToUndefined(edit.source),
      year: emptyToUndefined(edit.year),
      grade: edit.grade,
      note: emptyToUndefined(note),
      ...keepDoubt(current, parsed.value),
    }),
  );
};

const toFieldError = ({ path, reason }: RowValidator['refusals'][number]): FieldError => ({
  path,
  rule: 'figure',
  message: `${path.split('.').at(-1)}: ${reason}`,
});

/** Validates edits and converts them to cells (null removes a cell). Throws 400 with every invalid field. */
export const readEdits = (
  edits: readonly FigureEdit[],
  current: Cells,
  sources: ReadonlySet<string>,
): Map<string, Cell | null> => {
  const check = new RowValidator();
  const cells = new Map(
    edits.map((edit) => [
      edit.cell,
      readEdit(check, edit, current.get(edit.cell) as TableFigure | undefined, sources),
    ]),
  );
  if (check.refusals.length > 0)
    throw badRequest(errorCodes.validation, 'Please check the marked fields.', {
      errors: check.refusals.map(toFieldError),
    });
  return cells;
};
