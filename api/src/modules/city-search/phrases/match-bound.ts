import type { Match } from './phrase-book.js';
import { type Comparator, comparators, links, boundNegations } from './quantity-vocabulary.js';
import type { Word } from './words.js';

const oppositeSides: Readonly<Partial<Record<Comparator, Comparator>>> = { from: 'to', to: 'from' };

/** Matches "under" or "at least". A negation reverses the side: "not over", "nothing below". */
export const matchComparator = (words: readonly Word[], at: number): Match<Comparator> | null => {
  const comparator = comparators.match(words, at);
  const negation = comparator ? null : boundNegations.match(words, at);
  const bound = negation && comparators.match(words, at + negation.take);
  const value = bound && oppositeSides[bound.value];
  return negation && bound && value ? { take: negation.take + bound.take, value } : comparator;
};

/** The number of words that link a subject to its amount, such as "should be". */
export const matchLink = (words: readonly Word[], at: number): number => links.match(words, at)?.take ?? 0;

/** Matches the bound in "my budget should be under 1500"; only the link if there is no bound. */
export const matchBound = (
  words: readonly Word[],
  at: number,
): { take: number; value: Comparator | null } => {
  const link = matchLink(words, at);
  for (const skip of [0, link]) {
    const bound = matchComparator(words, at + skip);
    if (bound && bound.value !== 'budget') return { take: skip + bound.take, value: bound.value };
  }
  return { take: link, value: null };
};
