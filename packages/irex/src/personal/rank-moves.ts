import {
  dimensionKeys,
  SLIDER_MAX,
  type EntryRules,
  type IrexCity,
  type IrexMove,
  type IrexPreferences,
} from '@wanderwork/contracts';
import { computePersonalScores } from './personal-score.js';
import { canWeigh } from './sliders.js';
import type { CalendarMonth } from './stay.js';

/** The rank of one city by the preferences, 1 is the best; null for invalid sliders or an unknown city. */
export const computePersonalRank = (
  slug: string,
  cities: readonly IrexCity[],
  preferences: IrexPreferences,
  today: CalendarMonth,
  entryRules: EntryRules | null,
): number | null => {
  if (!canWeigh(preferences.sliders)) return null;
  const scores = computePersonalScores(cities, preferences, today, entryRules);
  const own = scores.find((one) => one.slug === slug);
  return own ? 1 + scores.filter(({ score }) => score > own.score).length : null;
};

/** Doubles a slider; 0 becomes 1, the published weight. */
const double = (slider: number): number => (slider === 0 ? 1 : Math.min(SLIDER_MAX, 2 * slider));

/**
 * The ranks of one city if each slider alone were doubled or set to 0, sorted by effect. Ranks are computed without
 * uncertainty.
 */
export const findRankMoves = (
  slug: string,
  cities: readonly IrexCity[],
  preferences: IrexPreferences,
  today: CalendarMonth,
  entryRules: EntryRules | null,
): IrexMove[] => {
  const rank = computePersonalRank(slug, cities, preferences, today, entryRules) ?? 0;
  const rankWith = (key: (typeof dimensionKeys)[number], slider: number) =>
    computePersonalRank(
      slug,
      cities,
      { ...preferences, sliders: { ...preferences.sliders, [key]: slider } },
      today,
      entryRules,
    );
  const getEffect = ({ more, less }: IrexMove): number =>
    Math.max(Math.abs((more ?? rank) - rank), Math.abs((less ?? rank) - rank));
  return dimensionKeys
    .map((key) => ({
      key,
      more: rankWith(key, double(preferences.sliders[key])),
      less: rankWith(key, 0),
    }))
    .sort((a, b) => getEffect(b) - getEffect(a));
};
