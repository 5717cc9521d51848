import type { BoundFigure, ConditionKind } from '@wanderwork/contracts';
import { boundsInWords } from '../quantity.js';
import type { Quantiles, Relative } from '../meanings.js';
import type { Wish } from '../pieces.js';
import { wishAbout } from './wish.js';

const otherSide = { from: 'under', to: 'over', over: 'to', under: 'from' } as const;

/** The rest of the table. */
export const inverse = ({ side, share }: Relative, label: string): Relative => ({
  side: otherSide[side],
  share,
  label,
});

interface RelativeWish {
  kind: ConditionKind;
  id: string;
  on: BoundFigure;
  relative: Relative;
  table: Quantiles;
  unit: (text: string) => string;
}

/** A condition whose bound follows from the table and is shown: "Cheap ($1,100 or less)". */
export const relativeWish = ({ kind, id, on, relative, table, unit }: RelativeWish): Wish => {
  const { side, share, label } = relative;
  const bound = table[share];
  const isUpper = side === 'to' || side === 'under';
  const words = boundsInWords(isUpper ? { to: bound } : { from: bound }, unit);
  return wishAbout(kind, on, { [side]: bound }, `${label} (${words})`, id);
};
