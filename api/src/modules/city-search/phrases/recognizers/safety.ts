import { safetyLabels } from '@wanderwork/contracts';
import { combineExpressions } from '../combine-expressions.js';
import type { Condition } from '../pieces.js';
import { createBook } from '../phrase-book.js';
import { explainScoreRange, matchScoreBounds, formatScoreBounds } from '../score-bounds.js';
import { type Recognizer, createRecognition } from '../recognizer.js';
import { negateBounds, createFigureCondition } from './figure-condition.js';

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
