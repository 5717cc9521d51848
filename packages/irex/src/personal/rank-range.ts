import {
  dimensionKeys,
  logErrors,
  type EntryRules,
  type IrexCity,
  type IrexPreferences,
} from '@wanderwork/contracts';
import { clip } from '../scales.js';
import { quantile } from '../quantile.js';
import { hashText, normalPair } from '../random.js';
import { toPublishedScore } from '../published.js';
import { getLog } from '../raw-score.js';
import { HIGH, LOW } from '../uncertainty.js';
import { budgetScore, compressClosedScore, createLens, type Lens } from './lens.js';
import type { CalendarMonth } from './stay.js';

/** The number of draws. It is large enough that the ends of a range move by only a rank or two between seeds. */
const RANK_DRAWS = 300;

/** A city with the uncertainty of each dimension: one standard deviation, in points. */
export interface UncertainCity {
  city: IrexCity;
  spread: readonly number[];
}

/** In 90% of the draws the rank is from `low` to `high`; 1 is the best. */
export interface RankRange {
  low: number;
  high: number;
}

/** Counts how often one city is beaten. Other cities are added one by one, so that the caller can yield in between. */
export interface RankCounter {
  add(other: UncertainCity): void;
  range(): RankRange;
}

const pairs = dimensionKeys.length / 2;

/** Returns the score of a dimension for a normal error. With a budget the cost is uncertain, else the score itself. */
const createDimensionDraw = (
  { city, spread }: UncertainCity,
  dimension: number,
  { preferences, ...lens }: Lens,
) => {
  const deviation = spread[dimension]!;
  if (lens.isBudgeted(city, dimension)) {
    const error = deviation === 0 ? 0 : logErrors.cost;
    return (normal: number) => budgetScore(city.costUsd! * Math.exp(-error * normal), preferences.budgetUsd!);
  }
  const score = lens.dimensionScore(city, dimension);
  return (normal: number) => clip(score + deviation * normal);
};

/** One city's score in each draw. A city's errors depend only on its slug. */
const drawCity = (doubtful: UncertainCity, lens: Lens): Float64Array => {
  const key = hashText(doubtful.city.slug);
  const shared = lens.overlap(doubtful.city);
  const constant = shared ? shared.weight * getLog(shared.score) : 0;
  const dimensionDraws = lens.weights.map((_, dimension) => createDimensionDraw(doubtful, dimension, lens));
  const isClosed = lens.isClosed(doubtful.city);
  const normals = new Float64Array(dimensionKeys.length);
  return Float64Array.from({ length: RANK_DRAWS }, (_, draw) => {
    for (let pair = 0; pair < pairs; pair += 1) normalPair(key, draw * pairs + pair, normals, 2 * pair);
    const sum = lens.weights.reduce(
      (logs, weight, at) => (weight === 0 ? logs : logs + weight * getLog(dimensionDraws[at]!(normals[at]!))),
      constant,
    );
    const score = toPublishedScore(Math.exp(sum));
    return isClosed ? compressClosedScore(score) : score;
  });
};

/**
 * Creates a counter for the rank range of one city by a reader's preferences. The dimensions' errors are independent,
 * and the result is deterministic. Throws a RangeError for invalid sliders.
 */
export const createRankCounter = (
  own: UncertainCity,
  preferences: IrexPreferences,
  today: CalendarMonth,
  entryRules: EntryRules | null,
): RankCounter => {
  const lens = createLens(preferences, today, entryRules);
  const scores = drawCity(own, lens);
  const beaten = new Float64Array(RANK_DRAWS);
  return {
    add: (other) => {
      if (other.city.slug === own.city.slug) return;
      drawCity(other, lens).forEach((score, draw) => {
        if (score > scores[draw]!) beaten[draw]! += 1;
      });
    },
    range: () => {
      const sorted = beaten.toSorted();
      const rankAt = (share: number) => Math.round(quantile(sorted, share)) + 1;
      return { low: rankAt(LOW), high: rankAt(HIGH) };
    },
  };
};
