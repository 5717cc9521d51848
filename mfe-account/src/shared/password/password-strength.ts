export const strengths = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** The server refuses shorter passwords. */
const MIN_LENGTH = 8;

/** The minimum number of bits of a fair, good and strong password. */
const FAIR_BITS = 32;
const GOOD_BITS = 50;
const STRONG_BITS = 68;

const characterClasses: [pattern: RegExp, size: number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}\s]/u, 20],
  [/\p{Lo}/u, 1000],
];

/** The size of the alphabet from which the characters seem to be chosen. */
const getAlphabetSize = (password: string): number =>
  characterClasses.reduce((size, [pattern, more]) => size + (pattern.test(password) ? more : 0), 0);

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const sequences = [...rows, ...rows.map((row) => [...row].toReversed().join(''))];

/** Whether a character is predictable: a repetition, the next one of a row, or the end of a pair that occurred before. */
const isPredictable = (text: string, at: number): boolean => {
  const [before, last, here] = [text[at - 2], text[at - 1], text[at]];
  if (last === undefined || here === undefined) return false;
  if (last === here || text.slice(0, at - 1).includes(last + here)) return true;
  return before !== undefined && sequences.some((sequence) => sequence.includes(before + last + here));
};

/** Removes words that others know; they add no strength. */
const removePersonalTerms = (password: string, personalTerms: readonly string[]): string =>
  personalTerms
    .filter((word) => word.length >= 3)
    .reduce((rest, word) => rest.replaceAll(word, ''), password);

/** The factor for text made of words, whose letters carry less information than random ones. */
const WORD_FACTOR = 0.55;

/**
 * A rough estimate of how hard `password` is to guess, in bits. `personalTerms` are known to others: name, email. The
 * server makes the final check, with its list of common passwords.
 */
const estimateBits = (password: string, personalTerms: readonly string[]): number => {
  const text = removePersonalTerms(
    password.normalize('NFKC').toLowerCase(),
    personalTerms.map((word) => word.toLowerCase()),
  );
  const unpredictableCount = [...Array(text.length).keys()].filter((at) => !isPredictable(text, at)).length;
  const factor = /^[\p{L}\s]*\d{0,4}[!.?]?$/u.test(password) ? WORD_FACTOR : 1;
  return unpredictableCount * Math.log2(Math.max(2, getAlphabetSize(password))) * factor;
};

/** The strength of a password, or null if it is too short. */
export const estimateStrength = (
  password: string,
  personalTerms: readonly string[] = [],
): Strength | null => {
  if ([...password].length < MIN_LENGTH) return null;
  const bits = estimateBits(password, personalTerms);
  if (bits >= STRONG_BITS) return 'strong';
  if (bits >= GOOD_BITS) return 'good';
  return bits >= FAIR_BITS ? 'fair' : 'weak';
};
