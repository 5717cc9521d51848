import { createByDimension, dimensionKeys, SLIDER_MAX, type IrexSliders } from '@wanderwork/contracts';
import { dimensionWeights, type DimensionScores } from '../raw-score.js';

const isSlider = (value: number): boolean => value >= 0 && value <= SLIDER_MAX;

/** Whether the sliders are valid: numbers from 0 to 5, and not all 0. */
export const canWeigh = (sliders: IrexSliders): boolean =>
  dimensionKeys.every((key) => isSlider(sliders[key])) && dimensionKeys.some((key) => sliders[key] > 0);

/**
 * The reader's weights: the published ones times the sliders, scaled to add up to `total`.
 * Throws a RangeError if `canWeigh` is false.
 */
export const personalWeights = (sliders: IrexSliders, total = 1): DimensionScores => {
  if (!canWeigh(sliders)) throw new RangeError('Sliders go from 0 to 5, and one at least must be above 0.');
  const weights = createByDimension((key) => dimensionWeights[key] * sliders[key]);
  const sum = dimensionKeys.reduce((all, key) => all + weights[key], 0);
  return createByDimension((key) => (total * weights[key]) / sum);
};
