import { type DimensionKey, type IrexDetail } from '@wanderwork/contracts';
import type { CityInputs } from './inputs.js';
import { indicators } from './indicators.js';
import { toPublishedScore } from './published.js';
import { dimensionWeights, getLog } from './raw-score.js';
import { addRange } from './significant-difference.js';

const modelledCity = { fixedBasis: 'estimate', costBasis: 'estimate' } as CityInputs;

/** The spread that the indicators given by the launch table would add to a dimension if they were modelled, in points. */
const getModelSpread = (dimension: DimensionKey): number =>
  Math.hypot(
    ...indicators
      .filter((indicator) => indicator.dimension === dimension && indicator.trust.some(({ exact }) => exact))
      .map((indicator) => indicator.share * indicator.spread(modelledCity)),
  );

/** The score as it is compared: its range, and the spreads of its dimensions. */
type ComparedScore = Pick<IrexDetail, 'score' | 'low' | 'high' | 'raw' | 'dimensions'>;

/**
 * Widens the ranges of a launch sample, whose given cost and speed count as exact in its published range. In a
 * comparison they are as doubtful as the figures of other cities: nobody measured them.
 */
export const carryModelDoubt = <T extends ComparedScore>(irex: T): T => {
  const spreads = irex.dimensions.map(({ key }) => getModelSpread(key));
  /** The distances from the score to the ends of its range, and to where the added error of each dimension moves it. */
  const getHalfRange = (end: 'low' | 'high'): number =>
    Math.hypot(
      irex[end] - irex.score,
      ...irex.dimensions.map(({ key, score }, at) => {
        const logChange = getLog(addRange(score, spreads[at]!)[end]) - getLog(score);
        return toPublishedScore(irex.raw * Math.exp(dimensionWeights[key] * logChange)) - irex.score;
      }),
    );
  return {
    ...irex,
    low: irex.score - getHalfRange('low'),
    high: irex.score + getHalfRange('high'),
    dimensions: irex.dimensions.map((dimension, at) => ({
      ...dimension,
      spread: Math.hypot(dimension.spread, spreads[at]!),
    })),
  };
};
