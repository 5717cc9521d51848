import { combined } from '../combined-words.js';
import { beyondHundred, ofHundredAt, ofHundredInWords } from '../of-hundred.js';
import { bookOf } from '../phrase-book.js';
import { type Recogniser, recognised } from '../reading.js';
import { turnedBounds, wishAbout } from './wish.js';

const scores = bookOf<true>([
  [
    combined(', a, an, the', 'irex, irex score, score, overall score, total score, city score', ', of, is'),
    true,
  ],
]);

/** Matches "IREX above 80" and "a score of at least 75". */
export const scoreRecogniser: Recogniser = ({ words }, at, negated) => {
  const found = ofHundredAt(scores, words, at);
  if (!found) return null;
  if (!found.value) return recognised(found.take, { is: 'unanswered', why: beyondHundred('The IREX') });
  const bounds = negated ? turnedBounds(found.value) : found.value;
  const wish = wishAbout('score', 'irex', bounds, `IREX of ${ofHundredInWords(bounds)}`);
  return recognised(found.take, { is: 'wish', wish });
};

export const scoreVocabulary = scores.words();
