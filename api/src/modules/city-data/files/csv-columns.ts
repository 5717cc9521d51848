import { isScoreOnly, getFigureKey } from '../table/cells.js';
import { findFigure, type FigureDefinition } from '../../cities/index.js';
import { TableError } from './table-error.js';
import { formatCount } from '../format-count.js';
import type { FigureValue } from '../table/cells.js';

/** Properties of a figure other than its value. As a column of its own, a property applies to the whole row. */
const facts = ['source', 'year', 'grade', 'note', 'basis', 'range'] as const;
export type Fact = (typeof facts)[number];

/** The content of a column of a CSV file. */
export type CsvColumn =
  | { kind: 'slug' }
  | { kind: 'fact'; fact: Fact }
  | { kind: 'figure'; cell: string; definition: FigureDefinition }
  | { kind: 'figure-fact'; cell: string; fact: Fact };

const findFact = (name: string | undefined): Fact | undefined => facts.find((fact) => fact === name);

const findDefinition = (cell: string): FigureDefinition | undefined => {
  const definition = findFigure(getFigureKey(cell));
  return isScoreOnly(cell) && !definition?.scored ? undefined : definition;
};

const parseColumn = (name: string): CsvColumn | null => {
  if (name === 'slug') return { kind: 'slug' };
  const alone = findFact(name);
  // A range belongs to one figure, so it never applies to a whole row.
  if (alone && alone !== 'range') return { kind: 'fact', fact: alone };
  const [cell = '', factName, ...more] = name.split('.');
  const definition = findDefinition(cell);
  if (!definition || more.length > 0) return null;
  if (factName === undefined) return { kind: 'figure', cell, definition };
  const fact = findFact(factName);
  return fact ? { kind: 'figure-fact', cell, fact } : null;
};

const throwColumnError = (index: number, name: string, reason: string): never => {
  throw new TableError(`Line 1, column ${index + 1} (${name || 'without a name'}): ${reason}.`);
};

const UNKNOWN_COLUMN =
  'is not a known column. Use slug, a figure of the catalogue, or source, year, grade, note or basis, alone or after a figure and a dot, or range after a figure and a dot';

/** Parses the header row. Throws a `TableError` for the first invalid column. */
export const parseCsvColumns = (header: readonly string[]): CsvColumn[] => {
  const names = header.map((name) => name.trim());
  if (names.length === 1 && names[0]!.includes(';'))
    throw new TableError('Line 1: the columns are separated by semicolons. Save the file with commas.');
  if (names.length === 1 && names[0]!.includes('\t'))
    throw new TableError('Line 1: the columns are separated by tabs. Save the file with commas.');
  const columns = names.map((name, index) => {
    if (names.indexOf(name) !== index) throwColumnError(index, name, 'appears twice');
    return parseColumn(name) ?? throwColumnError(index, name, UNKNOWN_COLUMN);
  });
  if (!names.includes('slug')) throw new TableError('Line 1: a column named slug is missing.');
  if (!columns.some(({ kind }) => kind === 'figure'))
    throw new TableError('Line 1: no column names a figure.');
  return columns;
};

const NUMBER = /^[-+]?(\d+(\.\d+)?|\.\d+)(e[-+]?\d+)?$/i;
const DECIMAL_COMMA = /^[-+]?[\d.]*,[\d.,]*$/;
/** Separates the months of a series, and the ends of a range. */
const SEPARATOR = '|';

/** A parsed value, or the reason in one sentence why it is not valid. */
export type CsvValue = { value: FigureValue } | { reason: string };

const formatUnit = ({ unit }: FigureDefinition): string => (unit ? ` ${unit}` : '');

const parseNumber = (text: string, definition: FigureDefinition, min: number, max: number): CsvValue => {
  if (DECIMAL_COMMA.test(text)) return { reason: `${text} has a comma; write it like 1234.5` };
  if (!NUMBER.test(text)) return { reason: `${text} is not a number` };
  const value = Number(text);
  if (value >= min && value <= max) return { value };
  return { reason: `${text} is outside the range ${min} to ${max}${formatUnit(definition)}` };
};

const parseMonths = (text: string, definition: FigureDefinition, min: number, max: number): CsvValue => {
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  if (parts.length !== 12)
    return { reason: `has ${formatCount(parts.length, 'month', 'months')}; write twelve, separated by |` };
  const months = parts.map((part) => (part === '' ? null : parseNumber(part, definition, min, max)));
  const firstError = months.find((month) => month !== null && 'reason' in month);
  if (firstError) return firstError;
  return {
    value: months.map((month) => (month !== null && 'value' in month ? (month.value as number) : null)),
  };
};

/** Parses one CSV cell as a value of its figure. */
export const parseCsvValue = (text: string, definition: FigureDefinition): CsvValue => {
  const { kind } = definition;
  if (kind.type === 'number') return parseNumber(text, definition, kind.min, kind.max);
  if (kind.type === 'months') return parseMonths(text, definition, kind.min, kind.max);
  return { value: text };
};

/** Parses the two ends of a range, such as "1500|2500". `validateFigure` refuses the ends that are no numbers. */
export const parseCsvRange = (text: string): number[] =>
  text.split(SEPARATOR).map((end) => (NUMBER.test(end.trim()) ? Number(end) : NaN));
