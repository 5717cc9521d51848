import type { IrexDimension, IrexDimensionChange } from '@wanderwork/contracts';
import { scoresOf, whatChanged } from '@wanderwork/irex';

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The dimensions that changed a score, in tenths of a point. Changes that round to 0.0 are left out. */
export const dimensionChanges = (
  before: readonly IrexDimension[],
  now: readonly IrexDimension[],
): IrexDimensionChange[] =>
  whatChanged(scoresOf(before), scoresOf(now))
    .map(({ key, from, to, points }) => ({ key, from: tenth(from), to: tenth(to), points: tenth(points) }))
    .filter(({ points }) => points !== 0);
