import type { DimensionKey } from '@wanderwork/contracts';
import type { CityInputs } from './inputs.js';
import type { Scale } from './scales.js';

/** How far a figure is trusted that came about in one way. */
export interface Trust {
  words: string;
  /** 0–1. */
  quality: number;
  /** Whether a city's figure came about so; the first that holds counts. */
  holds(city: CityInputs): boolean;
  /** Taken as it is: the figure itself leaves no doubt. */
  exact?: boolean;
}

/** One standard deviation of what is not known: a share of the figure, or points of the score. */
export type Doubt = { relative: number } | { points: number };

export interface Indicator {
  key: string;
  label: string;
  dimension: DimensionKey;
  /** Share of its dimension; shares are re-normalised over the indicators that have data. */
  share: number;
  /** The rule of `score` in a line. */
  formula: string;
  trust: readonly Trust[];
  doubt: Doubt;
  /** 0–100, or null without a figure. */
  score(city: CityInputs): number | null;
  /** How far the figure is trusted, 0–1; never asked for an imputed one, which is 0. */
  quality(city: CityInputs): number;
  /** One standard deviation of what is not known about the score, in points. */
  spread(city: CityInputs): number;
}

type Description = Pick<Indicator, 'key' | 'label' | 'dimension' | 'share' | 'trust' | 'doubt'>;

/** An indicator whose rule needs more than one figure. */
export const composed = (
  description: Description & Pick<Indicator, 'formula' | 'score'>,
  spreadOf: Scale['spreadOf'] = () => 0,
): Indicator => {
  const { trust, doubt } = description;
  const points = 'points' in doubt ? doubt.points : spreadOf(doubt.relative);
  const trustOf = (city: CityInputs) => trust.find(({ holds }) => holds(city));
  return {
    ...description,
    quality: (city) => trustOf(city)?.quality ?? 0,
    spread: (city) => (trustOf(city)?.exact ? 0 : points),
  };
};

/** An indicator that puts one figure on a scale. */
export const measured = (
  description: Description & { figure(city: CityInputs): number | null; scale: Scale },
): Indicator => {
  const { figure, scale, ...rest } = description;
  const score = (city: CityInputs) => {
    const value = figure(city);
    return value === null ? null : scale.score(value);
  };
  return composed({ ...rest, formula: scale.formula, score }, scale.spreadOf);
};
