import type { Evidence } from '../evidence.js';

/** For how long, or how often, an amount is. */
export type Period = 'hour' | 'day' | 'night' | 'week' | 'month' | 'year';

const RATE = /^\s+(?:an?|per|each|every)\s+(hour|day|night|week|month|year)(?!\p{L})/u;

/** "a month" after an amount; null where nothing of the kind follows. */
export const rateAt = (rest: string): { per: Period | null; length: number } => {
  const [all = '', per] = RATE.exec(rest) ?? [];
  return { per: (per as Period | undefined) ?? null, length: all.length };
};

const WORD = /^(hour|day|night|week|month|year)(?:s|’s)?$/;

/** The period that a word names; null for other words. */
export const periodOfWord = (word: string): Period | null =>
  (WORD.exec(word)?.[1] as Period | undefined) ?? null;

/** How figures write it at the end of their units; "tests in a month" is a unit as a whole. */
const OF_UNIT = /(?<! in) a (day|night|month|year)$/;

/** The unit without its period: "USD" of "USD a month". */
export const baseOf = (unit: string): string => unit.replace(OF_UNIT, '');

/** The period that a value is of, by its unit or by what it is; null for one that is of none. */
export const periodOf = ({ unit, month, key }: Pick<Evidence, 'unit' | 'month' | 'key'>): Period | null => {
  const written = OF_UNIT.exec(unit ?? '')?.[1] as Period | undefined;
  if (written !== undefined) return written;
  if (month !== null) return 'month';
  return key.endsWith('_year') ? 'year' : null;
};
