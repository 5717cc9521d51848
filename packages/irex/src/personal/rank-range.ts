import { dimensionKeys, type IrexCity, type IrexPreferences } from '@wanderwork/contracts';
import { logErrors } from '../figure-errors.js';
import { clip } from '../goalposts.js';
import { quantile } from '../quantile.js';
import { hashText, normalPair } from '../random.js';
import { logOf } from '../raw-score.js';
import { HIGH, LOW } from '../uncertainty.js';
import { budgetScore } from './budget.js';
import { lensOf, type Lens } from './lens.js';
import type { CalendarMonth } from './stay.js';

/** Enough that either end of a range moves by a rank or two between seeds. */
const RANK_DRAWS = 300;

/** A city with what is not known of it: one standard deviation of each dimension, in points. */
export interface DoubtfulCity {
  city: IrexCity;
  spread: readonly number[];
}

/** 90 % of the draws place the city from `low` to `high`; 1 is the best. */
export interface RankRange {
  low: number;
  high: number;
}

/** How often one city is beaten: told the others one by one, so that whoever asks may breathe between them. */
export interface RankCounter {
  add(other: DoubtfulCity): void;
  range(): RankRange;
}

const pairs = dimensionKeys.length / 2;

/** A dimension as a draw has it; a budget is asked of a cost that errs, everything else errs in points. */
const drawnScore = ({ city, spread }: DoubtfulCity, dimension: number, { wishes, ...lens }: Lens) => {
  const deviation = spread[dimension]!;
  if (lens.isBudgeted(city, dimension)) {
    const error = deviation === 0 ? 0 : logErrors.cost;
    return (normal: number) => budgetScore(city.costUsd! * Math.exp(-error * normal), wishes.budgetUsd!);
  }
  const score = lens.dimensionScore(city, dimension);
  return (normal: number) => clip(score + deviation * normal);
};

/** The logarithm of one city's score in each draw: a city errs alike whoever asks, and whatever others do. */
const drawCity = (doubtful: DoubtfulCity, lens: Lens): Float64Array => {
  const key = hashText(doubtful.city.slug);
  const shared = lens.overlap(doubtful.city);
  const constant = shared ? shared.weight * logOf(shared.score) : 0;
  const drawn = lens.weights.map((_, dimension) => drawnScore(doubtful, dimension, lens));
  const normals = new Float64Array(dimensionKeys.length);
  return Float64Array.from({ length: RANK_DRAWS }, (_, draw) => {
    for (let pair = 0; pair < pairs; pair += 1) normalPair(key, draw * pairs + pair, normals, 2 * pair);
    return lens.weights.reduce(
      (logs, weight, at) => (weight === 0 ? logs : logs + weight * logOf(drawn[at]!(normals[at]!))),
      constant,
    );
  });
};

/**
 * Where one city stands by a person's own weights, as a range: each dimension errs on its own by its spread, and the
 * same table always gives the same answer. Throws a RangeError for sliders that cannot weigh.
 */
export const rankCounter = (
  own: DoubtfulCity,
  wishes: IrexPreferences,
  today: CalendarMonth,
): RankCounter => {
  const lens = lensOf(wishes, today);
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
