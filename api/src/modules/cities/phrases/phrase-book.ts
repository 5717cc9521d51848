import type { Word } from './words.js';

/** What stands at a place of a phrase, and how many words it takes. */
export interface Found<T> {
  take: number;
  value: T;
}

/** An expression whose last word is one of several: "low crime rates". */
const singular = (expression: string): string => expression.replace(/(?<=[a-z]{3}[^s])s$/, '');

/** Expressions of one or more words and what each means, of one or of several. The longest that fits is found. */
export class PhraseBook<T> {
  private readonly meanings = new Map<string, T>();
  private longest = 0;

  constructor(entries: Iterable<readonly [expression: string, meaning: T]>) {
    for (const [expression, meaning] of entries) this.add(expression, meaning);
  }

  at(words: readonly Word[], at: number): Found<T> | null {
    for (let take = Math.min(this.longest, words.length - at); take > 0; take -= 1) {
      const said = joined(words, at, take);
      const value = this.meanings.get(said) ?? this.meanings.get(singular(said));
      if (value !== undefined) return { take, value };
    }
    return null;
  }

  /** Every word that stands in an expression. */
  words(): string[] {
    return [...this.meanings.keys()].flatMap((expression) => expression.split(' '));
  }

  private add(expression: string, meaning: T): void {
    this.meanings.set(expression, meaning);
    this.longest = Math.max(this.longest, expression.split(' ').length);
  }
}

/** `take` words from `at`, as a book has them. */
export const joined = (words: readonly Word[], at: number, take: number): string =>
  words
    .slice(at, at + take)
    .map(({ text }) => text)
    .join(' ');

/** A book in which several expressions, separated by commas, mean one thing. */
export const bookOf = <T>(entries: readonly (readonly [expressions: string, meaning: T])[]): PhraseBook<T> =>
  new PhraseBook(
    entries.flatMap(([expressions, meaning]) =>
      expressions.split(',').map((expression) => [expression.trim(), meaning] as const),
    ),
  );
