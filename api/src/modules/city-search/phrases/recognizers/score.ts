import { combineExpressions } from '../combine-expressions.js';
import { explainScoreRange, matchScoreBounds, formatScoreBounds } from '../score-bounds.js';
import { createBook } from '../phrase-book.js';
import { type Recognizer, createRecognition } from '../recognizer.js';
import { negateBounds, createFigureCondition } from './figure-condition.js';

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
