import type { EditableFigure, Grade, TableFigure } from '@wanderwork/contracts';

/** An unsaved change of a figure. All values are text, as typed. */
export interface Edit {
  cell: string;
  value: string;
  source: string;
  year: string;
  grade?: Grade;
  note: string;
  /** The version of the figure that was shown. */
  seen: string;
}

const formatValue = (value: TableFigure['value']): string => {
  if (value === null) return '';
  return Array.isArray(value) ? value.map((month) => month ?? '').join('|') : String(value);
};

/** The initial edit of a figure: its current values as text. */
export const toEdit = ({ cell, figure, seen }: EditableFigure): Edit => ({
  cell,
  value: formatValue(figure?.value ?? null),
  source: figure?.source ?? '',
  year: figure?.year ?? '',
  ...(figure?.grade && { grade: figure.grade }),
  note: figure?.note ?? '',
  seen,
});

/** Adds an edit, replacing any earlier edit of the same figure. */
export const addEdit = (edits: readonly Edit[], edit: Edit): Edit[] => [
  ...edits.filter(({ cell }) => cell !== edit.cell),
  edit,
];

export const removeEdit = (edits: readonly Edit[], cell: string): Edit[] =>
  edits.filter((edit) => edit.cell !== cell);

/** Converts an edit to a figure for display. */
export const toFigure = ({ value, source, year, grade, note }: Edit): TableFigure | null => {
  if (value === '' && note === '') return null;
  const number = Number(value);
  const shown = value === '' ? null : Number.isNaN(number) ? value.replaceAll('|', ' · ') : number;
  return {
    value: shown,
    source: source || null,
    year: year || null,
    grade: grade ?? null,
    note: note || null,
    basis: null,
  };
};
