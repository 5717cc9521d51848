import { combined } from '../combine-expressions.js';
import type { Comparison } from '../pieces.js';
import { bookOf } from '../phrase-book.js';
import { type Recognizer, recognized } from '../recognizer.js';
import { comparedAt, comparisons, slugOf } from './comparisons.js';
import { monthsRecognizer } from './months.js';

const WHY_NOT_COMPARED = 'What is compared with this place was not understood.';

/** The subject of a comparison may come first: "internet faster than in Lisbon". */
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

/** Matches "a smaller Berlin": a city like Berlin, but smaller. */
const otherVersion: Recognizer = (input, at) => {
  const { words, vocabulary } = input;
  const found = comparisons.at(words, at);
  const city = found && vocabulary.names.at(words, at + found.take);
  const slug = city && slugOf(city.place, vocabulary);
  if (!found || !city || !slug) return null;
  const comparison = { is: 'comparison', comparison: found.value, slug: null } as const;
  return recognized(found.take + city.take, { is: 'like', slug }, comparison);
};

/**
 * Matches other comparisons ("less touristy than Lisbon", "as lively as Berlin"), so that their place is not taken as
 * one to live in.
 */
const comparedOnly: Recognizer = (input, at) => {
  const [before, adjective, word] = [at - 2, at - 1, at].map((place) => input.words[place]?.text);
  const isAs = word === 'as' && before === 'as' && adjective !== 'well';
  const lead = word === 'than' || isAs ? (than.at(input.words, at)?.take ?? 0) : 0;
  const place = lead > 0 ? input.vocabulary.names.at(input.words, at + lead) : null;
  return place && recognized(lead + place.take, { is: 'unanswered', why: WHY_NOT_COMPARED });
};

const compare: Recognizer = (input, at) => {
  const { words } = input;
  const subject = subjects.at(words, at);
  const start = at + (subject?.take ?? 0);
  const found = comparisons.at(words, start);
  if (!found || (subject && !subject.value.includes(found.value))) return null;
  const end = start + found.take;
  const season = monthsRecognizer(input, end, false);
  const lead = than.at(words, end + (season?.take ?? 0));
  const place = lead && comparedAt(input, end + (season?.take ?? 0) + lead.take);
  // A subject without a place to compare with is a condition of its own.
  if (subject && !place) return null;
  const take = end - at + (lead && place ? (season?.take ?? 0) + lead.take + place.take : 0);
  if (place?.slug === null) return recognized(take, { is: 'like', slug: null });
  const comparison = { is: 'comparison', comparison: found.value, slug: place?.slug ?? null } as const;
  return recognized(take, comparison, ...(place && season ? season.meanings : []));
};

export const compareRecognizers = { compare, otherVersion, comparedOnly };
export const compareVocabulary = comparisons.words();
