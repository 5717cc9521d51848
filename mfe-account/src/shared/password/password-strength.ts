export const strengths = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** Shorter ones the server refuses. */
const SHORTEST = 8;

/** From how many bits on a password counts as fair, good, strong. */
const FAIR = 32;
const GOOD = 50;
const STRONG = 68;

const kinds: [pattern: RegExp, size: number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}\s]/u, 20],
  [/\p{Lo}/u, 1000],
];

/** Out of how many characters this one seems to be chosen. */
const alphabetOf = (password: string): number =>
  kinds.reduce((size, [pattern, more]) => size + (pattern.test(password) ? more : 0), 0);

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const walks = [...rows, ...rows.map((row) => [...row].toReversed().join(''))];

/** What follows from the two characters before it: a repetition, the next of a row, the same two again. */
const isForeseen = (text: string, at: number): boolean => {
  const [before, last, here] = [text[at - 2], text[at - 1], text[at]];
  if (last === undefined || here === undefined) return false;
  if (last === here || text.slice(0, at - 1).includes(last + here)) return true;
  return before !== undefined && walks.some((walk) => walk.includes(before + last + here));
};

/** Said again, a thing adds nothing. */
const withoutKnown = (password: string, known: readonly string[]): string =>
  known.filter((word) => word.length >= 3).reduce((rest, word) => rest.replaceAll(word, ''), password);

/** Words are chosen by the word: their letters say less than letters drawn one by one. */
const OF_A_WORD = 0.55;

/**
 * How hard `password` is to guess, roughly, in bits. `known` is what anybody knows of its owner: name, address. The
 * server has the last word, with its list of passwords that many use.
 */
const bitsOf = (password: string, known: readonly string[]): number => {
  const text = withoutKnown(
    password.normalize('NFKC').toLowerCase(),
    known.map((word) => word.toLowerCase()),
  );
  const fresh = [...Array(text.length).keys()].filter((at) => !isForeseen(text, at)).length;
  const share = /^[\p{L}\s]*\d{0,4}[!.?]?$/u.test(password) ? OF_A_WORD : 1;
  return fresh * Math.log2(Math.max(2, alphabetOf(password))) * share;
};

/** How strong a password is, or null when it is too short to be one. */
export const strengthOf = (password: string, known: readonly string[] = []): Strength | null => {
  if ([...password].length < SHORTEST) return null;
  const bits = bitsOf(password, known);
  if (bits >= STRONG) return 'strong';
  if (bits >= GOOD) return 'good';
  return bits >= FAIR ? 'fair' : 'weak';
};
