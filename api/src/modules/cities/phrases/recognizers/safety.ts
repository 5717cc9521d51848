import { safetyLabels } from '@wanderwork/contracts';
import { combined } from '../combine-expressions.js';
import type { Condition } from '../pieces.js';
import { bookOf } from '../phrase-book.js';
import { beyondHundred, ofHundredAt, ofHundredInWords } from '../score-bounds.js';
import { type Recognizer, recognized } from '../recognizer.js';
import { turnedBounds, createFigureCondition } from './figure-condition.js';

const [verySafe, safe, moderate, caution] = safetyLabels;

const conditions = {
  'very-safe': { label: 'Very safe', anyOf: [verySafe] },
  safe: { label: 'Safe or very safe', anyOf: [verySafe, safe] },
  'not-dangerous': { label: 'Not dangerous (Moderate or safer)', anyOf: [verySafe, safe, moderate] },
  'not-very-safe': { label: 'Safe at most', anyOf: [safe, moderate, caution] },
  'not-safe': { label: 'Moderate or Caution', anyOf: [moderate, caution] },
} as const;

const words = bookOf<'very-safe' | 'safe' | 'dangerous'>([
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

const opposite = { 'very-safe': 'not-very-safe', safe: 'not-safe', dangerous: 'not-dangerous' } as const;

const toSafetyCondition = (id: keyof typeof conditions): Condition => {
  const { label, anyOf } = conditions[id];
  return { id, kind: 'safety', label, filters: [{ on: 'safety', anyOf }] };
};

const safetyWords: Recognizer = ({ words: said }, at, negated) => {
  const found = words.at(said, at);
  if (!found) return null;
  if (negated) return recognized(found.take, { is: 'condition', condition: toSafetyCondition(opposite[found.value]) });
  // "Dangerous" without a "not" is not a condition that we support.
  if (found.value === 'dangerous') return null;
  return recognized(found.take, { is: 'condition', condition: toSafetyCondition(found.value) });
};

const index = bookOf<true>([
  [combined(', a, the', 'safety', ', index, score, rating, level, figure', ', of, is'), true],
]);

/** Matches "safety above 70", on the safety index from 0 to 100. */
const indexes: Recognizer = ({ words: said }, at, negated) => {
  const found = ofHundredAt(index, said, at);
  if (!found) return null;
  if (!found.value)
    return recognized(found.take, { is: 'unanswered', why: beyondHundred('Our safety index') });
  const bounds = negated ? turnedBounds(found.value) : found.value;
  const condition = createFigureCondition('safety', 'safetyIndex', bounds, `Safety index of ${ofHundredInWords(bounds)}`);
  return recognized(found.take, { is: 'condition', condition });
};

export const safetyRecognizers = { words: safetyWords, indexes };
export const safetyVocabulary = [...words.words(), ...index.words()];
