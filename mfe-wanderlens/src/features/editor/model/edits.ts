import type { EditableFigure, Grade, TableFigure } from '@wanderwork/contracts';

/** A figure as somebody wants it, not yet saved. All of it is text, as it was typed. */
export interface Edit {
  cell: string;
  value: string;
  source: string;
  year: string;
  grade?: Grade;
  note: string;
  /** Of the figure that was shown. */
  seen: string;
}

const formatValue = (value: TableFigure['value']): string => {
  if (value === null) return '';
  return Array.isArray(value) ? value.map((month) => month ?? '').join('|') : String(value);
};

/** What stands there, as the form begins with it. */
export const toEdit = ({ cell, figure, seen }: EditableFigure): Edit => ({
  cell,
  value: formatValue(figure?.value ?? null),
  source: figure?.source ?? '',
  year: figure?.year ?? '',
  ...(figure?.grade && { grade: figure.grade }),
  note: figure?.note ?? '',
  seen,
});

/** The edits with `edit` among them, each figure once. */
export const addEdit = (edits: readonly Edit[], edit: Edit): Edit[] => [
  ...edits.filter(({ cell }) => cell !== edit.cell),
  edit,
];

export const removeEdit = (edits: readonly Edit[], cell: string): Edit[] =>
  edits.filter((edit) => edit.cell !== cell);

/** An edit as a figure, to be shown beside what stands there. */
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
