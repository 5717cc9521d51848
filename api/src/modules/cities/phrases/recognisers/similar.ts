import { combined } from '../combined-words.js';
import type { Comparison, Place } from '../pieces.js';
import { bookOf } from '../phrase-book.js';
import { type Reading, type Recogniser, recognised } from '../reading.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { airRecognisers } from './air.js';
import { monthsRecogniser } from './months.js';
import { weatherRecognisers } from './weather.js';

/** Some lead to a place of any size, some to a city alone: “another European city” is like none. */
const like = bookOf<'place' | 'city'>([
  [
    'like, similar to, a place like, somewhere like, just like, alternative to, alternatives to, an alternative to, reminds me of, comparable to, same as, same vibe as, version of, a version of, twin of, the twin of, the vibe of, vibe of, feels like, cities like, places like, a city like, resembling, much like, something like, anywhere like, close in feel to, as nice as, kind of like, same feel as, similar vibe to, same vibes as',
    'place',
  ],
  ['another, the next, instead of', 'city'],
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

/** An island of so many cities may stand for one of them: Bali. */
const MOST_AS_ONE = 2;

/** The one city that a name means, of several of one name the best scored; none of a country or a region. */
const slugOf = ({ key, scope: { cities = [] } }: Place, { cities: known }: Vocabulary): string | null =>
  known.has(key) || cities.length <= MOST_AS_ONE ? (cities[0] ?? null) : null;

/** What a name says that others are compared with. */
const comparedAt = ({ words, vocabulary }: Reading, at: number) => {
  const article = words[at]?.text === 'the' && !vocabulary.names.at(words, at) ? 1 : 0;
  const start = at + article;
  const found = vocabulary.names.at(words, start) ?? vocabulary.names.near(words, start, () => false);
  return found && { take: article + found.take, slug: slugOf(found.place, vocabulary) };
};

const turns = bookOf<true>([
  ['but, only, just, except, but with, only with, but just, but a bit, but much', true],
]);
const otherwise = bookOf<true>([
  ['less, more, not as, not so, fewer, without, with less, with fewer, with more', true],
]);

const lacking = bookOf<boolean>([
  [combined('without, minus, sans, with none of', 'the, all the, so much, so many'), true],
  ['without, minus, sans', false],
]);

/** "Chiang Mai without the smog": what it has is not wanted; of other things, as of a visa, that is no word. */
const isLacking = (reading: Reading, at: number): boolean => {
  const said = lacking.at(reading.words, at);
  if (!said) return false;
  const start = at + said.take;
  const isFigure =
    weatherRecognisers.words(reading, start, true) ?? airRecognisers.words(reading, start, true);
  return isFigure !== null || (said.value && reading.vocabulary.names.at(reading.words, start) === null);
};

/** "Lisbon but cheaper": a place by its exact name, of which something is to be otherwise. */
const modelAt = (reading: Reading, at: number) => {
  const { words, vocabulary } = reading;
  const model = vocabulary.names.at(words, at) && comparedAt(reading, at);
  if (!model) return null;
  const end = at + model.take;
  const turn = turns.at(words, end + (words[end]?.text === ',' ? 1 : 0));
  if (!turn) return model.slug !== null && isLacking(reading, end) ? model : null;
  const start = end + (words[end]?.text === ',' ? 1 : 0) + turn.take;
  if (comparisons.at(words, start)) return model.slug !== null || words[at - 1]?.text !== 'in' ? model : null;
  const isElsewhere = words[start]?.text === 'in' && vocabulary.names.at(words, start + 1) !== null;
  return model.slug !== null && (otherwise.at(words, start) || isElsewhere) ? model : null;
};

/** Who likes a country says no more of others. */
const likers = new Set('i we id wed would you they people also really do dont and to'.split(' '));

const figures = 'weather, climate, temperatures, prices, costs, cost of living, internet, safety';

/** "Similar weather to San Diego", "prices like Vietnam": alike in one figure alone. */
const alike = bookOf<true>([
  [combined('similar, same, the same, comparable', figures, 'to, as, like, with, of'), true],
  [combined(figures, 'like, like in, similar to, comparable to, as in'), true],
]);

const alikeInOne: Recogniser = (reading, at, negated) => {
  const found = negated ? null : alike.at(reading.words, at);
  const place = found && comparedAt(reading, at + found.take);
  return found && place && recognised(found.take + place.take, { is: 'like', slug: null });
};

const likeCity: Recogniser = (reading, at, negated) => {
  if (negated) return null;
  const model = modelAt(reading, at);
  if (model) return recognised(model.take, { is: 'like', slug: model.slug });
  const found = like.at(reading.words, at);
  const place = found && comparedAt(reading, at + found.take);
  const isLiked = likers.has(reading.words[at - 1]?.text ?? '') || found?.value === 'city';
  if (!found || !place || (place.slug === null && isLiked)) return null;
  return recognised(found.take + place.take, { is: 'like', slug: place.slug });
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
  const place = lead && comparedAt(reading, end + (season?.take ?? 0) + lead.take);
  // A subject before what is compared with nothing is a wish of its own.
  if (subject && !place) return null;
  const take = end - at + (lead && place ? (season?.take ?? 0) + lead.take + place.take : 0);
  if (place?.slug === null) return recognised(take, { is: 'like', slug: null });
  const comparison = { is: 'comparison', comparison: found.value, slug: place?.slug ?? null } as const;
  return recognised(take, comparison, ...(place && season ? season.meanings : []));
};

export const similarRecognisers = { likeCity, alikeInOne, compare };
export const similarVocabulary = [...comparisons.words(), ...like.words()];
