import type { Comparison } from '../pieces.js';
import { bookOf } from '../phrase-book.js';
import { type Reading, type Recogniser, recognised } from '../reading.js';

const like = bookOf<true>([
  [
    'like, similar to, a place like, somewhere like, just like, alternative to, alternatives to, an alternative to, reminds me of, comparable to, same as, same vibe as, version of, a version of, twin of, the twin of, the vibe of, vibe of, another, the next, feels like, instead of, cities like, places like, a city like, resembling, much like, something like, anywhere like, close in feel to, as nice as, kind of like, same feel as, similar vibe to, same vibes as',
    true,
  ],
]);

const comparisons = bookOf<Comparison>([
  [
    'cheaper, less expensive, more affordable, lower cost, lower costs, costs less, cheaper living, less costly, not as expensive, not so expensive as, less pricey, lower prices, lower rent, cheaper rent',
    'cheaper',
  ],
  ['more expensive, pricier, costlier', 'dearer'],
  ['warmer, hotter, less cold, not as cold, warmer weather, better weather, more sun', 'warmer'],
  ['cooler, colder, less hot, not as hot, fresher, milder', 'cooler'],
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

/** The one city that a name means; of several of one name the best scored. */
const cityAt = ({ words, vocabulary }: Reading, at: number) => {
  const found = vocabulary.names.at(words, at) ?? vocabulary.names.near(words, at, () => false);
  const slug = found?.place.scope.cities?.[0];
  return found && slug ? { take: found.take, slug } : null;
};

const likeCity: Recogniser = (reading, at, negated) => {
  const found = like.at(reading.words, at);
  const city = found && !negated ? cityAt(reading, at + found.take) : null;
  return found && city ? recognised(found.take + city.take, { is: 'like', slug: city.slug }) : null;
};

const compare: Recogniser = (reading, at) => {
  const found = comparisons.at(reading.words, at);
  if (!found) return null;
  const than = reading.words[at + found.take]?.text;
  const city = than === 'than' || than === 'as' ? cityAt(reading, at + found.take + 1) : null;
  const take = found.take + (city ? city.take + 1 : 0);
  return recognised(take, { is: 'comparison', comparison: found.value, slug: city?.slug ?? null });
};

export const similarRecognisers = { likeCity, compare };
export const similarVocabulary = [...comparisons.words(), ...like.words()];
