import type { BoundFigure, Bounds, ConditionKind } from '@wanderwork/contracts';
import type { Condition } from '../pieces.js';

/** The bounds as part of a chip's id: "<=1500", ":1000..1400". */
export const formatBoundsId = ({ from, to, over, under }: Bounds): string => {
  if (from !== undefined && to !== undefined) return `:${from}..${to}`;
  if (from !== undefined) return `>=${from}`;
  if (to !== undefined) return `<=${to}`;
  return over !== undefined ? `>${over}` : `<${under}`;
};

/** Reverses bounds after a negation. */
export const negateBounds = ({ from, to }: Bounds): Bounds =>
  from !== undefined && to !== undefined
    ? { from, to }
    : { ...(to !== undefined && { over: to }), ...(from !== undefined && { under: from }) };

/** Creates a condition that limits one figure. */
export const createFigureCondition = (
  kind: ConditionKind,
  on: BoundFigure,
  bounds: Bounds,
  label: string,
  id = `${on}${formatBoundsId(bounds)}`,
): Condition => ({ id, kind, label, filters: [{ on, bounds }] });
