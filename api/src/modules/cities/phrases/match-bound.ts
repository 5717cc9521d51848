import type { Found } from './phrase-book.js';
import { type Comparator, comparators, links, notBounds } from './quantity-vocabulary.js';
import type { Word } from './words.js';

const turned: Readonly<Partial<Record<Comparator, Comparator>>> = { from: 'to', to: 'from' };

/** Matches "under" or "at least". A negation reverses the side: "not over", "nothing below". */
export const comparatorAt = (words: readonly Word[], at: number): Found<Comparator> | null => {
  const said = comparators.at(words, at);
  const not = said ? null : notBounds.at(words, at);
  const bound = not && comparators.at(words, at + not.take);
  const value = bound && turned[bound.value];
  return not && bound && value ? { take: not.take + bound.take, value } : said;
};

/** The number of words that link a subject to its amount, such as "should be". */
export const linkAt = (words: readonly Word[], at: number): number => links.at(words, at)?.take ?? 0;

/** Matches the bound in "my budget should be under 1500"; only the link if there is no bound. */
export const boundWithin = (
  words: readonly Word[],
  at: number,
): { take: number; value: Comparator | null } => {
  const link = linkAt(words, at);
  for (const skip of [0, link]) {
    const bound = comparatorAt(words, at + skip);
    if (bound && bound.value !== 'budget') return { take: skip + bound.take, value: bound.value };
  }
  return { take: link, value: null };
};
