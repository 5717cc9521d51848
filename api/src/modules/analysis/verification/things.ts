import type { Evidence } from './evidence.js';
import type { Token } from './tokens.js';
import type { Vocabulary } from './vocabulary.js';

const wordsIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => (token.type === 'word' ? [token.text] : []));

const isNumber = ({ type }: Token): boolean => type === 'number';

const numberBefore = (tokens: readonly Token[], at: number): number =>
  tokens.slice(0, at).findLastIndex(isNumber);

/** The words since the previous number, the nearest first. */
const wordsBefore = (tokens: readonly Token[], at: number): string[] =>
  wordsIn(tokens.slice(numberBefore(tokens, at) + 1, at)).reverse();

/** Words after which a number's meaning may follow it: "104 mm of rain", "$756 a month for the rent". */
const LEADS = new Set(['of', 'for', 'in', 'on', 'from', 'away', 'left']);

/** The words up to the next number, if they continue this one. */
const wordsAfter = (tokens: readonly Token[], at: number): string[] => {
  const [next, ...rest] = tokens.slice(at + 1);
  if (next?.type !== 'word' || !LEADS.has(next.text)) return [];
  const end = rest.findIndex(isNumber);
  return [next.text, ...wordsIn(end < 0 ? rest : rest.slice(0, end))];
};

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The keys that words stand for together, the nearest first: "health coverage" is not health spending. A
 * word that fits none of those before it is another thing: nothing is both, but after a number another one may begin.
 * Null where no word stands for any.
 */
const meant = (
  words: readonly string[],
  { keysOfWord }: Vocabulary,
  mayGoOn: boolean,
): ReadonlySet<string> | null => {
  let keys: ReadonlySet<string> | null = null;
  for (const word of words) {
    const own = keysOfWord(word);
    if (own === null) continue;
    const both: ReadonlySet<string> = keys === null ? own : new Set([...keys].filter((key) => own.has(key)));
    if (both.size === 0) return mayGoOn ? keys : NOTHING;
    keys = both;
  }
  return keys;
};

/** Times and dates are not amounts: one is never the same thing as the number before it. */
const isMoment = (token: Token): boolean =>
  token.type === 'number' && (token.unit === 'clock' || token.unit === 'date');

/** Whether the number at `at` is said of what the figure is; what names nothing is of the thing named for the number before. */
export const isThing = (
  tokens: readonly Token[],
  at: number,
  { key }: Pick<Evidence, 'key'>,
  vocabulary: Vocabulary,
): boolean => {
  const [before, after] = [wordsBefore(tokens, at), wordsAfter(tokens, at)];
  const named = [meant(before, vocabulary, false), meant(after, vocabulary, true)].filter(
    (keys) => keys !== null,
  );
  if (named.length > 0)
    return named.every((keys) => keys.has(key)) && vocabulary.isNamedBy(key, [...before, ...after]);
  const earlier = numberBefore(tokens, at);
  return earlier < 0 || isMoment(tokens[at]!) || isMoment(tokens[earlier]!)
    ? vocabulary.goesUnnamed(key)
    : isThing(tokens, earlier, { key }, vocabulary);
};
