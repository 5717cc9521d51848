import {
  dimensionKeys,
  SLIDER_MAX,
  type IrexCity,
  type IrexMove,
  type IrexPreferences,
} from '@wanderwork/contracts';
import { personalScores } from './personal-score.js';
import { canWeigh } from './sliders.js';
import type { CalendarMonth } from './stay.js';

/** The rank of one city under some wishes, 1 the best; null where they cannot weigh. */
export const personalRank = (
  slug: string,
  cities: readonly IrexCity[],
  wishes: IrexPreferences,
  today: CalendarMonth,
): number | null => {
  if (!canWeigh(wishes.sliders)) return null;
  const scores = personalScores(cities, wishes, today);
  const own = scores.find((one) => one.slug === slug);
  return own ? 1 + scores.filter(({ score }) => score > own.score).length : null;
};

/** Twice as much; what counted nothing counts as published. */
const doubled = (slider: number): number => (slider === 0 ? 1 : Math.min(SLIDER_MAX, 2 * slider));

/**
 * What moving each slider alone would make of one city's rank: counted twice, or left out. The one that moves it
 * furthest comes first. The ranks are those of the scores themselves, without their doubt.
 */
export const whatMoves = (
  slug: string,
  cities: readonly IrexCity[],
  wishes: IrexPreferences,
  today: CalendarMonth,
): IrexMove[] => {
  const rank = personalRank(slug, cities, wishes, today) ?? 0;
  const withSlider = (key: (typeof dimensionKeys)[number], slider: number) =>
    personalRank(slug, cities, { ...wishes, sliders: { ...wishes.sliders, [key]: slider } }, today);
  const furthest = ({ more, less }: IrexMove): number =>
    Math.max(Math.abs((more ?? rank) - rank), Math.abs((less ?? rank) - rank));
  return dimensionKeys
    .map((key) => ({
      key,
      more: withSlider(key, doubled(wishes.sliders[key])),
      less: withSlider(key, 0),
    }))
    .sort((a, b) => furthest(b) - furthest(a));
};
