import { combineExpressions, createBook } from '../phrase-book.js';
import { type PhraseInput, type Recognizer, createRecognition } from '../recognizer.js';
import { airRecognizers } from './air.js';
import { matchComparedPlace, comparisonExpressions } from './compare.js';
import type { Meaning } from '../pieces.js';
import { weatherRecognizers } from './weather.js';

/** Some expressions lead to any place, others only to a city: nothing is like “another European city”. */
const likeExpressions = createBook<'place' | 'city'>([
  [
    'like, similar to, a place like, somewhere like, just like, alternative to, alternatives to, an alternative to, reminds me of, comparable to, same as, same vibe as, version of, a version of, twin of, the twin of, the vibe of, vibe of, feels like, cities like, places like, a city like, resembling, much like, something like, anywhere like, close in feel to, as nice as, kind of like, same feel as, similar vibe to, same vibes as',
    'place',
  ],
  ['another, the next, instead of', 'city'],
]);

const turnExpressions = createBook<true>([
  ['but, only, just, except, but with, only with, but just, but a bit, but much', true],
]);
const contrastExpressions = createBook<true>([
  ['less, more, not as, not so, fewer, without, with less, with fewer, with more', true],
]);

const lackingExpressions = createBook<boolean>([
  [combineExpressions('without, minus, sans, with none of', 'the, all the, so much, so many'), true],
  ['without, minus, sans', false],
]);

/**
 * Matches "without the smog" in "Chiang Mai without the smog": the city has what the person does not want. Other
 * words after "without", such as a visa, do not make a comparison.
 */
const lacksSomething = (input: PhraseInput, at: number): boolean => {
  const lackingMatch = lackingExpressions.match(input.words, at);
  if (!lackingMatch) return false;
  const start = at + lackingMatch.take;
  const isFigure = weatherRecognizers.words(input, start, true) ?? airRecognizers.words(input, start, true);
  return (
    isFigure !== null || (lackingMatch.value && input.vocabulary.names.match(input.words, start) === null)
  );
};

/** Matches "Lisbon but cheaper": a city by its exact name that should differ in something. */
const matchModel = (input: PhraseInput, at: number) => {
  const { words, vocabulary } = input;
  const model = vocabulary.names.match(words, at) && matchComparedPlace(input, at);
  if (!model) return null;
  const end = at + model.take;
  const turn = turnExpressions.match(words, end + (words[end]?.text === ',' ? 1 : 0));
  const isCity = model.slug !== null && model.country === undefined;
  if (!turn) return isCity && lacksSomething(input, end) ? model : null;
  const start = end + (words[end]?.text === ',' ? 1 : 0) + turn.take;
  if (comparisonExpressions.match(words, start)) return isCity || words[at - 1]?.text !== 'in' ? model : null;
  const isElsewhere = words[start]?.text === 'in' && vocabulary.names.match(words, start + 1) !== null;
  return isCity && (contrastExpressions.match(words, start) || isElsewhere) ? model : null;
};

/** After one of these, "like" is a verb: liking a country says nothing about others. */
const likeSubjects = new Set('i we id wed would you they people also really do dont and to'.split(' '));

const figureNouns = 'weather, climate, temperatures, prices, costs, cost of living, internet, safety';

/** Matches places that are alike in one figure: "similar weather to San Diego", "prices like Vietnam". */
const alikeExpressions = createBook<true>([
  [combineExpressions('similar, same, the same, comparable', figureNouns, 'to, as, like, with, of'), true],
  [combineExpressions(figureNouns, 'like, like in, similar to, comparable to, as in'), true],
]);

const recognizeAlikeInOne: Recognizer = (input, at, negated) => {
  const found = negated ? null : alikeExpressions.match(input.words, at);
  const place = found && matchComparedPlace(input, at + found.take);
  return found && place && createRecognition(found.take + place.take, { is: 'like', slug: null });
};

const toLike = ({ slug, country }: { slug: string | null; country?: string }): Meaning => ({
  is: 'like',
  slug,
  ...(country !== undefined && { country }),
});

const recognizeLikeCity: Recognizer = (input, at, negated) => {
  if (negated) return null;
  const model = matchModel(input, at);
  if (model) return createRecognition(model.take, toLike(model));
  const found = likeExpressions.match(input.words, at);
  const place = found && matchComparedPlace(input, at + found.take);
  const isLiked = likeSubjects.has(input.words[at - 1]?.text ?? '') || found?.value === 'city';
  const isCity = place?.slug !== null && place?.country === undefined;
  if (!found || !place || (!isCity && isLiked)) return null;
  return createRecognition(found.take + place.take, toLike(place));
};

export const similarRecognizers = { likeCity: recognizeLikeCity, alikeInOne: recognizeAlikeInOne };
export const similarVocabulary = likeExpressions.listVocabulary();
