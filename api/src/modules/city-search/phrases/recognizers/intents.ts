import { createBook, type PhraseBook } from '../phrase-book.js';
import { type Recognizer, createRecognition } from '../recognizer.js';
import type { Word } from '../words.js';

/** Words that put places side by side: "Lisbon vs Valencia". */
const compareExpressions = createBook<true>([
  [
    'compare, comparing, comparison, comparison of, comparison between, compared with, compared to, difference between, differences between, the difference between',
    true,
  ],
]);
const versusExpressions = createBook<true>([['vs, versus', true]]);

const scoreNouns = createBook<true>([
  ['score, scores, the score, irex, irex score, rating, rank, ranking, city score', true],
]);
const changeVerbs = createBook<true>([
  [
    'change, changed, changes, changing, drop, dropped, dropping, fell, go up, go down, gone up, gone down, went up, went down, going up, going down, increase, increased, decrease, decreased, improve, improved, history, over time, development',
    true,
  ],
]);

/** How many words apart a score and its change may stand: "why did the score of Ho Chi Minh City change". */
const MAX_WORDS_BETWEEN = 8;

const isNear = (book: PhraseBook<true>, words: readonly Word[], at: number): boolean => {
  const first = Math.max(0, at - MAX_WORDS_BETWEEN);
  return words
    .slice(first, at + MAX_WORDS_BETWEEN)
    .some((_, offset) => book.match(words, first + offset) !== null);
};

const recognizeCompare: Recognizer = ({ words }, at) => {
  const versus = versusExpressions.match(words, at);
  if (versus) return createRecognition(versus.take, { is: 'compare', strength: 'weak' });
  const found = compareExpressions.match(words, at);
  return found && createRecognition(found.take, { is: 'compare', strength: 'strong' });
};

/** Recognizes "score" and "change" near each other: the person asks why a score is not what it was. */
const recognizeHistory: Recognizer = ({ words }, at) => {
  const [score, change] = [scoreNouns.match(words, at), changeVerbs.match(words, at)];
  const isHistory = (score && isNear(changeVerbs, words, at)) ?? (change && isNear(scoreNouns, words, at));
  const found = score ?? change;
  return found && isHistory ? createRecognition(found.take, { is: 'history' }) : null;
};

export const intentRecognizers = { compare: recognizeCompare, history: recognizeHistory };
export const intentVocabulary = [compareExpressions, scoreNouns, changeVerbs].flatMap((book) =>
  book.listVocabulary(),
);
