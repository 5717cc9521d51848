import { monthNames, type IrexWishes } from '@wanderwork/contracts';
import { formatMoney } from '../../../shared/format';
import { passportName } from '../../../shared/wishes/passport-name';
import { type WishKind } from './wish-effects';

/** A wish as one would call it: "A passport of Brazil", "A budget of $1,500". */
export const wishWords = ({ passport, stay, budgetUsd }: IrexWishes, kind: WishKind): string => {
  if (kind === 'passport' && passport) return `A passport of ${passportName(passport)}`;
  if (kind === 'stay' && stay) return `Coming in ${monthNames[stay.month - 1]}`;
  if (kind === 'budgetUsd' && budgetUsd !== null) return `A budget of ${formatMoney(budgetUsd)}`;
  return kind === 'clients' ? 'Hours with your clients' : 'What counts for you';
};
