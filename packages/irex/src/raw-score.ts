import { dimensionKeys, type DimensionKey } from '@wanderwork/contracts';
import { dimensionWeights } from './dimensions.js';

/** A dimension counts at least this much: a bad one hurts, and no good one can buy it off. */
export const DIMENSION_FLOOR = 10;

export type DimensionScores = Readonly<Record<DimensionKey, number>>;

/** The scores of a city's dimensions, under their keys. */
export const scoresOf = (dimensions: readonly { key: DimensionKey; score: number }[]): DimensionScores =>
  Object.fromEntries(dimensions.map(({ key, score }) => [key, score])) as DimensionScores;

/** The logarithm by which a dimension enters the mean. */
export const logOf = (score: number): number => Math.log(Math.max(DIMENSION_FLOOR, score));

/**
 * Weighted geometric mean of the dimensions, 10–100. `weights` need not add up to 1.
 * Geometric as the OECD/JRC handbook on composite indicators advises where weaknesses must not be compensated.
 */
export const rawScore = (scores: DimensionScores, weights: DimensionScores = dimensionWeights): number => {
  let total = 0;
  let logs = 0;
  for (const key of dimensionKeys) {
    total += weights[key];
    logs += weights[key] * logOf(scores[key]);
  }
  return Math.exp(logs / total);
};
