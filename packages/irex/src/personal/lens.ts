import {
  dimensionKeys,
  type DimensionKey,
  type EntryRules,
  type IrexCity,
  type IrexPreferences,
} from '@wanderwork/contracts';
import { clip } from '../scales.js';
import type { DimensionScores } from '../raw-score.js';
import { OVERLAP_WEIGHT, overlapHours, overlapScore } from './overlap.js';
import { personalWeights } from './sliders.js';
import { stayScore, listUpcomingMonths, type CalendarMonth } from './stay.js';

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

/** Rules by which nobody can enter without having applied for a visa first. */
const closedRules: readonly (string | null)[] = ['visa required', 'no admission'];

/**
 * A place that a passport cannot enter without a visa from an embassy scores below the band "good" (78): the points
 * above `from` are compressed to end at `to`, so that these places keep their order. In addition none of them,
 * and no place whose rule is unknown, scores as much as the best place that the passport can enter. Without this rule a high score elsewhere would hide that the
 * reader may not be able to go there at all.
 */
export const CLOSED_SCORE = { from: 70, to: 77 };

/** The score of a place that needs a visa before travel; see `CLOSED_SCORE`. */
export const compressClosedScore = (score: number): number => {
  const { from, to } = CLOSED_SCORE;
  return score <= from ? score : from + ((score - from) * (to - from)) / (100 - from);
};

/** The scores of the entry rules, for the method page. */
export const entryRules = { enoughDays: ENOUGH_DAYS, words: ruleScores, closedScore: CLOSED_SCORE };

/** Up to the first share of the budget the score is 100; from the second one it is 0. */
export const COMFORTABLE_SHARE = 0.7;
export const IMPOSSIBLE_SHARE = 1.4;

/** The affordability of a monthly cost for a budget of `budgetUsd` a month, 0–100. */
export const budgetScore = (costUsd: number, budgetUsd: number): number =>
  clip((100 * (IMPOSSIBLE_SHARE - costUsd / budgetUsd)) / (IMPOSSIBLE_SHARE - COMFORTABLE_SHARE));

/** One reader's preferences, prepared for scoring any city. */
export interface Lens {
  preferences: IrexPreferences;
  /** The weights in the order of `dimensionKeys`; together with the weight of the overlap they add up to 1. */
  weights: readonly number[];
  /** The score of a dimension by the preferences; the published score if a figure is missing. */
  dimensionScore(city: IrexCity, dimension: number): number;
  /** The rule by which the passport enters the city's country; null without a passport or if unknown. */
  entryRule(city: IrexCity): string | null;
  /** Whether the passport needs a visa before travel, or is not admitted. */
  isClosed(city: IrexCity): boolean;
  /** Whether the passport enters without applying for a visa at an embassy; true if no passport counts. */
  canEnter(city: IrexCity): boolean;
  /** Whether the budget replaces the dimension of this city. */
  isBudgeted(city: IrexCity, dimension: number): boolean;
  /** The working hours shared with the clients, with score and weight; null without clients. */
  overlap(city: IrexCity): { hours: number; score: number; weight: number } | null;
}

const getIndex = (key: DimensionKey): number => dimensionKeys.indexOf(key);
const AFFORDABILITY = getIndex('affordability');
const CLIMATE = getIndex('climate');
const VISA_ACCESS = getIndex('visa_access');

/** "Visa and access" with the passport's own rule instead of the general openness. */
const scoreVisa = (city: IrexCity, rule: string | null): number => {
  const whole = city.dimensions[VISA_ACCESS]!;
  const passportScore = entryScore(rule);
  return passportScore === null ? whole : clip(whole + city.opennessShare * (passportScore - city.openness));
};

const toOrderedList = (weights: DimensionScores): number[] => dimensionKeys.map((key) => weights[key]);

/** Returns a function that gives the hours shared with the clients, computed once per time zone. */
const createSharedHours = ({ clients, stay }: IrexPreferences, today: CalendarMonth) => {
  const months = listUpcomingMonths(stay, today);
  const byZone = new Map<string, number>();
  return (zone: string): number | null => {
    if (!clients) return null;
    const hours = byZone.get(zone) ?? overlapHours(zone, clients, months);
    byZone.set(zone, hours);
    return hours;
  };
};

/**
 * Prepares preferences for scoring. `today` determines the time zone rules. `entryRules` are used only if they are of
 * the preferred passport. Throws a RangeError for invalid sliders.
 */
export const createLens = (
  preferences: IrexPreferences,
  today: CalendarMonth,
  entryRules: EntryRules | null,
): Lens => {
  const { clients, budgetUsd, stay } = preferences;
  const rules = entryRules && entryRules.passport === preferences.passport ? entryRules.rules : null;
  const entryRule = ({ countryCode }: IrexCity) => rules?.[countryCode] ?? null;
  const getHours = createSharedHours(preferences, today);
  const isBudgeted = (city: IrexCity, dimension: number) =>
    dimension === AFFORDABILITY && budgetUsd !== null && city.costUsd !== null;
  return {
    preferences,
    weights: toOrderedList(personalWeights(preferences.sliders, clients ? 1 - OVERLAP_WEIGHT : 1)),
    isBudgeted,
    entryRule,
    isClosed: (city) => closedRules.includes(entryRule(city)),
    canEnter: (city) => !rules || ![null, ...closedRules].includes(entryRule(city)),
    dimensionScore: (city, dimension) => {
      if (isBudgeted(city, dimension)) return budgetScore(city.costUsd!, budgetUsd!);
      if (dimension === CLIMATE && stay && city.months) return stayScore(city.months, stay);
      if (dimension === VISA_ACCESS && rules) return scoreVisa(city, entryRule(city));
      return city.dimensions[dimension]!;
    },
    overlap: ({ timezone }) => {
      const hours = getHours(timezone);
      return hours === null || !clients
        ? null
        : { hours, score: overlapScore(hours, clients), weight: OVERLAP_WEIGHT };
    },
  };
};
