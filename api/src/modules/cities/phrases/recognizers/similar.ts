import { combined } from '../combine-expressions.js';
import { bookOf } from '../phrase-book.js';
import { type PhraseInput, type Recognizer, recognized } from '../recognizer.js';
import { airRecognizers } from './air.js';
import { comparedAt, comparisons } from './comparisons.js';
import { weatherRecognizers } from './weather.js';

/** Some expressions lead to any place, others only to a city: nothing is like “another European city”. */
const like = bookOf<'place' | 'city'>([
  [
    'like, similar to, a place like, somewhere like, just like, alternative to, alternatives to, an alternative to, reminds me of, comparable to, same as, same vibe as, version of, a version of, twin of, the twin of, the vibe of, vibe of, feels like, cities like, places like, a city like, resembling, much like, something like, anywhere like, close in feel to, as nice as, kind of like, same feel as, similar vibe to, same vibes as',
    'place',
  ],
  ['another, the next, instead of', 'city'],
]);

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

/**
 * Matches "without the smog" in "Chiang Mai without the smog": the city has what the person does not want. Other
 * words after "without", such as a visa, do not make a comparison.
 */
const isLacking = (input: PhraseInput, at: number): boolean => {
  const said = lacking.at(input.words, at);
  if (!said) return false;
  const start = at + said.take;
  const isFigure =
    weatherRecognizers.words(input, start, true) ?? airRecognizers.words(input, start, true);
  return isFigure !== null || (said.value && input.vocabulary.names.at(input.words, start) === null);
};

/** Matches "Lisbon but cheaper": a city by its exact name that should differ in something. */
const modelAt = (input: PhraseInput, at: number) => {
  const { words, vocabulary } = input;
  const model = vocabulary.names.at(words, at) && comparedAt(input, at);
  if (!model) return null;
  const end = at + model.take;
  const turn = turns.at(words, end + (words[end]?.text === ',' ? 1 : 0));
  if (!turn) return model.slug !== null && isLacking(input, end) ? model : null;
  const start = end + (words[end]?.text === ',' ? 1 : 0) + turn.take;
  if (comparisons.at(words, start)) return model.slug !== null || words[at - 1]?.text !== 'in' ? model : null;
  const isElsewhere = words[start]?.text === 'in' && vocabulary.names.at(words, start + 1) !== null;
  return model.slug !== null && (otherwise.at(words, start) || isElsewhere) ? model : null;
};

/** After one of these, "like" is a verb: liking a country says nothing about others. */
const likers = new Set('i we id wed would you they people also really do dont and to'.split(' '));

const figures = 'weather, climate, temperatures, prices, costs, cost of living, internet, safety';

/** Matches places that are alike in one figure: "similar weather to San Diego", "prices like Vietnam". */
const alike = bookOf<true>([
  [combined('similar, same, the same, comparable', figures, 'to, as, like, with, of'), true],
  [combined(figures, 'like, like in, similar to, comparable to, as in'), true],
]);

const alikeInOne: Recognizer = (input, at, negated) => {
  const found = negated ? null : alike.at(input.words, at);
  const place = found && comparedAt(input, at + found.take);
  return found && place && recognized(found.take + place.take, { is: 'like', slug: null });
};

const likeCity: Recognizer = (input, at, negated) => {
  if (negated) return null;
  const model = modelAt(input, at);
  if (model) return recognized(model.take, { is: 'like', slug: model.slug });
  const found = like.at(input.words, at);
  const place = found && comparedAt(input, at + found.take);
  const isLiked = likers.has(input.words[at - 1]?.text ?? '') || found?.value === 'city';
  if (!found || !place || (place.slug === null && isLiked)) return null;
  return recognized(found.take + place.take, { is: 'like', slug: place.slug });
};

export const similarRecognizers = { likeCity, alikeInOne };
export const similarVocabulary = like.words();
