import { combineExpressions } from '../combine-expressions.js';
import type { Comparison } from '../pieces.js';
import { createBook } from '../phrase-book.js';
import { type Recognizer, createRecognition } from '../recognizer.js';
import { matchComparedPlace, comparisonExpressions, getCitySlug } from './comparisons.js';
import { monthsRecognizer } from './months.js';

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
