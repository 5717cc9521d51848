import type { BoundFigure, ConditionKind } from '@wanderwork/contracts';
import { formatBounds } from '../quantity.js';
import type { Quantiles, RelativeBound } from '../meanings.js';
import type { Condition } from '../pieces.js';
import { createFigureCondition } from './figure-condition.js';

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
