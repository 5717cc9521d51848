import { clip } from '../goalposts.js';

/** 90 visa-free days give the full score; fewer count proportionally. */
const ENOUGH_DAYS = 90;

/**
 * The score of each entry rule, lower for more effort: a form, a queue at the border, an application that may be
 * refused.
 */
const ruleScores: Readonly<Record<string, number>> = {
  home: 100,
  'visa free': 100,
  eta: 85,
  'visa on arrival': 60,
  'e-visa': 45,
  'visa required': 0,
  'no admission': 0,
};

/**
 * How freely one passport enters a country, 0–100: visa-free days out of 90, or the score of the rule. Null for an
 * unknown rule. Source of the rules: Passport Index data set.
 */
export const entryScore = (rule: string | null): number | null => {
  if (rule === null) return null;
  const days = /^\d{1,4}$/.test(rule) ? Number(rule) : null;
  return days === null ? (ruleScores[rule] ?? null) : clip((100 * days) / ENOUGH_DAYS);
};

/** The scores of the entry rules, for the method page. */
export const entryRules = { enoughDays: ENOUGH_DAYS, words: ruleScores };
