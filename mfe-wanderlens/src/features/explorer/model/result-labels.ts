import { type TotalIs } from '@wanderwork/contracts';
import { formatCount } from '../../../shared/format';

const before: Record<TotalIs, string> = { about: 'About ', over: 'More than ' };

/** A total that may be inexact: "23", "About 840,000", "More than 24". */
export const formatTotal = (total: number, totalIs?: TotalIs): string =>
  `${totalIs ? before[totalIs] : ''}${formatCount(total)}`;
