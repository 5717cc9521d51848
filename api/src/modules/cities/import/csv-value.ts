import type { FigureDefinition } from '../catalogue/figure-kind.js';
import { counted } from '../format-count.js';
import type { FigureValue } from './city-row.js';

const NUMBER = /^[-+]?(\d+(\.\d+)?|\.\d+)(e[-+]?\d+)?$/i;
const COMMA = /^[-+]?[\d.]*,[\d.,]*$/;
const BETWEEN_MONTHS = '|';

/** A parsed value, or the reason in one sentence why it is not valid. */
export type CsvValue = { value: FigureValue } | { reason: string };

const unitOf = ({ unit }: FigureDefinition): string => (unit ? ` ${unit}` : '');

const numberIn = (text: string, definition: FigureDefinition, min: number, max: number): CsvValue => {
  if (COMMA.test(text)) return { reason: `${text} has a comma; write it like 1234.5` };
  if (!NUMBER.test(text)) return { reason: `${text} is no number` };
  const value = Number(text);
  if (value >= min && value <= max) return { value };
  return { reason: `${text} is outside of ${min} to ${max}${unitOf(definition)}` };
};

const monthsIn = (text: string, definition: FigureDefinition, min: number, max: number): CsvValue => {
  const parts = text.split(BETWEEN_MONTHS).map((part) => part.trim());
  if (parts.length !== 12)
    return { reason: `has ${counted(parts.length, 'month', 'months')}; write twelve, parted by |` };
  const months = parts.map((part) => (part === '' ? null : numberIn(part, definition, min, max)));
  const wrong = months.find((month) => month !== null && 'reason' in month);
  if (wrong) return wrong;
  return {
    value: months.map((month) => (month !== null && 'value' in month ? (month.value as number) : null)),
  };
};

/** Parses one CSV cell as a value of its figure. */
export const csvValue = (text: string, definition: FigureDefinition): CsvValue => {
  const { kind } = definition;
  if (kind.type === 'number') return numberIn(text, definition, kind.min, kind.max);
  if (kind.type === 'months') return monthsIn(text, definition, kind.min, kind.max);
  return { value: text };
};
