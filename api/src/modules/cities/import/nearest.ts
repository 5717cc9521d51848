import type { CityScore } from '@wanderwork/irex';

const SIMILAR = 4;

/** A scored city with the country that its neighbours must not share. */
interface Placed {
  countryCode: string;
  score: CityScore;
}

/** How far two cities lie apart over their dimensions, each by its weight. */
const distance = (a: CityScore, b: CityScore): number =>
  a.dimensions.reduce(
    (sum, { weight, score }, at) => sum + weight * (score - (b.dimensions[at]?.score ?? 0)) ** 2,
    0,
  );

/**
 * The slugs of the cities whose dimensions are most alike. Cities of the same country are left out: many of
 * their figures are the country's, so that they look alike without being so.
 */
export const nearestTo = (city: Placed, cities: readonly Placed[]): string[] =>
  cities
    .filter(({ countryCode }) => countryCode !== city.countryCode)
    .map(({ score }) => ({ slug: score.slug, away: distance(city.score, score) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, SIMILAR)
    .map(({ slug }) => slug);
