import type { CityScore } from '@wanderwork/irex';

const SIMILAR_COUNT = 4;

/** A scored city with its country: similar cities must be in other countries. */
interface ScoredCity {
  countryCode: string;
  score: CityScore;
}

/** The distance between two cities over their dimensions, each multiplied by its weight. */
const computeDistance = (a: CityScore, b: CityScore): number =>
  a.dimensions.reduce(
    (sum, { weight, score }, index) => sum + weight * (score - (b.dimensions[index]?.score ?? 0)) ** 2,
    0,
  );

/**
 * The slugs of the most similar cities by dimensions. Cities in the same country are left out: they share many
 * country figures, so they would look more alike than they are.
 */
export const findSimilarCities = (city: ScoredCity, cities: readonly ScoredCity[]): string[] =>
  cities
    .filter(({ countryCode }) => countryCode !== city.countryCode)
    .map(({ score }) => ({ slug: score.slug, away: computeDistance(city.score, score) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, SIMILAR_COUNT)
    .map(({ slug }) => slug);
