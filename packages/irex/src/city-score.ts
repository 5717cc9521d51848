import { dimensionKeys, type DimensionKey, type IrexDimension } from '@wanderwork/contracts';
import { dimensionWeights, computeRawScore, toScoresByKey } from './raw-score.js';
import { fillIndicators, type FilledIndicator } from './imputation.js';
import { indicators } from './indicators.js';
import type { CityInputs } from './inputs.js';
import { toPublishedScore } from './published.js';

/** The score of a city, without its uncertainty. */
export interface CityScore {
  slug: string;
  raw: number;
  published: number;
  /** How much of the score is based on good figures: a whole percentage. */
  confidence: number;
  dimensions: IrexDimension[];
  filled: FilledIndicator[];
}

const sum = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((total, item) => total + value(item), 0);

/**
 * The sum of the shares of all indicators of a dimension, including those without data, so that a gap lowers the
 * quality.
 */
const sumShares = (key: DimensionKey): number =>
  sum(
    indicators.filter(({ dimension }) => dimension === key),
    ({ share }) => share,
  );

const scoreDimension = (key: DimensionKey, filled: readonly FilledIndicator[]): IrexDimension => {
  const own = filled.filter(({ indicator }) => indicator.dimension === key);
  const weighted = (value: (item: FilledIndicator) => number) =>
    sum(own, (item) => item.indicator.share * value(item));
  return {
    key,
    weight: dimensionWeights[key],
    score: weighted(({ score }) => score) / weighted(() => 1),
    quality: weighted(({ quality }) => quality) / sumShares(key),
    spread: Math.hypot(...own.map(({ indicator, spread }) => indicator.share * spread)) / weighted(() => 1),
    imputed: own.filter(({ imputed }) => imputed).map(({ indicator }) => indicator.key),
  };
};

const scoreCity = (slug: string, filled: FilledIndicator[]): CityScore => {
  const dimensions = dimensionKeys.map((key) => scoreDimension(key, filled));
  const raw = computeRawScore(toScoresByKey(dimensions));
  const confidence = Math.round(100 * sum(dimensions, ({ weight, quality }) => weight * quality));
  return { slug, raw, published: toPublishedScore(raw), confidence, dimensions, filled };
};

/** Scores all cities, in their order. They are scored together because missing figures are filled from other cities. */
export const scoreCities = (cities: readonly CityInputs[]): CityScore[] =>
  fillIndicators(cities).map((filled, at) => scoreCity(cities[at]?.slug ?? '', filled));

/** Ranks by raw score, by slug; 1 is the best. Equal scores are ordered by slug. */
export const rankCities = (cities: readonly CityScore[]): Map<string, number> =>
  new Map(
    [...cities]
      .sort((a, b) => b.raw - a.raw || (a.slug < b.slug ? -1 : 1))
      .map(({ slug }, place) => [slug, place + 1]),
  );
