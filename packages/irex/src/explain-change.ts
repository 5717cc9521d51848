import { dimensionKeys, type IrexDimensionChange } from '@wanderwork/contracts';
import { dimensionWeights, DIMENSION_FLOOR, computeRawScore, type DimensionScores } from './raw-score.js';
import { toPublishedScore } from './published.js';

/** The logarithmic mean of two numbers, which splits the change of a geometric mean into a sum of parts. */
const getLogMean = (a: number, b: number): number => (a === b ? a : (b - a) / Math.log(b / a));

/** Points of the published score per point of the raw score, between two raw scores. */
const getSlope = (from: number, to: number): number => {
  const width = Math.max(Math.abs(to - from), 1e-6);
  const low = Math.min(from, to);
  return (toPublishedScore(low + width) - toPublishedScore(low)) / width;
};

/**
 * The parts of a score change by dimension, largest first; unchanged dimensions are left out. The parts add up to the
 * whole change (logarithmic mean Divisia index, Ang 2004). Both scores must have the same formula version.
 */
export const explainChange = (before: DimensionScores, after: DimensionScores): IrexDimensionChange[] => {
  const [from, to] = [computeRawScore(before), computeRawScore(after)];
  const pointsPerLog = getSlope(from, to) * getLogMean(from, to);
  const applyFloor = (score: number) => Math.max(DIMENSION_FLOOR, score);
  return dimensionKeys
    .filter((key) => before[key] !== after[key])
    .map((key) => ({
      key,
      from: before[key],
      to: after[key],
      points:
        pointsPerLog * dimensionWeights[key] * Math.log(applyFloor(after[key]) / applyFloor(before[key])),
    }))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
};
