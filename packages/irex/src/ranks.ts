import type { CityScore } from './city-score.js';

/** Ranks by raw score, by slug; 1 is the best. Equal scores are ordered by slug. */
export const rankCities = (cities: readonly CityScore[]): Map<string, number> =>
  new Map(
    [...cities]
      .sort((a, b) => b.raw - a.raw || (a.slug < b.slug ? -1 : 1))
      .map(({ slug }, place) => [slug, place + 1]),
  );
