import type { Bounds } from '@wanderwork/contracts';
import { type Match, createBook, type PhraseBook } from './phrase-book.js';
import { matchAmountAfterSubject, formatBounds, type Quantity } from './quantity.js';
import type { Word } from './words.js';

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
