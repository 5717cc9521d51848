import { type PhraseInput, type Recognizer, createRecognition } from '../recognizer.js';
import type { Word } from '../words.js';

/** Names that are also words. They count as places after a word that leads to a place, or alone. */
const AMBIGUOUS_NAMES = [
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
const ABBREVIATIONS = ['sea'];

const WORD_CHARACTERS = /^\p{L}{2,}$/u;

/** The word is in capitals, but not the whole phrase. */
const isAbbreviation = (word: Word, words: readonly Word[]): boolean =>
  word.capitals &&
  (words.length === 1 || words.some(({ capitals, text }) => !capitals && WORD_CHARACTERS.test(text)));

const PLACE_LEADS =
  'in,to,from,near,around,not,outside,the,at,of,except,like,no,or,than,excluding,without,avoid,visit'.split(
    ',',
  );

const isPlace = ({ words }: PhraseInput, at: number, take: number): boolean => {
  const word = words[at];
  if (take > 1 || !word) return true;
  if (ABBREVIATIONS.includes(word.text)) return isAbbreviation(word, words);
  if (!AMBIGUOUS_NAMES.includes(word.text) || isAbbreviation(word, words)) return true;
  return words.length === 1 || PLACE_LEADS.includes(words[at - 1]?.text ?? '') || (word.capital && at > 0);
};

/** Recognizes a place by its exact name. */
export const placeRecognizer: Recognizer = (input, at, negated) => {
  const found = input.vocabulary.names.match(input.words, at);
  if (!found || !isPlace(input, at, found.take)) return null;
  return createRecognition(found.take, { is: 'place', place: found.place, excluded: negated });
};

/** Recognizes a misspelled place name, if its words have no other meaning. */
export const recognizeMisspelledPlace = (
  input: PhraseInput,
  at: number,
  negated: boolean,
  isKnown: (word: Word) => boolean,
) => {
  const found = input.vocabulary.names.matchWithTypos(input.words, at, isKnown);
  return found && createRecognition(found.take, { is: 'place', place: found.place, excluded: negated });
};
