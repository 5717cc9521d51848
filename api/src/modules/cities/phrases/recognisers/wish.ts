import type { BoundFigure, Bounds, ConditionKind } from '@wanderwork/contracts';
import type { Wish } from '../pieces.js';

/** Bounds as a chip's id has them: "<=1500", "1000..1400". */
export const boundsId = ({ from, to, over, under }: Bounds): string => {
  if (from !== undefined && to !== undefined) return `:${from}..${to}`;
  if (from !== undefined) return `>=${from}`;
  if (to !== undefined) return `<=${to}`;
  return over !== undefined ? `>${over}` : `<${under}`;
};

/** "Not over 1500" is said of the bound's other side. */
export const turnedBounds = ({ from, to }: Bounds): Bounds =>
  from !== undefined && to !== undefined
    ? { from, to }
    : { ...(to !== undefined && { over: to }), ...(from !== undefined && { under: from }) };

/** A wish that bounds one figure. */
export const wishAbout = (
  kind: ConditionKind,
  on: BoundFigure,
  bounds: Bounds,
  label: string,
  id = `${on}${boundsId(bounds)}`,
): Wish => ({ id, kind, label, filters: [{ on, bounds }] });
