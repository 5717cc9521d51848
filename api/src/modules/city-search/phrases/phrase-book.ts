import type { Word } from './words.js';

/** A match: what was found at a position, and how many words it takes. */
export interface Match<T> {
  take: number;
  value: T;
}

/** Removes the plural ending of the last word: "low crime rates". */
const toSingular = (expression: string): string => expression.replace(/(?<=[a-z]{3}[^s])s$/, '');

/** Expressions of one or more words with their meanings, matched in singular and plural. The longest match wins. */
export class PhraseBook<T> {
  private readonly meanings = new Map<string, T>();
  /** By first word: the length in words of the longest expression. Most words start none. */
  private readonly longest = new Map<string, number>();

  constructor(entries: Iterable<readonly [expression: string, meaning: T]>) {
    for (const [expression, meaning] of entries) this.add(expression, meaning);
  }

  match(words: readonly Word[], at: number): Match<T> | null {
    const first = words[at]?.text ?? '';
    const longest = this.longest.get(first) ?? (first.endsWith('s') ? 1 : 0);
    for (let take = Math.min(longest, words.length - at); take > 0; take -= 1) {
      const text = joinText(words, at, take);
      const value = this.meanings.get(text) ?? this.meanings.get(toSingular(text));
      if (value !== undefined) return { take, value };
    }
    return null;
  }

  /** All words of all expressions. */
  listVocabulary(): string[] {
    return [...this.meanings.keys()].flatMap((expression) => expression.split(' '));
  }

  private add(expression: string, meaning: T): void {
    this.meanings.set(expression, meaning);
    const [first = '', ...others] = expression.split(' ');
    this.longest.set(first, Math.max(this.longest.get(first) ?? 0, 1 + others.length));
  }
}

/** Joins `take` words from index `at`, as the keys of a book are written. */
export const joinText = (words: readonly Word[], at: number, take: number): string => {
  let text = words[at]?.text ?? '';
  for (let next = at + 1; next < Math.min(at + take, words.length); next += 1)
    text += ` ${words[next]?.text}`;
  return text;
};

/** Creates a book in which expressions separated by commas share one meaning. */
export const createBook = <T>(
  entries: readonly (readonly [expressions: string, meaning: T])[],
): PhraseBook<T> =>
  new PhraseBook(
    entries.flatMap(([expressions, meaning]) =>
      expressions.split(',').map((expression) => [expression.trim(), meaning] as const),
    ),
  );

/**
 * Combines the alternatives of all parts in order: "low, high" and "rent, prices" give "low rent, low prices, high
 * rent, high prices". An empty alternative makes a part optional.
 */
export const combineExpressions = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.split(',').map((text) => text.trim()))
    .reduce((expressions, part) =>
      expressions.flatMap((text) => part.map((expression) => `${text} ${expression}`.trim())),
    )
    .join(',');
