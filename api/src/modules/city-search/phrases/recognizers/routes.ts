import { combineExpressions, createBook } from '../phrase-book.js';
import { matchQuantity } from '../quantity.js';
import { type PhraseInput, type Recognizer, type Recognition, createRecognition } from '../recognizer.js';

const WHY_NO_ROUTES = 'We know where large airports are, but no routes by air or land.';

const WHY_NO_DISTANCE = 'Search can’t measure distances between places. Try a country or a region.';

const journeyKinds = ', direct, nonstop, non stop, short, cheap, easy, quick, frequent, daily, weekend, day';
const transportMeans =
  'flight, flights, train, trains, bus, buses, ferry, ferries, trip, trips, drive, train ride';
const journeyExpressions = createBook<true>([
  [combineExpressions(journeyKinds, transportMeans, ', home, back', 'to, from, of'), true],
  [combineExpressions('fly, flying, can fly, i can fly', ', home, back, directly', 'to, from'), true],
  [combineExpressions('well, easily, directly', 'connected to'), true],
]);
const durationLeads = createBook<true>([['within a, within an, a, an, at most a, max', true]]);
const meansSuffixes = createBook<true>([
  [combineExpressions('by', 'plane, air, flight, train, bus, car, ferry'), true],
  ['away by plane, flight, drive', true],
]);

/** Ends of a journey without a place name: "a city", "the European hubs". */
const articleExpressions = createBook<true>([
  [
    combineExpressions(', a, an, the, other, every', 'big, major, large, european, asian, american, main'),
    true,
  ],
  ['a, an, the, other, every, all', true],
]);
const journeyEnds = createBook<true>([
  ['city, cities, hub, hubs, capital, capitals, country, countries, everywhere, anywhere', true],
]);

/** The number of words that name the end of a journey. */
export const matchJourneyEnd = ({ words, vocabulary }: PhraseInput, at: number): number => {
  const place = vocabulary.names.match(words, at)?.take;
  const lead = articleExpressions.match(words, at)?.take ?? 0;
  const end = place === undefined ? journeyEnds.match(words, at + lead) : null;
  return place ?? (end ? lead + end.take : 0);
};

const toUnanswered = (take: number): Recognition =>
  createRecognition(take, { is: 'unanswered', why: WHY_NO_ROUTES });

/**
 * Matches a journey: "direct flights to London", "a 3 hour flight from London". Its place is a destination, not a
 * place to live in.
 */
const matchJourney = (input: PhraseInput, at: number, before: number): Recognition | null => {
  const found = journeyExpressions.match(input.words, at + before);
  const end = found ? matchJourneyEnd(input, at + before + found.take) : 0;
  if (!found || end === 0) return null;
  const last = meansSuffixes.match(input.words, at + before + found.take + end)?.take ?? 0;
  return toUnanswered(before + found.take + end + last);
};

/** Matches "3 hours from London by plane", which is not a time difference. */
const matchDistance = (input: PhraseInput, at: number, before: number): Recognition | null => {
  const link = ['from', 'of', 'to'].includes(input.words[at + before]?.text ?? '') ? 1 : 0;
  const end = link ? matchJourneyEnd(input, at + before + link) : 0;
  const last = end ? meansSuffixes.match(input.words, at + before + link + end) : null;
  return last && toUnanswered(before + link + end + last.take);
};

const nearExpressions = createBook<true>([
  [combineExpressions('not, not too, not so, not that, not very', 'far', ', away', 'from'), true],
  [combineExpressions('within', 'driving distance, commuting distance, easy reach, reach', 'of'), true],
]);

/** "Not too far from Berlin" means neither Berlin nor other places. */
const recognizeNearPlace: Recognizer = (input, at) => {
  const found = nearExpressions.match(input.words, at);
  const end = found && input.vocabulary.names.match(input.words, at + found.take);
  return found && end && createRecognition(found.take + end.take, { is: 'unanswered', why: WHY_NO_DISTANCE });
};

/** How many words after the start the hours of a journey may come. */
const MAX_WORDS_TO_HOURS = 7;

const hasHours = ({ words }: PhraseInput, at: number): boolean =>
  words.slice(at, at + MAX_WORDS_TO_HOURS).some(({ text }) => /^h(?:r|rs|our|ours)?$/.test(text));

const recognizeJourney: Recognizer = (input, at) => {
  if (!hasHours(input, at)) return matchJourney(input, at, 0);
  const lead = durationLeads.match(input.words, at)?.take ?? 0;
  for (const start of new Set([0, lead])) {
    const quantity = matchQuantity(input.words, at + start);
    const before = quantity?.unit === 'hours' ? start + quantity.take : 0;
    const found = matchJourney(input, at, before) ?? (before ? matchDistance(input, at, before) : null);
    if (found) return found;
  }
  return null;
};

export const routesRecognizers = { journeys: recognizeJourney, nearPlace: recognizeNearPlace };
export const routesVocabulary = journeyExpressions.listVocabulary();
