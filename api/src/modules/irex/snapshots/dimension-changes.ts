import type { IrexDimension, IrexDimensionChange } from '@wanderwork/contracts';
import { toScoresByKey, explainChange } from '@wanderwork/irex';

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** The dimensions that changed a score, in tenths of a point. Changes that round to 0.0 are left out. */
export const findDimensionChanges = (
  before: readonly IrexDimension[],
  now: readonly IrexDimension[],
): IrexDimensionChange[] =>
  explainChange(toScoresByKey(before), toScoresByKey(now))
    .map(({ key, from, to, points }) => ({
      key,
      from: roundToTenth(from),
      to: roundToTenth(to),
      points: roundToTenth(points),
    }))
    .filter(({ points }) => points !== 0);
