import { editDistance } from './vocabulary/edit-distance.js';
import { betweenNegation, fillers, leavers, negators } from './fillers.js';
import { quantityWords } from './quantity-words.js';
import type { Reading, Recogniser, Recognised } from './reading.js';
import { apartRecogniser } from './recognisers/apart.js';
import { airRecognisers, airVocabulary } from './recognisers/air.js';
import { airportRecognisers, airportVocabulary } from './recognisers/airport.js';
import { compareRecognisers, compareVocabulary } from './recognisers/compare.js';
import { englishRecognisers, englishVocabulary } from './recognisers/english.js';
import { householdRecognisers, householdVocabulary } from './recognisers/household.js';
import { monthsRecogniser, monthsVocabulary } from './recognisers/months.js';
import { noOffset } from './recognisers/offset.js';
import { overlapHoursRecogniser } from './recognisers/overlap-hours.js';
import { nearPlace, placeRecogniser } from './recognisers/place.js';
import { priceRecognisers, priceWords } from './recognisers/price.js';
import { rankingRecogniser, rankingVocabulary } from './recognisers/ranking.js';
import { routesRecognisers, routesVocabulary } from './recognisers/routes.js';
import { safetyRecognisers, safetyVocabulary } from './recognisers/safety.js';
import { scoreRecogniser, scoreVocabulary } from './recognisers/score.js';
import { similarRecognisers, similarVocabulary } from './recognisers/similar.js';
import { sizeRecognisers, sizeVocabulary } from './recognisers/size.js';
import { speedRecognisers, speedVocabulary } from './recognisers/speed.js';
import { stateRecognisers, strangerAt } from './recognisers/state.js';
import { timeOfDayRecogniser } from './recognisers/time-of-day.js';
import { unansweredRecognisers, unansweredVocabulary } from './recognisers/unanswered.js';
import { visaRecognisers, visaVocabulary } from './recognisers/visa.js';
import { weatherRecognisers, weatherVocabulary } from './recognisers/weather.js';
import { zoneVocabulary } from './recognisers/zone-words.js';
import { zoneRecognisers } from './recognisers/zone.js';
import { statementsAt } from './statements.js';
import type { Word } from './words.js';

/** In order of priority between matches of the same length. */
const recognisers: readonly Recogniser[] = [
  zoneRecognisers.withHours,
  apartRecogniser,
  zoneRecognisers.withoutHours,
  overlapHoursRecogniser,
  noOffset,
  timeOfDayRecogniser,
  airportRecognisers.distances,
  visaRecognisers.passport,
  visaRecognisers.entryWords,
  similarRecognisers.likeCity,
  similarRecognisers.alikeInOne,
  compareRecognisers.compare,
  compareRecognisers.otherVersion,
  compareRecognisers.comparedOnly,
  rankingRecogniser,
  stateRecognisers.cityOf,
  stateRecognisers.alone,
  placeRecogniser,
  priceRecognisers.words,
  priceRecognisers.amounts,
  speedRecognisers.speeds,
  speedRecognisers.gigabit,
  weatherRecognisers.degrees,
  airRecognisers.particles,
  englishRecognisers.shares,
  sizeRecognisers.counts,
  safetyRecognisers.indexes,
  scoreRecogniser,
  unansweredRecognisers.indexes,
  unansweredRecognisers.namesakes,
  householdRecognisers.income,
  routesRecognisers.journeys,
  routesRecognisers.nearPlace,
  visaRecognisers.stay,
  monthsRecogniser,
  speedRecognisers.words,
  airRecognisers.words,
  safetyRecognisers.words,
  englishRecognisers.words,
  airportRecognisers.words,
  sizeRecognisers.words,
  weatherRecognisers.words,
  unansweredRecognisers.topics,
  householdRecognisers.company,
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
const recogniseWords = (reading: Reading, at: number, negated: boolean): Recognised | null => {
  let best: Recognised | null = null;
  for (const recogniser of recognisers) {
    const found = recogniser(reading, at, negated);
    if (found && found.take > (best?.take ?? 0)) best = found;
  }
  return best;
};

/** Recognizes a statement such as "prices should be low", if all of it is understood. */
const recogniseStatement = (reading: Reading, at: number, negated: boolean): Recognised | null => {
  for (const { words, core, more } of statementsAt(reading.words, at)) {
    const found = recogniseWords({ ...reading, words }, at, negated);
    if (found && found.take >= core) return { ...found, take: found.take + more };
  }
  return null;
};

/** The longest match at a word, as a phrase or as a statement. */
export const recognise = (reading: Reading, at: number, negated: boolean): Recognised | null => {
  const said = recogniseWords(reading, at, negated);
  const stated = recogniseStatement(reading, at, negated);
  return stated && stated.take > (said?.take ?? 0) ? stated : said;
};

/** Recognizes an unknown word by correcting a typo. */
export const recogniseSlips = (reading: Reading, at: number, negated: boolean): Recognised | null => {
  const word = reading.words[at];
  if (!word || word.value !== null || isKnown(word)) return null;
  const place = nearPlace(reading, at, negated, isKnown) ?? strangerAt(reading, at, meansNothing);
  if (place) return place;
  const meant = mended(word);
  return meant && recognise({ ...reading, words: reading.words.with(at, meant) }, at, negated);
};
