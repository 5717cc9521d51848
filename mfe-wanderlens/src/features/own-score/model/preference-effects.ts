import { type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral, neutralPreferences } from '@wanderwork/irex';

/** A kind of wish: what is set together. */
export type PreferenceKind = keyof IrexPreferences;

/** How many points one wish moves a city's score, the others staying as they are. */
export interface PreferenceEffect {
  kind: PreferenceKind;
  points: number;
}

const kinds: readonly PreferenceKind[] = ['sliders', 'passport', 'clients', 'stay', 'budgetUsd'];

/** Points smaller than this round to nothing. */
const MIN_POINTS = 0.05;

/** What each wish does to the score, the largest part first: the score with it less the score without it. */
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
