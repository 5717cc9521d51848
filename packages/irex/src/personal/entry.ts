import { clip } from '../goalposts.js';

/** Three months of free stay are enough for the full score; fewer count by their share. */
const ENOUGH_DAYS = 90;

/** A form to fill in before the flight, a queue at the border, an application that may be refused. */
const words: Readonly<Record<string, number>> = {
  home: 100,
  'visa free': 100,
  eta: 85,
  'visa on arrival': 60,
  'e-visa': 45,
  'visa required': 0,
  'no admission': 0,
};

/**
 * How freely one passport enters a country, 0–100: days of free stay against 90, or the word's worth.
 * Null for a rule that is not known. Source of the rules: Passport Index data set.
 */
export const entryScore = (rule: string | null): number | null => {
  if (rule === null) return null;
  const days = /^\d{1,4}$/.test(rule) ? Number(rule) : null;
  return days === null ? (words[rule] ?? null) : clip((100 * days) / ENOUGH_DAYS);
};

/** The rules in words, for whoever explains the score. */
export const entryWorth = { enoughDays: ENOUGH_DAYS, words };
