import type { Evidence } from './evidence.js';

/** The period to which an amount belongs. */
export type Period = 'hour' | 'day' | 'night' | 'week' | 'month' | 'year';

const RATE = /^\s+(?:an?|per|each|every)\s+(hour|day|night|week|month|year)(?!\p{L})/u;

/** Parses "a month" after an amount; `per` is null if there is none. */
export const rateAt = (rest: string): { per: Period | null; length: number } => {
  const [all = '', per] = RATE.exec(rest) ?? [];
  return { per: (per as Period | undefined) ?? null, length: all.length };
};

const WORD = /^(hour|day|night|week|month|year)(?:s|’s)?$/;

/** The period that a word names; null for other words. */
export const periodOfWord = (word: string): Period | null =>
  (WORD.exec(word)?.[1] as Period | undefined) ?? null;

/** The period at the end of a unit. "tests in a month" is one unit without a period. */
const OF_UNIT = /(?<! in) a (day|night|month|year)$/;

/** The unit without its period: "USD" of "USD a month". */
export const baseOf = (unit: string): string => unit.replace(OF_UNIT, '');

/** The period that a unit names: "month" of "USD a month". */
export const periodOfUnit = (unit: string | null): Period | null =>
  (OF_UNIT.exec(unit ?? '')?.[1] as Period | undefined) ?? null;

/** The period of a value, from its unit or key; null if it has none. */
export const periodOf = ({ unit, month, key }: Pick<Evidence, 'unit' | 'month' | 'key'>): Period | null => {
  const written = periodOfUnit(unit);
  if (written !== null) return written;
  if (month !== null) return 'month';
  return key.endsWith('_year') ? 'year' : null;
};
