import { reliabilities, tableGrades, type TableFigure } from '@wanderwork/contracts';
import type { FigureDefinition } from '../../cities/index.js';
import { isStorable, type RowValidator } from './row-validator.js';
import { figureFields, type FigureValue } from '../table/cells.js';

const SHORT_TEXT = /^\S.{0,299}$/u;

const isMonthSeries = (value: unknown, min: number, max: number): value is (number | null)[] =>
  Array.isArray(value) &&
  value.length === 12 &&
  value.some((month) => month !== null) &&
  value.every((month) => month === null || (typeof month === 'number' && month >= min && month <= max));

export const validateValue = (
  validator: RowValidator,
  path: string,
  { kind }: FigureDefinition,
  value: unknown,
): FigureValue | null => {
  switch (kind.type) {
    case 'number':
      return validator.number(path, value, kind.min, kind.max);
    case 'choice':
      return validator.oneOf(path, value, kind.choices);
    case 'text':
      if (typeof value === 'string' && value !== '' && value.length <= kind.longest && isStorable(value))
        return value;
      validator.refuse(path, `is not a text of 1 to ${kind.longest} characters`);
      return null;
    case 'months':
      if (isMonthSeries(value, kind.min, kind.max)) return value;
      validator.refuse(path, `is not a series of twelve numbers between ${kind.min} and ${kind.max}`);
      return null;
  }
};

const readOmittedFigure = (
  validator: RowValidator,
  path: string,
  figure: Record<string, unknown>,
): TableFigure => ({
  value: null,
  source: null,
  year: null,
  grade: null,
  basis: null,
  note: validator.text(`${path}.note`, figure.note, SHORT_TEXT, 'reason for leaving the figure out'),
});

const isRange = (range: unknown): range is [number, number] =>
  Array.isArray(range) && range.length === 2 && range.every((end) => typeof end === 'number' && end > 0);

/**
 * A range is two positive numbers with the value between them, within the limits of the catalogue. Its figure says
 * as its basis how far it can be relied on.
 */
const readRange = (
  validator: RowValidator,
  path: string,
  { kind }: FigureDefinition,
  { value, range, basis }: Record<string, unknown>,
): [number, number] | null => {
  validator.oneOf(`${path}.basis`, basis, reliabilities);
  if (isRange(range) && kind.type === 'number' && typeof value === 'number') {
    const [low, high] = range;
    if (low <= value && value <= high && kind.min <= low && high <= kind.max) return range;
  }
  const limits = kind.type === 'number' ? `, from ${kind.min} to ${kind.max} at most` : '';
  validator.refuse(`${path}.range`, `is not a range of two positive numbers around the value${limits}`);
  return null;
};

/** Validates a figure of a row: its value must fit the catalogue, and its source must be known. */
export const validateFigure = (
  validator: RowValidator,
  path: string,
  definition: FigureDefinition,
  sources: ReadonlySet<string>,
  input: unknown,
): TableFigure => {
  const figure = validator.object(path, input);
  validator.onlyFields(path, figure, [...figureFields, 'range']);
  if (figure.value === null) return readOmittedFigure(validator, path, figure);

  const readOptional = (field: 'note' | 'basis') =>
    figure[field] === undefined
      ? null
      : validator.text(`${path}.${field}`, figure[field], SHORT_TEXT, 'text');
  const source = validator.text(`${path}.source`, figure.source, /./, 'name of a source');
  if (source && !sources.has(source))
    validator.refuse(`${path}.source`, `${source} is not among the sources`);
  const value = validateValue(validator, `${path}.value`, definition, figure.value);
  const range = figure.range === undefined ? null : readRange(validator, path, definition, figure);
  return {
    value,
    source,
    year: validator.text(`${path}.year`, figure.year, /^\S.{0,39}$/u, 'year or period'),
    grade: validator.oneOf(`${path}.grade`, figure.grade, tableGrades),
    note: readOptional('note'),
    basis: readOptional('basis'),
    ...(range && { range }),
  };
};
