import { computeEditDistance } from './vocabulary/typos.js';
import { betweenNegation, fillers, leavers, negators } from './fillers.js';
import { quantityVocabulary } from './quantity-vocabulary.js';
import type { PhraseInput, Recognizer, Recognition } from './recognizer.js';
import { timeDifferenceRecognizer, overlapHoursRecognizer } from './recognizers/time-difference.js';
import { airRecognizers, airVocabulary } from './recognizers/air.js';
import { airportRecognizers, airportVocabulary } from './recognizers/airport.js';
import { compareRecognizers, compareVocabulary } from './recognizers/compare.js';
import { englishRecognizers, englishVocabulary } from './recognizers/english.js';
import { intentRecognizers, intentVocabulary } from './recognizers/intents.js';
import { householdRecognizers, householdVocabulary } from './recognizers/household.js';
import { monthsRecognizer, monthsVocabulary } from './recognizers/months.js';
import { recognizeInvalidOffset } from './recognizers/anchor.js';
import {
  recognizeMisspelledPlace,
  demonymRecognizer,
  placeRecognizer,
  stateRecognizers,
  matchUnknownCity,
} from './recognizers/place.js';
import { priceRecognizers, priceVocabulary } from './recognizers/price.js';
import { rankingRecognizer, rankingVocabulary } from './recognizers/ranking.js';
import { routesRecognizers, routesVocabulary } from './recognizers/routes.js';
import {
  safetyRecognizers,
  safetyVocabulary,
  scoreRecognizer,
  scoreVocabulary,
} from './recognizers/scores.js';
import { similarRecognizers, similarVocabulary } from './recognizers/similar.js';
import { sizeRecognizers, sizeVocabulary } from './recognizers/size.js';
import { speedRecognizers, speedVocabulary } from './recognizers/speed.js';
import { timeOfDayRecognizer } from './recognizers/time-of-day.js';
import { unansweredRecognizers, unansweredVocabulary } from './recognizers/unanswered.js';
import { topicRecognizer, topicVocabulary } from './recognizers/topics.js';
import { visaRecognizers, visaVocabulary } from './recognizers/visa.js';
import { weatherRecognizers, weatherVocabulary } from './recognizers/weather.js';
import { zoneVocabulary } from './recognizers/zone-vocabulary.js';
import { zoneRecognizers } from './recognizers/zone.js';
import { findStatements } from './statements.js';
import type { Word } from './words.js';

/** In order of priority between matches of the same length. */
const recognizers: readonly Recognizer[] = [
  zoneRecognizers.withHours,
  timeDifferenceRecognizer,
  zoneRecognizers.withoutHours,
  overlapHoursRecognizer,
  recognizeInvalidOffset,
  timeOfDayRecognizer,
  airportRecognizers.distances,
  visaRecognizers.passport,
  visaRecognizers.entryRules,
  similarRecognizers.likeCity,
  similarRecognizers.alikeInOne,
  compareRecognizers.compare,
  compareRecognizers.otherVersion,
  compareRecognizers.comparedOnly,
  rankingRecognizer,
  stateRecognizers.cityOf,
  stateRecognizers.alone,
  placeRecognizer,
  demonymRecognizer,
  intentRecognizers.compare,
  intentRecognizers.history,
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
const knownVocabulary = new Set([
  ...fillers,
  ...[...negators, ...leavers].flatMap((expression) => expression.split(' ')),
  ...betweenNegation,
  ...quantityVocabulary,
  ...priceVocabulary,
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
  ...topicVocabulary,
  ...intentVocabulary,
  ...weatherVocabulary,
  ...monthsVocabulary,
  ...zoneVocabulary,
]);

export const isKnownWord = (word: Word): boolean => knownVocabulary.has(word.text);

/** Shortest words whose typos are corrected: long enough to stay recognizable. */
const MIN_CORRECTED_LENGTH = 5;
const correctableVocabulary = [...knownVocabulary]
  .filter((word) => word.length >= MIN_CORRECTED_LENGTH && /^[a-z]+$/.test(word))
  .sort();

/** The known word that differs from a word by one typo; null if there is none. */
const correctTypo = (word: Word): Word | null => {
  if (word.value !== null || word.text.length < MIN_CORRECTED_LENGTH || isKnownWord(word)) return null;
  const correctWord = correctableVocabulary.find(
    (other) => other[0] === word.text[0] && computeEditDistance(word.text, other, 1) === 1,
  );
  return correctWord === undefined ? null : { ...word, text: correctWord };
};

/** Tells whether a word can only be a name: it has no meaning, even with a typo corrected. */
export const isUnknownWord = (word: Word): boolean =>
  word.value === null && !isKnownWord(word) && correctTypo(word) === null;

/**
 * The longest match of any recognizer at a word. Of a named city, a bare noun such as "internet" is a question rather than a
 * condition.
 */
const recognizeExpression = (input: PhraseInput, at: number, negated: boolean): Recognition | null => {
  const topic = topicRecognizer(input, at, negated);
  let best = input.asksAbout === 'cities' ? topic : null;
  for (const recognizer of recognizers) {
    const found = recognizer(input, at, negated);
    if (found && found.take > (best?.take ?? 0)) best = found;
  }
  return topic && topic.take > (best?.take ?? 0) ? topic : best;
};

/** Recognizes a statement such as "prices should be low", if all of it is understood. */
const recognizeStatement = (input: PhraseInput, at: number, negated: boolean): Recognition | null => {
  for (const { words, core, more } of findStatements(input.words, at)) {
    const found = recognizeExpression({ ...input, words }, at, negated);
    if (found && found.take >= core) return { ...found, take: found.take + more };
  }
  return null;
};

/** The longest match at a word, as a phrase or as a statement. */
export const recognize = (input: PhraseInput, at: number, negated: boolean): Recognition | null => {
  const expressionMatch = recognizeExpression(input, at, negated);
  const statementMatch = recognizeStatement(input, at, negated);
  return statementMatch && statementMatch.take > (expressionMatch?.take ?? 0)
    ? statementMatch
    : expressionMatch;
};

/** Recognizes an unknown word by correcting a typo. */
export const recognizeTypo = (input: PhraseInput, at: number, negated: boolean): Recognition | null => {
  const word = input.words[at];
  if (!word || word.value !== null || isKnownWord(word)) return null;
  const place =
    recognizeMisspelledPlace(input, at, negated, isKnownWord) ?? matchUnknownCity(input, at, isUnknownWord);
  if (place) return place;
  const correctWord = correctTypo(word);
  return correctWord && recognize({ ...input, words: input.words.with(at, correctWord) }, at, negated);
};
