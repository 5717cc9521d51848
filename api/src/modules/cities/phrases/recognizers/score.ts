import { combined } from '../combine-expressions.js';
import { beyondHundred, ofHundredAt, ofHundredInWords } from '../score-bounds.js';
import { bookOf } from '../phrase-book.js';
import { type Recognizer, recognized } from '../recognizer.js';
import { turnedBounds, createFigureCondition } from './figure-condition.js';

const scores = bookOf<true>([
  [
    combined(', a, an, the', 'irex, irex score, score, overall score, total score, city score', ', of, is'),
    true,
  ],
]);

/** Matches "IREX above 80" and "a score of at least 75". */
export const scoreRecognizer: Recognizer = ({ words }, at, negated) => {
  const found = ofHundredAt(scores, words, at);
  if (!found) return null;
  if (!found.value) return recognized(found.take, { is: 'unanswered', why: beyondHundred('The IREX') });
  const bounds = negated ? turnedBounds(found.value) : found.value;
  const condition = createFigureCondition('score', 'irex', bounds, `IREX of ${ofHundredInWords(bounds)}`);
  return recognized(found.take, { is: 'condition', condition });
};

export const scoreVocabulary = scores.words();
