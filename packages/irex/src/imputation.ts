import type { Indicator } from './indicator.js';
import { indicators } from './indicators.js';
import type { CityInputs } from './inputs.js';

/** The median; the mean of the two middle values if their number is even; null for an empty list. */
const median = (values: readonly number[]): number | null => {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
};

/** The minimum number of values for a region's median; with fewer, the world's median is used. */
export const MIN_REGION_VALUES = 3;
/** The additional uncertainty of an imputed score in points, added in quadrature. */
export const IMPUTED_SPREAD = 15;

/** One indicator of one city, imputed if its figure is missing. */
export interface FilledIndicator {
  indicator: Indicator;
  /** 0–100. */
  score: number;
  /** 0–1; 0 when imputed. */
  quality: number;
  /** One standard deviation, in points. */
  spread: number;
  imputed: boolean;
}

/** Returns a function that gives the substitute for a missing score: the region's median, else the world's, else null. */
const createImputer = (indicator: Indicator, cities: readonly CityInputs[]) => {
  const world: number[] = [];
  const regions = new Map<string, number[]>();
  for (const city of cities) {
    const score = indicator.score(city);
    if (score === null) continue;
    world.push(score);
    regions.set(city.region, [...(regions.get(city.region) ?? []), score]);
  }
  const medians = new Map(
    [...regions].map(([region, scores]) => [
      region,
      scores.length >= MIN_REGION_VALUES ? median(scores) : null,
    ]),
  );
  const worldMedian = median(world);
  return (region: string) => medians.get(region) ?? worldMedian;
};

const fill = (indicator: Indicator, city: CityInputs, substitute: number | null): FilledIndicator | null => {
  const score = indicator.score(city);
  if (score !== null)
    return {
      indicator,
      score,
      quality: indicator.quality(city),
      spread: indicator.spread(city),
      imputed: false,
    };
  if (substitute === null) return null;
  const spread = Math.hypot(indicator.spread(city), IMPUTED_SPREAD);
  return { indicator, score: substitute, quality: 0, spread, imputed: true };
};

/**
 * The indicators of every city, in the order of the cities. An indicator without a figure for any city is left out, so
 * that its dimension is based on the others.
 */
export const fillIndicators = (cities: readonly CityInputs[]): FilledIndicator[][] => {
  const imputers = indicators.map((indicator) => createImputer(indicator, cities));
  return cities.map((city) =>
    indicators
      .map((indicator, at) => fill(indicator, city, imputers[at]?.(city.region) ?? null))
      .filter((filled) => filled !== null),
  );
};
