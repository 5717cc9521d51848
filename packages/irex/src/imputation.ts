import type { Indicator } from './indicator.js';
import { indicators } from './indicators.js';
import type { CityInputs } from './inputs.js';
import { median } from './median.js';

/** A region with fewer values than this lends none; the world's median is taken. */
export const ENOUGH_OF_A_REGION = 3;
/** An imputed score is this much less certain, in points, added in quadrature. */
export const IMPUTED_SPREAD = 15;

/** One indicator of one city, filled where its figure is missing. */
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

/** Finds the value that stands in for a missing one: the region's median, else the world's, else none. */
const standIns = (indicator: Indicator, cities: readonly CityInputs[]) => {
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
      scores.length >= ENOUGH_OF_A_REGION ? median(scores) : null,
    ]),
  );
  const worldMedian = median(world);
  return (region: string) => medians.get(region) ?? worldMedian;
};

const fill = (indicator: Indicator, city: CityInputs, standIn: number | null): FilledIndicator | null => {
  const score = indicator.score(city);
  if (score !== null)
    return {
      indicator,
      score,
      quality: indicator.quality(city),
      spread: indicator.spread(city),
      imputed: false,
    };
  if (standIn === null) return null;
  const spread = Math.hypot(indicator.spread(city), IMPUTED_SPREAD);
  return { indicator, score: standIn, quality: 0, spread, imputed: true };
};

/**
 * Every city's indicators, in the order of the cities. An indicator that no city has is left out,
 * so that its dimension rests on the others.
 */
export const fillIndicators = (cities: readonly CityInputs[]): FilledIndicator[][] => {
  const lend = indicators.map((indicator) => standIns(indicator, cities));
  return cities.map((city) =>
    indicators
      .map((indicator, at) => fill(indicator, city, lend[at]?.(city.region) ?? null))
      .filter((filled) => filled !== null),
  );
};
