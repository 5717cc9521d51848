import { safetyLabels } from '@wanderwork/contracts';
import { combined } from '../combined-words.js';
import type { Wish } from '../pieces.js';
import { bookOf } from '../phrase-book.js';
import { beyondHundred, ofHundredAt, ofHundredInWords } from '../of-hundred.js';
import { type Recogniser, recognised } from '../reading.js';
import { turnedBounds, wishAbout } from './wish.js';

const [verySafe, safe, moderate, caution] = safetyLabels;

const wishes = {
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

const toWish = (id: keyof typeof wishes): Wish => {
  const { label, anyOf } = wishes[id];
  return { id, kind: 'safety', label, filters: [{ on: 'safety', anyOf }] };
};

const safetyWords: Recogniser = ({ words: said }, at, negated) => {
  const found = words.at(said, at);
  if (!found) return null;
  if (negated) return recognised(found.take, { is: 'wish', wish: toWish(opposite[found.value]) });
  // "Dangerous" without a "not" is not a condition that we support.
  if (found.value === 'dangerous') return null;
  return recognised(found.take, { is: 'wish', wish: toWish(found.value) });
};

const index = bookOf<true>([
  [combined(', a, the', 'safety', ', index, score, rating, level, figure', ', of, is'), true],
]);

/** Matches "safety above 70", on the safety index from 0 to 100. */
const indexes: Recogniser = ({ words: said }, at, negated) => {
  const found = ofHundredAt(index, said, at);
  if (!found) return null;
  if (!found.value)
    return recognised(found.take, { is: 'unanswered', why: beyondHundred('Our safety index') });
  const bounds = negated ? turnedBounds(found.value) : found.value;
  const wish = wishAbout('safety', 'safetyIndex', bounds, `Safety index of ${ofHundredInWords(bounds)}`);
  return recognised(found.take, { is: 'wish', wish });
};

export const safetyRecognisers = { words: safetyWords, indexes };
export const safetyVocabulary = [...words.words(), ...index.words()];
