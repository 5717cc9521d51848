import type { Bounds } from '@wanderwork/contracts';
import { type Found, bookOf, type PhraseBook } from './phrase-book.js';
import { amountOfAt, boundsInWords, type Quantity } from './quantity.js';
import type { Word } from './words.js';

const MOST = 100;

const outOf = bookOf<true>([['/ 100, out of 100, of 100, out of a hundred', true]]);

/** Up to so much an amount without a unit may be what one can spend: "good internet, safety under 1500". */
const isCeiling = ({ from, unit }: Quantity): boolean => from === undefined && unit === null;

/**
 * A bound on what runs from 0 to 100: "safety above 70", "IREX of 80". A bare number is the least that one wants. Null for an
 * amount that is none of a hundred, and no money either: "safety above 9999".
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

/** Why an amount beyond the scale is no wish. */
export const beyondHundred = (what: string): string => `${what} runs from 0 to ${MOST}.`;

/** "70 or more". */
export const ofHundredInWords = ({ from, to, over, under }: Bounds): string => {
  const [low, high] = [from ?? over, to ?? under];
  const bounds = { ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) };
  return boundsInWords(bounds, (text) => text);
};
