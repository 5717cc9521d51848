import type { BoundFigure, ConditionKind } from '@wanderwork/contracts';
import { boundsInWords } from '../quantity.js';
import type { Quantiles, Relative } from '../meanings.js';
import type { Condition } from '../pieces.js';
import { createFigureCondition } from './figure-condition.js';

const otherSide = { from: 'under', to: 'over', over: 'to', under: 'from' } as const;

/** The rest of the table. */
export const inverse = ({ side, share }: Relative, label: string): Relative => ({
  side: otherSide[side],
  share,
  label,
});

interface RelativeCondition {
  kind: ConditionKind;
  id: string;
  on: BoundFigure;
  relative: Relative;
  table: Quantiles;
  unit: (text: string) => string;
}

/** A condition whose bound follows from the table and is shown: "Cheap ($1,100 or less)". */
export const relativeCondition = ({ kind, id, on, relative, table, unit }: RelativeCondition): Condition => {
  const { side, share, label } = relative;
  const bound = table[share];
  const isUpper = side === 'to' || side === 'under';
  const words = boundsInWords(isUpper ? { to: bound } : { from: bound }, unit);
  return createFigureCondition(kind, on, { [side]: bound }, `${label} (${words})`, id);
};
