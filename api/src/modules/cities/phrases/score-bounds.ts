import type { Bounds } from '@wanderwork/contracts';
import { type Found, bookOf, type PhraseBook } from './phrase-book.js';
import { amountOfAt, boundsInWords, type Quantity } from './quantity.js';
import type { Word } from './words.js';

const MOST = 100;

const outOf = bookOf<true>([['/ 100, out of 100, of 100, out of a hundred', true]]);

/** An amount without a unit and without a lower bound may be a budget: "good internet, safety under 1500". */
const isCeiling = ({ from, unit }: Quantity): boolean => from === undefined && unit === null;

/**
 * Matches a bound on a scale from 0 to 100: "safety above 70", "IREX of 80". A bare number is a minimum. The value is
 * null for an amount above the scale; the match is null if that amount could be money.
 */
export const ofHundredAt = (
  nouns: PhraseBook<true>,
  words: readonly Word[],
  at: number,
): Found<Bounds | null> | null => {
  const noun = nouns.at(words, at);
  const quantity = noun && amountOfAt(words, at + noun.take);
  if (!noun || !quantity || quantity.per !== null) return null;
  const { from, to, bare, unit } = quantity;
  if (unit !== null && unit !== 'percent') return null;
  const end = at + noun.take + quantity.take;
  const take = end + (outOf.at(words, end)?.take ?? 0) - at;
  if ((to ?? from ?? 0) > MOST) return isCeiling(quantity) ? null : { take, value: null };
  return {
    take,
    value: { ...(from !== undefined && { from }), ...(to !== undefined && !bare && { to }) },
  };
};

/** Why an amount outside the scale is not a condition. */
export const beyondHundred = (what: string): string => `${what} runs from 0 to ${MOST}.`;

/** Example: "70 or more". */
export const ofHundredInWords = ({ from, to, over, under }: Bounds): string => {
  const [low, high] = [from ?? over, to ?? under];
  const bounds = { ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) };
  return boundsInWords(bounds, (text) => text);
};
