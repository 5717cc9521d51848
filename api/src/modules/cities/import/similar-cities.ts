import type { CityScore } from '@wanderwork/irex';

const SIMILAR = 4;

/** A scored city with its country: similar cities must be in other countries. */
interface Placed {
  countryCode: string;
  score: CityScore;
}

/** The distance between two cities over their dimensions, each multiplied by its weight. */
const distance = (a: CityScore, b: CityScore): number =>
  a.dimensions.reduce(
    (sum, { weight, score }, at) => sum + weight * (score - (b.dimensions[at]?.score ?? 0)) ** 2,
    0,
  );

/**
 * The slugs of the most similar cities by dimensions. Cities in the same country are left out: they share many
 * country figures, so they would look more alike than they are.
 */
export const nearestTo = (city: Placed, cities: readonly Placed[]): string[] =>
  cities
    .filter(({ countryCode }) => countryCode !== city.countryCode)
    .map(({ score }) => ({ slug: score.slug, away: distance(city.score, score) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, SIMILAR)
    .map(({ slug }) => slug);
