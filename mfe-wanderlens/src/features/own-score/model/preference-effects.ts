import { type IrexPreferences, monthNames } from '@wanderwork/contracts';
import { isNeutral, neutralPreferences } from '@wanderwork/irex';
import { formatMoney } from '../../../shared/format';
import { getCountryName } from '../../../shared/country-name';

/** A kind of preference: the values that are set together. */
type PreferenceKind = keyof IrexPreferences;

/** How many points one preference changes a city's score, with the others unchanged. */
interface PreferenceEffect {
  kind: PreferenceKind;
  points: number;
}

const kinds: readonly PreferenceKind[] = ['sliders', 'passport', 'clients', 'stay', 'budgetUsd'];

/** Smaller effects round to zero. */
const MIN_POINTS = 0.05;

/** The effect of each preference on the score, largest first: the score with it minus the score without it. */
export const getPreferenceEffects = (
  preferences: IrexPreferences,
  score: (preferences: IrexPreferences) => number,
): PreferenceEffect[] => {
  const whole = score(preferences);
  return kinds
    .map((kind) => ({ kind, without: { ...preferences, [kind]: neutralPreferences[kind] } }))
    .filter(({ kind }) => !isNeutral({ ...neutralPreferences, [kind]: preferences[kind] }))
    .map(({ kind, without }) => ({ kind, points: whole - score(without) }))
    .filter(({ points }) => Math.abs(points) >= MIN_POINTS)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
};

/** The label of a preference: "Passport from Brazil", "Budget of $1,500". */
export const getPreferenceLabel = (
  { passport, stay, budgetUsd }: IrexPreferences,
  kind: PreferenceKind,
): string => {
  if (kind === 'passport' && passport) return `Passport from ${getCountryName(passport)}`;
  if (kind === 'stay' && stay) return `Arriving in ${monthNames[stay.month - 1]}`;
  if (kind === 'budgetUsd' && budgetUsd !== null) return `Budget of ${formatMoney(budgetUsd)}`;
  return kind === 'clients' ? 'Hours shared with your clients' : 'Your weights';
};
