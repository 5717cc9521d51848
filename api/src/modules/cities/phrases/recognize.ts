import { editDistance } from './vocabulary/edit-distance.js';
import { betweenNegation, fillers, leavers, negators } from './fillers.js';
import { quantityWords } from './quantity-vocabulary.js';
import type { PhraseInput, Recognizer, Recognized } from './recognizer.js';
import { apartRecognizer } from './recognizers/time-difference.js';
import { airRecognizers, airVocabulary } from './recognizers/air.js';
import { airportRecognizers, airportVocabulary } from './recognizers/airport.js';
import { compareRecognizers, compareVocabulary } from './recognizers/compare.js';
import { englishRecognizers, englishVocabulary } from './recognizers/english.js';
import { householdRecognizers, householdVocabulary } from './recognizers/household.js';
import { monthsRecognizer, monthsVocabulary } from './recognizers/months.js';
import { noOffset } from './recognizers/offset.js';
import { overlapHoursRecognizer } from './recognizers/overlap-hours.js';
import { nearPlace, placeRecognizer } from './recognizers/place.js';
import { priceRecognizers, priceWords } from './recognizers/price.js';
import { rankingRecognizer, rankingVocabulary } from './recognizers/ranking.js';
import { routesRecognizers, routesVocabulary } from './recognizers/routes.js';
import { safetyRecognizers, safetyVocabulary } from './recognizers/safety.js';
import { scoreRecognizer, scoreVocabulary } from './recognizers/score.js';
import { similarRecognizers, similarVocabulary } from './recognizers/similar.js';
import { sizeRecognizers, sizeVocabulary } from './recognizers/size.js';
import { speedRecognizers, speedVocabulary } from './recognizers/speed.js';
import { stateRecognizers, strangerAt } from './recognizers/state.js';
import { timeOfDayRecognizer } from './recognizers/time-of-day.js';
import { unansweredRecognizers, unansweredVocabulary } from './recognizers/unanswered.js';
import { visaRecognizers, visaVocabulary } from './recognizers/visa.js';
import { weatherRecognizers, weatherVocabulary } from './recognizers/weather.js';
import { zoneVocabulary } from './recognizers/zone-vocabulary.js';
import { zoneRecognizers } from './recognizers/zone.js';
import { statementsAt } from './statements.js';
import type { Word } from './words.js';

/** In order of priority between matches of the same length. */
const recognizers: readonly Recognizer[] = [
  zoneRecognizers.withHours,
  apartRecognizer,
  zoneRecognizers.withoutHours,
  overlapHoursRecognizer,
  noOffset,
  timeOfDayRecognizer,
  airportRecognizers.distances,
  visaRecognizers.passport,
  visaRecognizers.entryWords,
  similarRecognizers.likeCity,
  similarRecognizers.alikeInOne,
  compareRecognizers.compare,
  compareRecognizers.otherVersion,
  compareRecognizers.comparedOnly,
  rankingRecognizer,
  stateRecognizers.cityOf,
  stateRecognizers.alone,
  placeRecognizer,
  priceRecognizers.words,
  priceRecognizers.amounts,
  speedRecognizers.speeds,
  speedRecognizers.gigabit,
  weatherRecognizers.degrees,
  airRecognizers.particles,
  englishRecognizers.shares,
  sizeRecognizers.counts,
  safetyRecognizers.indexes,
  scoreRecognizer,
  unansweredRecognizers.indexes,
  unansweredRecognizers.namesakes,
  householdRecognizers.income,
  routesRecognizers.journeys,
  routesRecognizers.nearPlace,
  visaRecognizers.stay,
  monthsRecognizer,
  speedRecognizers.words,
  airRecognizers.words,
  safetyRecognizers.words,
  englishRecognizers.words,
  airportRecognizers.words,
  sizeRecognizers.words,
  weatherRecognizers.words,
  unansweredRecognizers.topics,
  householdRecognizers.company,
];

/** Words with a meaning of their own, which are not misspelled names. */
const known = new Set([
  ...fillers,
  ...[...negators, ...leavers].flatMap((expression) => expression.split(' ')),
  ...betweenNegation,
  ...quantityWords,
  ...priceWords,
  ...speedVocabulary,
  ...airVocabulary,
  ...safetyVocabulary,
  ...scoreVocabulary,
  ...airportVocabulary,
  ...routesVocabulary,
  ...englishVocabulary,
  ...sizeVocabulary,
  ...similarVocabulary,
  ...compareVocabulary,
  ...rankingVocabulary,
  ...unansweredVocabulary,
  ...householdVocabulary,
  ...visaVocabulary,
  ...weatherVocabulary,
  ...monthsVocabulary,
  ...zoneVocabulary,
]);

export const isKnown = (word: Word): boolean => known.has(word.text);

/** Shortest words whose typos are corrected: long enough to stay recognizable. */
const SHORTEST_MENDED = 5;
const mendable = [...known].filter((word) => word.length >= SHORTEST_MENDED && /^[a-z]+$/.test(word)).sort();

/** The known word that differs from a word by one typo; null if there is none. */
const mended = (word: Word): Word | null => {
  if (word.value !== null || word.text.length < SHORTEST_MENDED || isKnown(word)) return null;
  const meant = mendable.find(
    (other) => other[0] === word.text[0] && editDistance(word.text, other, 1) === 1,
  );
  return meant === undefined ? null : { ...word, text: meant };
};

/** Tells whether a word can only be a name: it has no meaning, even with a typo corrected. */
export const meansNothing = (word: Word): boolean =>
  word.value === null && !isKnown(word) && mended(word) === null;

/** The longest match of any recognizer at a word. */
const recognizeWords = (input: PhraseInput, at: number, negated: boolean): Recognized | null => {
  let best: Recognized | null = null;
  for (const recognizer of recognizers) {
    const found = recognizer(input, at, negated);
    if (found && found.take > (best?.take ?? 0)) best = found;
  }
  return best;
};

/** Recognizes a statement such as "prices should be low", if all of it is understood. */
const recognizeStatement = (input: PhraseInput, at: number, negated: boolean): Recognized | null => {
  for (const { words, core, more } of statementsAt(input.words, at)) {
    const found = recognizeWords({ ...input, words }, at, negated);
    if (found && found.take >= core) return { ...found, take: found.take + more };
  }
  return null;
};

/** The longest match at a word, as a phrase or as a statement. */
export const recognize = (input: PhraseInput, at: number, negated: boolean): Recognized | null => {
  const said = recognizeWords(input, at, negated);
  const stated = recognizeStatement(input, at, negated);
  return stated && stated.take > (said?.take ?? 0) ? stated : said;
};

/** Recognizes an unknown word by correcting a typo. */
export const recognizeSlips = (input: PhraseInput, at: number, negated: boolean): Recognized | null => {
  const word = input.words[at];
  if (!word || word.value !== null || isKnown(word)) return null;
  const place = nearPlace(input, at, negated, isKnown) ?? strangerAt(input, at, meansNothing);
  if (place) return place;
  const meant = mended(word);
  return meant && recognize({ ...input, words: input.words.with(at, meant) }, at, negated);
};
