import { dimensionKeys, type IrexDimensionChange } from '@wanderwork/contracts';
import { dimensionWeights } from '../dimensions.js';
import { publishedScore } from '../published.js';
import { DIMENSION_FLOOR, rawScore, type DimensionScores } from '../raw-score.js';

/** Two numbers' logarithmic mean: what makes a geometric mean's change a sum of its parts. */
const logMean = (a: number, b: number): number => (a === b ? a : (b - a) / Math.log(b / a));

/** Points of the published score for a point of the raw one, between two raw scores. */
const slopeBetween = (from: number, to: number): number => {
  const width = Math.max(Math.abs(to - from), 1e-6);
  const low = Math.min(from, to);
  return (publishedScore(low + width) - publishedScore(low)) / width;
};

/**
 * Why a city's score is another than it was, largest part first; a dimension that stayed is left out. The
 * parts add up to the whole change (logarithmic mean Divisia index, Ang 2004). Both of one formula version.
 */
export const whatChanged = (before: DimensionScores, after: DimensionScores): IrexDimensionChange[] => {
  const [from, to] = [rawScore(before), rawScore(after)];
  const worth = slopeBetween(from, to) * logMean(from, to);
  const counted = (score: number) => Math.max(DIMENSION_FLOOR, score);
  return dimensionKeys
    .filter((key) => before[key] !== after[key])
    .map((key) => ({
      key,
      from: before[key],
      to: after[key],
      points: worth * dimensionWeights[key] * Math.log(counted(after[key]) / counted(before[key])),
    }))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
};
