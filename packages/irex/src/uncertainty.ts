import { dimensionKeys } from '@wanderwork/contracts';
import type { CityScore } from './city-score.js';
import { dimensionWeights, DIMENSION_FLOOR } from './raw-score.js';
import { clip } from './scales.js';
import { toPublishedScore } from './published.js';
import { quantile } from './quantile.js';
import { hashText, normalPair } from './random.js';

const { exp, log, max } = Math;

export const DRAWS = 1000;
/** The quantiles of the 90% range, which excludes 5% of the draws on each side. */
export const LOW = 0.05;
export const HIGH = 0.95;

/** The 90% ranges of score and rank; rank 1 is the best. */
export interface Uncertainty {
  low: number;
  high: number;
  rankLow: number;
  rankHigh: number;
}

/** The indicators of a city as the draws need them: index of the dimension, share of it, score and spread. */
const toDrawInputs = ({ filled }: CityScore) => {
  const total = dimensionKeys.map((key) =>
    filled.reduce((sum, { indicator }) => (indicator.dimension === key ? sum + indicator.share : sum), 0),
  );
  return filled.map(({ indicator, score, spread }) => {
    const dimension = dimensionKeys.indexOf(indicator.dimension);
    return { dimension, score, spread, share: indicator.share / (total[dimension] ?? 1) };
  });
};

/** The published scores of one city in `draws` random draws of its errors. */
const drawCity = (city: CityScore, draws: number): Float64Array => {
  const key = hashText(city.slug);
  const parts = toDrawInputs(city);
  const weights = dimensionKeys.map((dimension) => dimensionWeights[dimension]);
  const pairs = Math.ceil(parts.length / 2);
  const errors = new Float64Array(2 * pairs);
  const dimensions = new Float64Array(dimensionKeys.length);
  return Float64Array.from({ length: draws }, (_, draw) => {
    for (let pair = 0; pair < pairs; pair += 1) normalPair(key, draw * pairs + pair, errors, 2 * pair);
    dimensions.fill(0);
    parts.forEach(({ dimension, score, spread, share }, at) => {
      dimensions[dimension]! += share * clip(score + spread * errors[at]!);
    });
    let logs = 0;
    weights.forEach((weight, at) => (logs += weight * log(max(DIMENSION_FLOOR, dimensions[at]!))));
    return toPublishedScore(exp(logs));
  });
};

/** The rank of every city in every draw. */
const rankDraws = (scores: readonly Float64Array[], draws: number): Float64Array[] => {
  const ranks = scores.map(() => new Float64Array(draws));
  const order = scores.map((_, city) => city);
  for (let draw = 0; draw < draws; draw += 1) {
    order.sort((a, b) => scores[b]![draw]! - scores[a]![draw]!);
    order.forEach((city, place) => (ranks[city]![draw] = place + 1));
  }
  return ranks;
};

/**
 * The uncertainty of score and rank, in the order of the cities. The indicators' errors are independent, and the result
 * is deterministic. Takes about a second for 316 cities.
 */
export const computeUncertainty = (cities: readonly CityScore[], draws = DRAWS): Uncertainty[] => {
  const scores = cities.map((city) => drawCity(city, draws));
  const ranks = rankDraws(scores, draws);
  return cities.map((_, at) => {
    const sortedScores = scores[at]!.sort();
    const sortedRanks = ranks[at]!.sort();
    return {
      low: quantile(sortedScores, LOW),
      high: quantile(sortedScores, HIGH),
      rankLow: Math.round(quantile(sortedRanks, LOW)),
      rankHigh: Math.round(quantile(sortedRanks, HIGH)),
    };
  });
};
