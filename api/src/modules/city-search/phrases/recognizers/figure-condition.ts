import type { BoundFigure, Bounds, ConditionKind } from '@wanderwork/contracts';
import type { Condition } from '../pieces.js';
import { formatBounds } from '../quantity.js';
import type { Quantiles, RelativeBound } from '../meanings.js';

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

const oppositeSides = { from: 'under', to: 'over', over: 'to', under: 'from' } as const;

/** The rest of the table. */
export const invert = ({ side, share }: RelativeBound, label: string): RelativeBound => ({
  side: oppositeSides[side],
  share,
  label,
});

interface RelativeConditionOptions {
  kind: ConditionKind;
  id: string;
  on: BoundFigure;
  relative: RelativeBound;
  table: Quantiles;
  unit: (text: string) => string;
}

/** A condition whose bound follows from the table and is shown: "Cheap ($1,100 or less)". */
export const createRelativeCondition = ({
  kind,
  id,
  on,
  relative,
  table,
  unit,
}: RelativeConditionOptions): Condition => {
  const { side, share, label } = relative;
  const bound = table[share];
  const isUpper = side === 'to' || side === 'under';
  const text = formatBounds(isUpper ? { to: bound } : { from: bound }, unit);
  return createFigureCondition(kind, on, { [side]: bound }, `${label} (${text})`, id);
};
