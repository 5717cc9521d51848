import { type Bounds, safetyLabels } from '@wanderwork/contracts';
import { type Match, createBook, type PhraseBook, combineExpressions } from '../phrase-book.js';
import { matchAmountAfterSubject, formatBounds, type Quantity } from '../quantity.js';
import type { Word } from '../words.js';
import { type Recognizer, createRecognition } from '../recognizer.js';
import { negateBounds, createFigureCondition } from './figure-condition.js';
import type { Condition } from '../pieces.js';

const MAX_SCORE = 100;

const outOf = createBook<true>([['/ 100, out of 100, of 100, out of a hundred', true]]);

/** An amount without a unit and without a lower bound may be a budget: "good internet, safety under 1500". */
const isPossibleBudget = ({ from, unit }: Quantity): boolean => from === undefined && unit === null;

/**
 * Matches a bound on a scale from 0 to 100: "safety above 70", "IREX of 80". A bare number is a minimum. The value is
 * null for an amount above the scale; the match is null if that amount could be money.
 */
export const matchScoreBounds = (
  subjects: PhraseBook<true>,
  words: readonly Word[],
  at: number,
): Match<Bounds | null> | null => {
  const subject = subjects.match(words, at);
  const quantity = subject && matchAmountAfterSubject(words, at + subject.take);
  if (!subject || !quantity || quantity.per !== null) return null;
  const { from, to, bare, unit } = quantity;
  if (unit !== null && unit !== 'percent') return null;
  const end = at + subject.take + quantity.take;
  const take = end + (outOf.match(words, end)?.take ?? 0) - at;
  if ((to ?? from ?? 0) > MAX_SCORE) return isPossibleBudget(quantity) ? null : { take, value: null };
  return {
    take,
    value: { ...(from !== undefined && { from }), ...(to !== undefined && !bare && { to }) },
  };
};

/** Why an amount outside the scale is not a condition. */
export const explainScoreRange = (subject: string): string => `${subject} runs from 0 to ${MAX_SCORE}.`;

/** Example: "70 or more". */
export const formatScoreBounds = ({ from, to, over, under }: Bounds): string => {
  const [low, high] = [from ?? over, to ?? under];
  const bounds = { ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) };
  return formatBounds(bounds, (text) => text);
};

const scoreExpressions = createBook<true>([
  [
    combineExpressions(
      ', a, an, the',
      'irex, irex score, score, overall score, total score, city score',
      ', of, is',
    ),
    true,
  ],
]);

/** Matches "IREX above 80" and "a score of at least 75". */
export const scoreRecognizer: Recognizer = ({ words }, at, negated) => {
  const found = matchScoreBounds(scoreExpressions, words, at);
  if (!found) return null;
  if (!found.value)
    return createRecognition(found.take, { is: 'unanswered', why: explainScoreRange('The IREX') });
  const bounds = negated ? negateBounds(found.value) : found.value;
  const condition = createFigureCondition('score', 'irex', bounds, `IREX of ${formatScoreBounds(bounds)}`);
  return createRecognition(found.take, { is: 'condition', condition });
};

export const scoreVocabulary = scoreExpressions.listVocabulary();

const [verySafe, safe, moderate, caution] = safetyLabels;

const safetyConditions = {
  'very-safe': { label: 'Very safe', anyOf: [verySafe] },
  safe: { label: 'Safe or very safe', anyOf: [verySafe, safe] },
  'not-dangerous': { label: 'Not dangerous (Moderate or safer)', anyOf: [verySafe, safe, moderate] },
  'not-very-safe': { label: 'Safe at most', anyOf: [safe, moderate, caution] },
  'not-safe': { label: 'Moderate or Caution', anyOf: [moderate, caution] },
} as const;

const expressions = createBook<'very-safe' | 'safe' | 'dangerous'>([
  [
    'very safe, really safe, super safe, extremely safe, totally safe, high safety, very low crime, so safe, ultra safe, perfectly safe',
    'very-safe',
  ],
  [
    'safe, safety, low crime, low crime rate, little crime, secure, good safety, feel safe, feels safe, crime free, safe at night, safe to walk at night, walk home at night, walk alone at night, walk at night, without worry, safe streets, no crime, without crime, peaceful, low violence, safe city, no violence',
    'safe',
  ],
  ['dangerous, unsafe, crime, violent, violence, risky, sketchy, high crime, dodgy, danger', 'dangerous'],
]);

const oppositeIds = { 'very-safe': 'not-very-safe', safe: 'not-safe', dangerous: 'not-dangerous' } as const;

const toSafetyCondition = (id: keyof typeof safetyConditions): Condition => {
  const { label, anyOf } = safetyConditions[id];
  return { id, kind: 'safety', label, filters: [{ on: 'safety', anyOf }] };
};

const recognizeSafety: Recognizer = ({ words }, at, negated) => {
  const found = expressions.match(words, at);
  if (!found) return null;
  if (negated)
    return createRecognition(found.take, {
      is: 'condition',
      condition: toSafetyCondition(oppositeIds[found.value]),
    });
  // "Dangerous" without a "not" is not a condition that we support.
  if (found.value === 'dangerous') return null;
  return createRecognition(found.take, { is: 'condition', condition: toSafetyCondition(found.value) });
};

const indexExpressions = createBook<true>([
  [combineExpressions(', a, the', 'safety', ', index, score, rating, level, figure', ', of, is'), true],
]);

/** Matches "safety above 70", on the safety index from 0 to 100. */
const recognizeIndex: Recognizer = ({ words }, at, negated) => {
  const found = matchScoreBounds(indexExpressions, words, at);
  if (!found) return null;
  if (!found.value)
    return createRecognition(found.take, { is: 'unanswered', why: explainScoreRange('Our safety index') });
  const bounds = negated ? negateBounds(found.value) : found.value;
  const condition = createFigureCondition(
    'safety',
    'safetyIndex',
    bounds,
    `Safety index of ${formatScoreBounds(bounds)}`,
  );
  return createRecognition(found.take, { is: 'condition', condition });
};

export const safetyRecognizers = { words: recognizeSafety, indexes: recognizeIndex };
export const safetyVocabulary = [...expressions.listVocabulary(), ...indexExpressions.listVocabulary()];
