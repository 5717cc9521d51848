import { joined } from './phrase-book.js';
import { isKnown } from './recognise.js';
import { LONGEST_NAME } from './vocabulary/place-names.js';
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
