import { isScoreOnly, keyOf } from '../batches/cells.js';
import { findFigure } from '../catalogue/figure-catalogue.js';
import type { FigureDefinition } from '../catalogue/figure-kind.js';
import { TableError } from './table-error.js';

/** Properties of a figure other than its value. As a column of its own, a property applies to the whole row. */
const facts = ['source', 'year', 'grade', 'note', 'basis'] as const;
export type Fact = (typeof facts)[number];

/** The content of a column of a CSV file. */
export type CsvColumn =
  | { kind: 'slug' }
  | { kind: 'fact'; fact: Fact }
  | { kind: 'figure'; cell: string; definition: FigureDefinition }
  | { kind: 'figure-fact'; cell: string; fact: Fact };

const factOf = (name: string | undefined): Fact | undefined => facts.find((fact) => fact === name);

const definitionOf = (cell: string): FigureDefinition | undefined => {
  const definition = findFigure(keyOf(cell));
  return isScoreOnly(cell) && !definition?.scored ? undefined : definition;
};

const columnOf = (name: string): CsvColumn | null => {
  if (name === 'slug') return { kind: 'slug' };
  const alone = factOf(name);
  if (alone) return { kind: 'fact', fact: alone };
  const [cell = '', said, ...more] = name.split('.');
  const definition = definitionOf(cell);
  if (!definition || more.length > 0) return null;
  if (said === undefined) return { kind: 'figure', cell, definition };
  const fact = factOf(said);
  return fact ? { kind: 'figure-fact', cell, fact } : null;
};

const refuse = (at: number, name: string, reason: string): never => {
  throw new TableError(`Line 1, column ${at + 1} (${name || 'without a name'}): ${reason}.`);
};

const noFigure =
  'is no figure of the catalogue, nor one of slug, source, year, grade, note and basis, alone or after a figure and a dot';

/** Parses the header row. Throws a `TableError` for the first invalid column. */
export const csvColumns = (header: readonly string[]): CsvColumn[] => {
  const names = header.map((name) => name.trim());
  if (names.length === 1 && names[0]!.includes(';'))
    throw new TableError('Line 1: the columns are parted by semicolons. Save the file with commas.');
  if (names.length === 1 && names[0]!.includes('\t'))
    throw new TableError('Line 1: the columns are parted by tabs. Save the file with commas.');
  const columns = names.map((name, at) => {
    if (names.indexOf(name) !== at) refuse(at, name, 'stands there twice');
    return columnOf(name) ?? refuse(at, name, noFigure);
  });
  if (!names.includes('slug')) throw new TableError('Line 1: a column named slug is missing.');
  if (!columns.some(({ kind }) => kind === 'figure'))
    throw new TableError('Line 1: no column names a figure.');
  return columns;
};
