import { dimensionKeys, type DimensionKey } from '@wanderwork/contracts';

/** The weight of each dimension; they add up to 1. */
export const dimensionWeights: Readonly<Record<DimensionKey, number>> = {
  internet: 0.18,
  affordability: 0.2,
  safety: 0.16,
  climate: 0.12,
  work_setup: 0.08,
  visa_access: 0.1,
  health_air: 0.1,
  community: 0.06,
};

/** The lowest score with which a dimension counts. A low dimension hurts, and no other one can fully compensate it. */
export const DIMENSION_FLOOR = 10;

export type DimensionScores = Readonly<Record<DimensionKey, number>>;

/** The scores of a city's dimensions by key. */
export const toScoresByKey = (dimensions: readonly { key: DimensionKey; score: number }[]): DimensionScores =>
  Object.fromEntries(dimensions.map(({ key, score }) => [key, score])) as DimensionScores;

/** The logarithm with which a dimension enters the geometric mean. */
export const getLog = (score: number): number => Math.log(Math.max(DIMENSION_FLOOR, score));

/**
 * The weighted geometric mean of the dimensions, 10–100. `weights` need not add up to 1. The OECD/JRC handbook on
 * composite indicators recommends the geometric mean if weaknesses must not be compensated.
 */
export const computeRawScore = (
  scores: DimensionScores,
  weights: DimensionScores = dimensionWeights,
): number => {
  let total = 0;
  let logs = 0;
  for (const key of dimensionKeys) {
    total += weights[key];
    logs += weights[key] * getLog(scores[key]);
  }
  return Math.exp(logs / total);
};
