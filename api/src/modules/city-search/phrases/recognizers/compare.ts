import { combineExpressions, createBook } from '../phrase-book.js';
import type { Comparison, Place } from '../pieces.js';
import { type Recognizer, createRecognition, type PhraseInput } from '../recognizer.js';
import { monthsRecognizer } from './months.js';
import { MAX_CITIES_AS_ONE } from '../places.js';
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

/** The city that a name means: the best scored of several cities with that name; null for a country or a region. */
export const getCitySlug = (
  { key, scope: { cities = [] } }: Place,
  { cities: knownCities }: Vocabulary,
): string | null => (knownCities.has(key) || cities.length <= MAX_CITIES_AS_ONE ? (cities[0] ?? null) : null);

/** The country that a name means, with its largest city, which stands for it in comparisons. */
const findCountryModel = ({ scope }: Place, { largest }: Vocabulary) => {
  const [country, ...others] = scope.regions || scope.cities ? [] : (scope.countries ?? []);
  const city = country !== undefined && others.length === 0 ? largest.get(country) : undefined;
  return city && country !== undefined ? { slug: city.slug, country } : null;
};

/** Matches the name of the place that others are compared with. The slug is null for a region. */
export const matchComparedPlace = ({ words, vocabulary }: PhraseInput, at: number) => {
  const article = words[at]?.text === 'the' && !vocabulary.names.match(words, at) ? 1 : 0;
  const start = at + article;
  const found =
    vocabulary.names.match(words, start) ?? vocabulary.names.matchWithTypos(words, start, () => false);
  return (
    found && {
      take: article + found.take,
      slug: getCitySlug(found.place, vocabulary),
      ...findCountryModel(found.place, vocabulary),
    }
  );
};

const WHY_NOT_COMPARED = 'We didn’t understand what to compare with this place.';

/** The subject of a comparison may come first: "internet faster than in Lisbon". */
const subjects = createBook<readonly (Comparison | 'milder')[]>([
  ['internet, the internet, wifi, the wifi, connection', ['faster']],
  ['air, the air', ['cleaner']],
  ['prices, costs, rent, rents, living, cost of living', ['cheaper', 'dearer']],
  ['weather, the weather, climate', ['warmer', 'cooler', 'milder', 'drier']],
]);

const thanExpressions = createBook<true>([
  [
    combineExpressions(
      'than, as',
      ', in, at, it is in, they are in, that of, that in, those of, those in, the one in',
    ),
    true,
  ],
]);

/** Matches "a smaller Berlin": a city like Berlin, but smaller. */
const recognizeOtherVersion: Recognizer = (input, at) => {
  const { words, vocabulary } = input;
  const found = comparisonExpressions.match(words, at);
  const city = found && vocabulary.names.match(words, at + found.take);
  const slug = city && getCitySlug(city.place, vocabulary);
  if (!found || !city || !slug) return null;
  const comparison = { is: 'comparison', comparison: found.value, slug: null } as const;
  return createRecognition(found.take + city.take, { is: 'like', slug }, comparison);
};

/**
 * Matches other comparisons ("less touristy than Lisbon", "as lively as Berlin"), so that their place is not taken as
 * one to live in.
 */
const recognizeOtherComparison: Recognizer = (input, at) => {
  const [before, adjective, word] = [at - 2, at - 1, at].map((place) => input.words[place]?.text);
  const isAs = word === 'as' && before === 'as' && adjective !== 'well';
  const leadMatch = word === 'than' || isAs ? (thanExpressions.match(input.words, at)?.take ?? 0) : 0;
  const place = leadMatch > 0 ? input.vocabulary.names.match(input.words, at + leadMatch) : null;
  return place && createRecognition(leadMatch + place.take, { is: 'unanswered', why: WHY_NOT_COMPARED });
};

const recognizeComparison: Recognizer = (input, at) => {
  const { words } = input;
  const subject = subjects.match(words, at);
  const start = at + (subject?.take ?? 0);
  const found = comparisonExpressions.match(words, start);
  if (!found || (subject && !subject.value.includes(found.value))) return null;
  const end = start + found.take;
  const season = monthsRecognizer(input, end, false);
  const leadMatch = thanExpressions.match(words, end + (season?.take ?? 0));
  const place = leadMatch && matchComparedPlace(input, end + (season?.take ?? 0) + leadMatch.take);
  // A subject without a place to compare with is a condition of its own.
  if (subject && !place) return null;
  const take = end - at + (leadMatch && place ? (season?.take ?? 0) + leadMatch.take + place.take : 0);
  if (place?.slug === null) return createRecognition(take, { is: 'like', slug: null });
  const comparison = { is: 'comparison', comparison: found.value, slug: place?.slug ?? null } as const;
  return createRecognition(take, comparison, ...(place && season ? season.meanings : []));
};

export const compareRecognizers = {
  compare: recognizeComparison,
  otherVersion: recognizeOtherVersion,
  comparedOnly: recognizeOtherComparison,
};
export const compareVocabulary = comparisonExpressions.listVocabulary();
