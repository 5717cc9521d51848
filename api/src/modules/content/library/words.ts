/** More words than this narrow nothing any more, and each one costs. */
const MOST_WORDS = 8;

/** The words of a search as they are compared: NUL and signs part words, and so does whatever else is no letter or digit. */
export const wordsOf = (query: string): string[] =>
  [
    ...new Set(
      query
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  ].slice(0, MOST_WORDS);

/**
 * A query of PostgreSQL's text search for one word: its stem, or the word itself; of the last one what is typed of it so
 * far. Words hold letters and digits only, so nothing in them can be an operator.
 */
const WORD = `(to_tsquery('reading', $word) || to_tsquery('wording', $word))`;
const LAST = `(to_tsquery('reading', $word) || to_tsquery('wording', $word || ':*'))`;

/**
 * The same as the index looks it up fast: whatever has a word has its stem as well, where it has one, and what begins as
 * typed is a few words by themselves.
 */
const STEM = `(CASE WHEN numnode(to_tsquery('reading', $word)) > 0 THEN to_tsquery('reading', $word)
  ELSE to_tsquery('wording', $word) END)`;
const BEGUN = `(${STEM} || words_begun($word))`;

interface Asked {
  /** SQL expressions of type tsquery that find the same: to be matched, and to be looked up in the index. */
  sql: string;
  indexed: string;
  parameters: string[];
}

/** All of the words, or any of them; parameters begin at `$first`. */
export const textQuery = (words: readonly string[], every: boolean, first: number): Asked => {
  const joined = (word: string, last: string): string => {
    const parts = words.map((_, index) =>
      (index === words.length - 1 ? last : word).replaceAll('$word', `$${first + index}::text`),
    );
    return `(${parts.join(every ? ' && ' : ' || ')})`;
  };
  return { sql: joined(WORD, LAST), indexed: joined(STEM, BEGUN), parameters: [...words] };
};
