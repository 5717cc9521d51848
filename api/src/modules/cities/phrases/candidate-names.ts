import { joined } from './phrase-book.js';
import { isKnown, meansNothing } from './recognize.js';
import { LONGEST_NAME, LONGEST_SLIP, SHORTEST_SLIP } from './vocabulary/place-names.js';
import { wordsOf } from './words.js';

/** All word sequences that could be a city name: up to five words, but no single word with another meaning. */
export const namesIn = (phrase: string): string[] => {
  const words = wordsOf(phrase);
  const names = words.flatMap((word, at) =>
    Array.from({ length: Math.min(LONGEST_NAME, words.length - at) }, (_, more) => more + 1)
      .filter((take) => take > 1 || !isKnown(word))
      .map((take) => joined(words, at, take)),
  );
  return [...new Set(names)];
};

/** Longer texts are not names. */
const LONGEST_TEXT = 40;

/**
 * The whole phrase as a possibly misspelled name, if none of its words has a meaning. Otherwise null, so that an
 * unknown word is not mistaken for a small town far away.
 */
export const misspeltIn = (phrase: string): string | null => {
  const words = wordsOf(phrase);
  if (words.length > LONGEST_SLIP || !words.every(meansNothing)) return null;
  const name = joined(words, 0, words.length);
  return name.length >= SHORTEST_SLIP && name.length <= LONGEST_TEXT ? name : null;
};
