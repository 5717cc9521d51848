/** More words than this narrow nothing any more, and each one costs. */
const MAX_WORDS = 8;

/** The words of a search as they are compared: NUL and signs part words, and so does whatever else is no letter or digit. */
export const splitWords = (query: string): string[] =>
  [
    ...new Set(
      query
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  ].slice(0, MAX_WORDS);

/**
 * A query of PostgreSQL's text search for one word: its stem, or the word itself; of the last one what is typed of it so
 * far. Words hold letters and digits only, so nothing in them can be an operator.
 */
const WORD_SQL = `(to_tsquery('reading', $word) || to_tsquery('wording', $word))`;
const LAST_WORD_SQL = `(to_tsquery('reading', $word) || to_tsquery('wording', $word || ':*'))`;

/**
 * The same as the index looks it up fast: whatever has a word has its stem as well, where it has one, and what begins as
 * typed is a few words by themselves.
 */
const STEM_SQL = `(CASE WHEN numnode(to_tsquery('reading', $word)) > 0 THEN to_tsquery('reading', $word)
  ELSE to_tsquery('wording', $word) END)`;
const PREFIX_SQL = `(${STEM_SQL} || words_begun($word))`;

interface TextQuery {
  /** SQL expressions of type tsquery that find the same: to be matched, and to be looked up in the index. */
  sql: string;
  indexed: string;
  parameters: string[];
}

/** All of the words, or any of them; parameters begin at `$first`. */
export const buildTextQuery = (words: readonly string[], matchAll: boolean, first: number): TextQuery => {
  const joinWords = (word: string, last: string): string => {
    const parts = words.map((_, index) =>
      (index === words.length - 1 ? last : word).replaceAll('$word', `$${first + index}::text`),
    );
    return `(${parts.join(matchAll ? ' && ' : ' || ')})`;
  };
  return {
    sql: joinWords(WORD_SQL, LAST_WORD_SQL),
    indexed: joinWords(STEM_SQL, PREFIX_SQL),
    parameters: [...words],
  };
};
