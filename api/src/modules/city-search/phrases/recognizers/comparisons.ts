import type { Comparison, Place } from '../pieces.js';
import { createBook } from '../phrase-book.js';
import type { PhraseInput } from '../recognizer.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';

/** Words for being different from another place. */
export const comparisonExpressions = createBook<Comparison | 'milder'>([
  [
    'cheaper, less expensive, more affordable, lower cost, lower costs, costs less, cheaper living, less costly, not as expensive, not so expensive as, less pricey, lower prices, lower rent, cheaper rent',
    'cheaper',
  ],
  ['more expensive, pricier, costlier', 'dearer'],
  ['warmer, hotter, less cold, not as cold, warmer weather, better weather, more sun', 'warmer'],
  ['cooler, colder, less hot, not as hot, fresher', 'cooler'],
  ['milder', 'milder'],
  ['drier, sunnier, less rainy, less rain, less wet, dryer', 'drier'],
  ['safer, less dangerous, less crime, lower crime, more secure', 'safer'],
  [
    'faster, faster internet, better internet, faster wifi, better wifi, quicker internet, faster connection',
    'faster',
  ],
  ['smaller, less crowded, less busy, more compact, smaller city', 'smaller'],
  ['bigger, larger, bigger city, larger city', 'bigger'],
  ['cleaner air, cleaner, less polluted, less pollution, better air, better air quality', 'cleaner'],
]);

/** A place of at most this many cities, such as Bali, may stand for one of them. */
const MAX_CITIES_AS_ONE = 2;

/** The city that a name means: the best scored of several cities with that name; null for a country or a region. */
export const getCitySlug = (
  { key, scope: { cities = [] } }: Place,
  { cities: knownCities }: Vocabulary,
): string | null => (knownCities.has(key) || cities.length <= MAX_CITIES_AS_ONE ? (cities[0] ?? null) : null);

/** Matches the name of the place that others are compared with. */
export const matchComparedPlace = ({ words, vocabulary }: PhraseInput, at: number) => {
  const article = words[at]?.text === 'the' && !vocabulary.names.match(words, at) ? 1 : 0;
  const start = at + article;
  const found =
    vocabulary.names.match(words, start) ?? vocabulary.names.matchWithTypos(words, start, () => false);
  return found && { take: article + found.take, slug: getCitySlug(found.place, vocabulary) };
};
