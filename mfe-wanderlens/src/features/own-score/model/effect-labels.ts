import { monthNames, type IrexPreferences } from '@wanderwork/contracts';
import { formatMoney } from '../../../shared/format';
import { passportName } from '../../../shared/preferences/passport-name';
import { type PreferenceKind } from './preference-effects';

/** A wish as one would call it: "A passport of Brazil", "A budget of $1,500". */
export const preferenceLabel = (
  { passport, stay, budgetUsd }: IrexPreferences,
  kind: PreferenceKind,
): string => {
  if (kind === 'passport' && passport) return `A passport of ${passportName(passport)}`;
  if (kind === 'stay' && stay) return `Coming in ${monthNames[stay.month - 1]}`;
  if (kind === 'budgetUsd' && budgetUsd !== null) return `A budget of ${formatMoney(budgetUsd)}`;
  return kind === 'clients' ? 'Hours with your clients' : 'What counts for you';
};
