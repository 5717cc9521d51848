import { errorCodes, type FieldError } from '@wanderwork/contracts';
import type { FigureEdit } from '@wanderwork/contracts/requests';
import { badRequest } from '../../../platform/errors/app-error.js';
import { figureCell, isScoreOnly, keyOf, type Cell, type Cells } from '../batches/cells.js';
import { findFigure } from '../catalogue/figure-catalogue.js';
import { RowValidator } from '../import/row-validator.js';
import type { RowFigure } from '../import/city-row.js';
import { csvValue } from '../import/csv-value.js';
import { launchSampleReason } from '../import/launch-sample.js';
import { validateFigure } from '../import/validate-figure.js';

const filled = (text: string | undefined): string | undefined => text || undefined;

/** Keeps the basis of a figure as long as its value does not change. */
const basisOf = (standing: RowFigure | undefined, value: unknown): string | undefined =>
  JSON.stringify(standing?.value) === JSON.stringify(value) ? (standing?.basis ?? undefined) : undefined;

const readEdit = (
  check: RowValidator,
  edit: FigureEdit,
  standing: RowFigure | undefined,
  sources: ReadonlySet<string>,
): Cell | null => {
  const { cell, note } = edit;
  const definition = findFigure(keyOf(cell));
  if (!definition || (isScoreOnly(cell) && !definition.scored)) {
    check.refuse(`${cell}.value`, 'There is no such figure.');
    return null;
  }
  const sample = launchSampleReason(standing?.grade === 'given', edit.value === '' ? undefined : edit.grade);
  if (sample) {
    check.refuse(`${cell}.grade`, sample);
    return null;
  }
  if (edit.value === '' && !note) return null;
  if (edit.value === '')
    return figureCell(validateFigure(check, cell, definition, sources, { value: null, note }));
  const read = csvValue(edit.value, definition);
  if ('reason' in read) {
    check.refuse(`${cell}.value`, read.reason);
    return null;
  }
  return figureCell(
    validateFigure(check, cell, definition, sources, {
      value: read.value,
      source: filled(edit.source),
      year: filled(edit.year),
      grade: edit.grade,
      note: filled(note),
      basis: basisOf(standing, read.value),
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
  standing: Cells,
  sources: ReadonlySet<string>,
): Map<string, Cell | null> => {
  const check = new RowValidator();
  const cells = new Map(
    edits.map((edit) => [
      edit.cell,
      readEdit(check, edit, standing.get(edit.cell) as RowFigure | undefined, sources),
    ]),
  );
  if (check.refusals.length > 0)
    throw badRequest(errorCodes.validation, 'Please check the marked fields.', {
      errors: check.refusals.map(toFieldError),
    });
  return cells;
};
