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
  /** Of the expressions that begin with a word, how many words the longest has: most words begin none. */
  private readonly longest = new Map<string, number>();

  constructor(entries: Iterable<readonly [expression: string, meaning: T]>) {
    for (const [expression, meaning] of entries) this.add(expression, meaning);
  }

  at(words: readonly Word[], at: number): Found<T> | null {
    const first = words[at]?.text ?? '';
    const longest = this.longest.get(first) ?? (first.endsWith('s') ? 1 : 0);
    for (let take = Math.min(longest, words.length - at); take > 0; take -= 1) {
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
    const [first = '', ...others] = expression.split(' ');
    this.longest.set(first, Math.max(this.longest.get(first) ?? 0, 1 + others.length));
  }
}

/** `take` words from `at`, as a book has them. */
export const joined = (words: readonly Word[], at: number, take: number): string => {
  let said = words[at]?.text ?? '';
  for (let next = at + 1; next < Math.min(at + take, words.length); next += 1)
    said += ` ${words[next]?.text}`;
  return said;
};

/** A book in which several expressions, separated by commas, mean one thing. */
export const bookOf = <T>(entries: readonly (readonly [expressions: string, meaning: T])[]): PhraseBook<T> =>
  new PhraseBook(
    entries.flatMap(([expressions, meaning]) =>
      expressions.split(',').map((expression) => [expression.trim(), meaning] as const),
    ),
  );
