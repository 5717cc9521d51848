import {
  dimensionKeys,
  irexPassports,
  type DimensionKey,
  type IrexCity,
  type IrexWishes,
} from '@wanderwork/contracts';
import { clip } from '../goalposts.js';
import { publishedScore } from '../published.js';
import { DIMENSION_FLOOR, type DimensionScores } from '../raw-score.js';
import { budgetScore } from './budget.js';
import { entryScore } from './entry.js';
import { OVERLAP_WEIGHT, overlapHours, overlapScore } from './overlap.js';
import { personalWeights } from './sliders.js';
import { stayScore, upcomingMonths, type CalendarMonth } from './stay.js';

/** A city as one person's wishes score it, on the scale of the published score. */
export interface PersonalScore {
  slug: string;
  score: number;
  /** How much of it rests on good figures, a whole percentage. */
  confidence: number;
  /** Hours of the working day shared with the clients; null when none were named. */
  overlap: number | null;
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

/** A dimension's score under the wishes; what has no figure keeps the published one. */
const dimensionScore = (city: IrexCity, dimension: number, wishes: IrexWishes, passport: number): number => {
  if (dimension === AFFORDABILITY && wishes.budgetUsd !== null && city.costUsd !== null)
    return budgetScore(city.costUsd, wishes.budgetUsd);
  if (dimension === CLIMATE && wishes.stay && city.months) return stayScore(city.months, wishes.stay);
  if (dimension === VISA_ACCESS && passport >= 0) return visaScore(city, passport);
  return city.dimensions[dimension]!;
};

const log = (score: number): number => Math.log(Math.max(DIMENSION_FLOOR, score));

/** Weights in the order of `dimensionKeys`. */
const inOrder = (weights: DimensionScores): number[] => dimensionKeys.map((key) => weights[key]);

/**
 * Scores every city for one person, in their order; wishes that ask nothing give the published scores.
 * `today` says which rules of the clocks hold. Throws a RangeError for sliders that cannot weigh.
 */
export const personalScores = (
  cities: readonly IrexCity[],
  wishes: IrexWishes,
  today: CalendarMonth,
): PersonalScore[] => {
  const { clients } = wishes;
  const weights = inOrder(personalWeights(wishes.sliders, clients ? 1 - OVERLAP_WEIGHT : 1));
  const passport = wishes.passport === null ? -1 : irexPassports.indexOf(wishes.passport);
  const months = upcomingMonths(wishes.stay, today);
  const hoursByZone = new Map<string, number>();
  const hoursIn = (zone: string): number | null => {
    if (!clients) return null;
    const hours = hoursByZone.get(zone) ?? overlapHours(zone, clients, months);
    hoursByZone.set(zone, hours);
    return hours;
  };

  return cities.map((city) => {
    const overlap = hoursIn(city.timezone);
    const shared = overlap === null || !clients ? null : overlapScore(overlap, clients);
    let logs = shared === null ? 0 : OVERLAP_WEIGHT * log(shared);
    let known = shared === null ? 0 : OVERLAP_WEIGHT;
    weights.forEach((weight, dimension) => {
      if (weight === 0) return;
      logs += weight * log(dimensionScore(city, dimension, wishes, passport));
      known += weight * city.quality[dimension]!;
    });
    const score = publishedScore(Math.exp(logs));
    return { slug: city.slug, score, confidence: Math.round(100 * known), overlap };
  });
};
