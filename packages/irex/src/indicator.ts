import type { DimensionKey } from '@wanderwork/contracts';
import type { CityInputs } from './inputs.js';
import type { Scale } from './scales.js';

/** How far figures of one origin are trusted. */
export interface Trust {
  words: string;
  /** 0–1. */
  quality: number;
  /** Whether the city's figure has this origin. The first match counts. */
  holds(city: CityInputs): boolean;
}

/**
 * The uncertainty: one standard deviation of the figure's logarithm, or in points of the score. `own` is that of one
 * city's figure, where it is known.
 */
type Doubt = { relative: number; own?: (city: CityInputs) => number | null } | { points: number };

export interface Indicator {
  key: string;
  label: string;
  dimension: DimensionKey;
  /** The share of its dimension; shares are renormalized over the indicators that have data. */
  share: number;
  /** The rule of `score` in one line. */
  formula: string;
  trust: readonly Trust[];
  doubt: Doubt;
  /** 0–100, or null without a figure. */
  score(city: CityInputs): number | null;
  /** How far the figure is trusted, 0–1. Not called for imputed figures, whose quality is 0. */
  quality(city: CityInputs): number;
  /** The uncertainty of the score: one standard deviation, in points. */
  spread(city: CityInputs): number;
}

type Description = Pick<Indicator, 'key' | 'label' | 'dimension' | 'share' | 'trust' | 'doubt'>;

/** Creates an indicator whose rule needs more than one figure. */
export const createComposedIndicator = (
  description: Description & Pick<Indicator, 'formula' | 'score'>,
  getSpread: Scale['getSpread'] = () => 0,
): Indicator => {
  const { trust, doubt } = description;
  return {
    ...description,
    quality: (city) => trust.find(({ holds }) => holds(city))?.quality ?? 0,
    spread: (city) => ('points' in doubt ? doubt.points : getSpread(doubt.own?.(city) ?? doubt.relative)),
  };
};

/** Creates an indicator that puts one figure on a scale. */
export const createScaledIndicator = (
  description: Description & { figure(city: CityInputs): number | null; scale: Scale },
): Indicator => {
  const { figure, scale, ...rest } = description;
  const score = (city: CityInputs) => {
    const value = figure(city);
    return value === null ? null : scale.score(value);
  };
  return createComposedIndicator({ ...rest, formula: scale.formula, score }, scale.getSpread);
};

const matchAll = () => true;

/** A country figure that stands for each of its cities. */
export const countryFigure: Trust = { words: 'country figure', quality: 0.6, holds: matchAll };
export const computed: Trust = { words: 'computed from a full list', quality: 0.9, holds: matchAll };
export const modelEstimate: Trust = { words: 'model or scaled estimate', quality: 0.5, holds: matchAll };

export const createTrust = (words: string, quality: number, holds: Trust['holds'] = matchAll): Trust => ({
  words,
  quality,
  holds,
});
