import type { Comparison } from '../pieces.js';
import { combined } from '../combined-words.js';
import { bookOf } from '../phrase-book.js';
import { monthsRecogniser } from './months.js';
import { type Reading, type Recogniser, recognised } from '../reading.js';

const like = bookOf<true>([
  [
    'like, similar to, a place like, somewhere like, just like, alternative to, alternatives to, an alternative to, reminds me of, comparable to, same as, same vibe as, version of, a version of, twin of, the twin of, the vibe of, vibe of, another, the next, feels like, instead of, cities like, places like, a city like, resembling, much like, something like, anywhere like, close in feel to, as nice as, kind of like, same feel as, similar vibe to, same vibes as',
    true,
  ],
]);

const comparisons = bookOf<Comparison | 'milder'>([
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

/** The one city that a name means; of several of one name the best scored. */
const cityAt = ({ words, vocabulary }: Reading, at: number) => {
  const found = vocabulary.names.at(words, at) ?? vocabulary.names.near(words, at, () => false);
  const slug = found?.place.scope.cities?.[0];
  return found && slug ? { take: found.take, slug } : null;
};

const turns = bookOf<true>([
  ['but, only, just, except, but with, only with, but just, but a bit, but much', true],
]);
const otherwise = bookOf<true>([
  ['less, more, not as, not so, fewer, without, with less, with fewer, with more', true],
]);

/** "Lisbon but cheaper": a city by its exact name, of which something is to be otherwise. */
const modelAt = (reading: Reading, at: number) => {
  const named = reading.vocabulary.names.at(reading.words, at);
  const city = named ? cityAt(reading, at) : null;
  if (!city) return null;
  const { words, vocabulary } = reading;
  const end = at + city.take;
  const turn = turns.at(words, end + (words[end]?.text === ',' ? 1 : 0));
  const start = turn ? end + (words[end]?.text === ',' ? 1 : 0) + turn.take : end;
  const isOther = comparisons.at(words, start) ?? otherwise.at(words, start);
  const isElsewhere = words[start]?.text === 'in' && vocabulary.names.at(words, start + 1) !== null;
  return turn && (isOther || isElsewhere) ? city : null;
};

const likeCity: Recogniser = (reading, at, negated) => {
  const model = negated ? null : modelAt(reading, at);
  if (model) return recognised(model.take, { is: 'like', slug: model.slug });
  const found = like.at(reading.words, at);
  const city = found && !negated ? cityAt(reading, at + found.take) : null;
  return found && city ? recognised(found.take + city.take, { is: 'like', slug: city.slug }) : null;
};

/** What is compared may be said first: "internet faster than in Lisbon". */
const subjects = bookOf<readonly (Comparison | 'milder')[]>([
  ['internet, the internet, wifi, the wifi, connection', ['faster']],
  ['air, the air', ['cleaner']],
  ['prices, costs, rent, rents, living, cost of living', ['cheaper', 'dearer']],
  ['weather, the weather, climate', ['warmer', 'cooler', 'milder', 'drier']],
]);

const than = bookOf<true>([
  [
    combined('than, as', ', in, at, it is in, they are in, that of, that in, those of, those in, the one in'),
    true,
  ],
]);

const compare: Recogniser = (reading, at) => {
  const { words } = reading;
  const subject = subjects.at(words, at);
  const start = at + (subject?.take ?? 0);
  const found = comparisons.at(words, start);
  if (!found || (subject && !subject.value.includes(found.value))) return null;
  const end = start + found.take;
  const season = monthsRecogniser(reading, end, false);
  const lead = than.at(words, end + (season?.take ?? 0));
  const city = lead && cityAt(reading, end + (season?.take ?? 0) + lead.take);
  // A subject before what is compared with nothing is a wish of its own.
  if (subject && !city) return null;
  const take = end - at + (lead && city ? (season?.take ?? 0) + lead.take + city.take : 0);
  const comparison = { is: 'comparison', comparison: found.value, slug: city?.slug ?? null } as const;
  return recognised(take, comparison, ...(city && season ? season.meanings : []));
};

export const similarRecognisers = { likeCity, compare };
export const similarVocabulary = [...comparisons.words(), ...like.words()];
