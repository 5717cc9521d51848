import { joinText } from './phrase-book.js';
import { isKnownWord, isUnknownWord } from './recognize.js';
import {
  MAX_WORDS_PER_NAME,
  MAX_WORDS_PER_MISSPELLED_NAME,
  MIN_TYPO_LENGTH,
} from './vocabulary/place-names.js';
import { splitPhrase } from './words.js';

/** All word sequences that could be a city name: up to five words, but no single word with another meaning. */
export const findCandidateNames = (phrase: string): string[] => {
  const words = splitPhrase(phrase);
  const names = words.flatMap((word, at) =>
    Array.from({ length: Math.min(MAX_WORDS_PER_NAME, words.length - at) }, (_, more) => more + 1)
      .filter((take) => take > 1 || !isKnownWord(word))
      .map((take) => joinText(words, at, take)),
  );
  return [...new Set(names)];
};

/** Longer texts are not names. */
const MAX_NAME_LENGTH = 40;

/**
 * The whole phrase as a possibly misspelled name, if none of its words has a meaning. Otherwise null, so that an
 * unknown word is not mistaken for a small town far away.
 */
export const findMisspelledName = (phrase: string): string | null => {
  const words = splitPhrase(phrase);
  if (words.length > MAX_WORDS_PER_MISSPELLED_NAME || !words.every(isUnknownWord)) return null;
  const name = joinText(words, 0, words.length);
  return name.length >= MIN_TYPO_LENGTH && name.length <= MAX_NAME_LENGTH ? name : null;
};
