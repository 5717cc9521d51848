import { monthNames, type IrexPreferences } from '@wanderwork/contracts';
import { formatMoney } from '../../../shared/format';
import { getPassportCountry } from '../../../shared/preferences/passport-name';
import { type PreferenceKind } from './preference-effects';

/** The label of a preference: "Passport from Brazil", "Budget of $1,500". */
export const getPreferenceLabel = (
  { passport, stay, budgetUsd }: IrexPreferences,
  kind: PreferenceKind,
): string => {
  if (kind === 'passport' && passport) return `Passport from ${getPassportCountry(passport)}`;
  if (kind === 'stay' && stay) return `Arriving in ${monthNames[stay.month - 1]}`;
  if (kind === 'budgetUsd' && budgetUsd !== null) return `Budget of ${formatMoney(budgetUsd)}`;
  return kind === 'clients' ? 'Hours shared with your clients' : 'Your weights';
};
