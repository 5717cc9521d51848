import type { FigureDefinition } from '../../cities/index.js';
import { formatCount } from '../format-count.js';
import type { FigureValue } from '../table/city-row.js';

const NUMBER = /^[-+]?(\d+(\.\d+)?|\.\d+)(e[-+]?\d+)?$/i;
const DECIMAL_COMMA = /^[-+]?[\d.]*,[\d.,]*$/;
const MONTH_SEPARATOR = '|';

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
  const parts = text.split(MONTH_SEPARATOR).map((part) => part.trim());
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
