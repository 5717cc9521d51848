import { combined } from '../combine-expressions.js';
import { bookOf } from '../phrase-book.js';
import { quantityAt } from '../quantity.js';
import { type PhraseInput, type Recognizer, type Recognized, recognized } from '../recognizer.js';

const WHY = 'We know where large airports are, and no routes by air or land.';

const WHY_NO_DISTANCE = 'The search knows no distances between places: name a country or a region.';

const kinds = ', direct, nonstop, non stop, short, cheap, easy, quick, frequent, daily, weekend, day';
const means = 'flight, flights, train, trains, bus, buses, ferry, ferries, trip, trips, drive, train ride';
const journeys = bookOf<true>([
  [combined(kinds, means, ', home, back', 'to, from, of'), true],
  [combined('fly, flying, can fly, i can fly', ', home, back, directly', 'to, from'), true],
  [combined('well, easily, directly', 'connected to'), true],
]);
const lasting = bookOf<true>([['within a, within an, a, an, at most a, max', true]]);
const byMeans = bookOf<true>([
  [combined('by', 'plane, air, flight, train, bus, car, ferry'), true],
  ['away by plane, flight, drive', true],
]);

/** Ends of a journey without a place name: "a city", "the European hubs". */
const article = bookOf<true>([
  [combined(', a, an, the, other, every', 'big, major, large, european, asian, american, main'), true],
  ['a, an, the, other, every, all', true],
]);
const ends = bookOf<true>([
  ['city, cities, hub, hubs, capital, capitals, country, countries, everywhere, anywhere', true],
]);

/** The number of words that name the end of a journey. */
export const journeyEndAt = ({ words, vocabulary }: PhraseInput, at: number): number => {
  const place = vocabulary.names.at(words, at)?.take;
  const lead = article.at(words, at)?.take ?? 0;
  const end = place === undefined ? ends.at(words, at + lead) : null;
  return place ?? (end ? lead + end.take : 0);
};

const unanswered = (take: number): Recognized => recognized(take, { is: 'unanswered', why: WHY });

/**
 * Matches a journey: "direct flights to London", "a 3 hour flight from London". Its place is a destination, not a
 * place to live in.
 */
const journeyAt = (input: PhraseInput, at: number, before: number): Recognized | null => {
  const found = journeys.at(input.words, at + before);
  const end = found ? journeyEndAt(input, at + before + found.take) : 0;
  if (!found || end === 0) return null;
  const last = byMeans.at(input.words, at + before + found.take + end)?.take ?? 0;
  return unanswered(before + found.take + end + last);
};

/** Matches "3 hours from London by plane", which is not a time difference. */
const distanceAt = (input: PhraseInput, at: number, before: number): Recognized | null => {
  const link = ['from', 'of', 'to'].includes(input.words[at + before]?.text ?? '') ? 1 : 0;
  const end = link ? journeyEndAt(input, at + before + link) : 0;
  const last = end ? byMeans.at(input.words, at + before + link + end) : null;
  return last && unanswered(before + link + end + last.take);
};

const near = bookOf<true>([
  [combined('not, not too, not so, not that, not very', 'far', ', away', 'from'), true],
  [combined('within', 'driving distance, commuting distance, easy reach, reach', 'of'), true],
]);

/** "Not too far from Berlin" means neither Berlin nor other places. */
const nearPlace: Recognizer = (input, at) => {
  const found = near.at(input.words, at);
  const end = found && input.vocabulary.names.at(input.words, at + found.take);
  return found && end && recognized(found.take + end.take, { is: 'unanswered', why: WHY_NO_DISTANCE });
};

/** How many words after the start the hours of a journey may come. */
const HOURS_WITHIN = 7;

const isOfHours = ({ words }: PhraseInput, at: number): boolean =>
  words.slice(at, at + HOURS_WITHIN).some(({ text }) => /^h(?:r|rs|our|ours)?$/.test(text));

const toPlace: Recognizer = (input, at) => {
  if (!isOfHours(input, at)) return journeyAt(input, at, 0);
  const lead = lasting.at(input.words, at)?.take ?? 0;
  for (const start of new Set([0, lead])) {
    const quantity = quantityAt(input.words, at + start);
    const before = quantity?.unit === 'hours' ? start + quantity.take : 0;
    const found = journeyAt(input, at, before) ?? (before ? distanceAt(input, at, before) : null);
    if (found) return found;
  }
  return null;
};

export const routesRecognizers = { journeys: toPlace, nearPlace };
export const routesVocabulary = journeys.words();
