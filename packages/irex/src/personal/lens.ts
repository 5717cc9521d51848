import {
  dimensionKeys,
  irexPassports,
  type DimensionKey,
  type IrexCity,
  type IrexPreferences,
} from '@wanderwork/contracts';
import { clip } from '../goalposts.js';
import type { DimensionScores } from '../raw-score.js';
import { budgetScore } from './budget.js';
import { entryScore } from './entry.js';
import { OVERLAP_WEIGHT, overlapHours, overlapScore } from './overlap.js';
import { personalWeights } from './sliders.js';
import { stayScore, upcomingMonths, type CalendarMonth } from './stay.js';

/** One person's wishes, ready to be asked of any city. */
export interface Lens {
  wishes: IrexPreferences;
  /** Of the dimensions, in the order of `dimensionKeys`; with what clients weigh they add up to 1. */
  weights: readonly number[];
  /** A dimension's score under the wishes; what has no figure keeps the published one. */
  dimensionScore(city: IrexCity, dimension: number): number;
  /** Whether the budget stands in for the dimension of this city. */
  isBudgeted(city: IrexCity, dimension: number): boolean;
  /** Hours of the working day shared with the clients, and what they are worth; null when none were named. */
  overlap(city: IrexCity): { hours: number; score: number; weight: number } | null;
}

const at = (key: DimensionKey): number => dimensionKeys.indexOf(key);
const AFFORDABILITY = at('affordability');
const CLIMATE = at('climate');
const VISA_ACCESS = at('visa_access');

/** "Visa and access" with the passport's own rule in place of the world's openness. */
const visaScore = (city: IrexCity, passport: number): number => {
  const whole = city.dimensions[VISA_ACCESS]!;
  const own = entryScore(city.entry[passport] ?? null);
  return own === null ? whole : clip(whole + city.opennessShare * (own - city.openness));
};

const inOrder = (weights: DimensionScores): number[] => dimensionKeys.map((key) => weights[key]);

/** Hours shared with the clients, read from the rules of each time zone once. */
const sharedHours = ({ clients, stay }: IrexPreferences, today: CalendarMonth) => {
  const months = upcomingMonths(stay, today);
  const byZone = new Map<string, number>();
  return (zone: string): number | null => {
    if (!clients) return null;
    const hours = byZone.get(zone) ?? overlapHours(zone, clients, months);
    byZone.set(zone, hours);
    return hours;
  };
};

/** `today` says which rules of the clocks hold. Throws a RangeError for sliders that cannot weigh. */
export const lensOf = (wishes: IrexPreferences, today: CalendarMonth): Lens => {
  const { clients, budgetUsd, stay } = wishes;
  const passport = wishes.passport === null ? -1 : irexPassports.indexOf(wishes.passport);
  const hoursIn = sharedHours(wishes, today);
  const isBudgeted = (city: IrexCity, dimension: number) =>
    dimension === AFFORDABILITY && budgetUsd !== null && city.costUsd !== null;
  return {
    wishes,
    weights: inOrder(personalWeights(wishes.sliders, clients ? 1 - OVERLAP_WEIGHT : 1)),
    isBudgeted,
    dimensionScore: (city, dimension) => {
      if (isBudgeted(city, dimension)) return budgetScore(city.costUsd!, budgetUsd!);
      if (dimension === CLIMATE && stay && city.months) return stayScore(city.months, stay);
      if (dimension === VISA_ACCESS && passport >= 0) return visaScore(city, passport);
      return city.dimensions[dimension]!;
    },
    overlap: ({ timezone }) => {
      const hours = hoursIn(timezone);
      return hours === null || !clients
        ? null
        : { hours, score: overlapScore(hours, clients), weight: OVERLAP_WEIGHT };
    },
  };
};
