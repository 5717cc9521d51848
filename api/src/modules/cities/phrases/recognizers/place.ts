import { type PhraseInput, type Recognizer, recognized } from '../recognizer.js';
import type { Word } from '../words.js';

/** Names that are also words. They count as places after a word that leads to a place, or alone. */
const ALSO_WORDS = [
  'nice',
  'split',
  'cork',
  'us',
  'pai',
  'rio',
  'sf',
  'kl',
  'dc',
  'the states',
  'canary',
  'states',
  'bali hai',
];
/** Words that are places only when written in capitals. */
const ABBREVIATED = ['sea'];

const LETTERS = /^\p{L}{2,}$/u;

/** The word is in capitals, but not the whole phrase. */
const isAbbreviation = (word: Word, words: readonly Word[]): boolean =>
  word.capitals &&
  (words.length === 1 || words.some(({ capitals, text }) => !capitals && LETTERS.test(text)));

const LEADS =
  'in,to,from,near,around,not,outside,the,at,of,except,like,no,or,than,excluding,without,avoid,visit'.split(
    ',',
  );

const isPlace = ({ words }: PhraseInput, at: number, take: number): boolean => {
  const word = words[at];
  if (take > 1 || !word) return true;
  if (ABBREVIATED.includes(word.text)) return isAbbreviation(word, words);
  if (!ALSO_WORDS.includes(word.text) || isAbbreviation(word, words)) return true;
  return words.length === 1 || LEADS.includes(words[at - 1]?.text ?? '') || (word.capital && at > 0);
};

/** Recognizes a place by its exact name. */
export const placeRecognizer: Recognizer = (input, at, negated) => {
  const found = input.vocabulary.names.at(input.words, at);
  if (!found || !isPlace(input, at, found.take)) return null;
  return recognized(found.take, { is: 'place', place: found.place, excluded: negated });
};

/** Recognizes a misspelled place name, if its words have no other meaning. */
export const nearPlace = (
  input: PhraseInput,
  at: number,
  negated: boolean,
  isKnown: (word: Word) => boolean,
) => {
  const found = input.vocabulary.names.near(input.words, at, isKnown);
  return found && recognized(found.take, { is: 'place', place: found.place, excluded: negated });
};
