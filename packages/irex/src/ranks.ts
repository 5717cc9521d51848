import type { CityScore } from './city-score.js';

/** Places by score, 1 the best; cities that score alike stand in the order of their slugs. */
export const ranksOf = (cities: readonly CityScore[]): Map<string, number> =>
  new Map(
    [...cities]
      .sort((a, b) => b.raw - a.raw || (a.slug < b.slug ? -1 : 1))
      .map(({ slug }, place) => [slug, place + 1]),
  );
