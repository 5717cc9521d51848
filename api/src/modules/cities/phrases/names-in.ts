import { joined } from './phrase-book.js';
import { isKnown, meansNothing } from './recognise.js';
import { LONGEST_NAME, LONGEST_SLIP, SHORTEST_SLIP } from './vocabulary/place-names.js';
import { wordsOf } from './words.js';

/** All that could be a city's name in a phrase: up to five words in a row, but no word that means something else. */
export const namesIn = (phrase: string): string[] => {
  const words = wordsOf(phrase);
  const names = words.flatMap((word, at) =>
    Array.from({ length: Math.min(LONGEST_NAME, words.length - at) }, (_, more) => more + 1)
      .filter((take) => take > 1 || !isKnown(word))
      .map((take) => joined(words, at, take)),
  );
  return [...new Set(names)];
};

/** Longer texts are no name of a place. */
const LONGEST_TEXT = 40;

/**
 * The name that a phrase may be with a slip of the keys: all of its words, of which none means anything. Null where it says
 * something else, so that no word that this product does not know becomes some small town far away.
 */
export const misspeltIn = (phrase: string): string | null => {
  const words = wordsOf(phrase);
  if (words.length > LONGEST_SLIP || !words.every(meansNothing)) return null;
  const name = joined(words, 0, words.length);
  return name.length >= SHORTEST_SLIP && name.length <= LONGEST_TEXT ? name : null;
};
