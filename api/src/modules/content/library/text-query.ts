/** Further words add cost but hardly narrow the result. */
const MAX_TOKENS = 8;

/** Splits a query into lower-case words of letters and digits. */
export const tokenize = (query: string): string[] =>
  [
    ...new Set(
      query
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  ].slice(0, MAX_TOKENS);

/**
 * tsquery for one word: its stem or the word itself. The last word also matches as a prefix. Words contain only letters
 * and digits, so they cannot inject operators.
 */
const WORD_SQL = `(to_tsquery('reading', $word) || to_tsquery('wording', $word))`;
const LAST_WORD_SQL = `(to_tsquery('reading', $word) || to_tsquery('wording', $word || ':*'))`;

/** Faster variants for the index: a post with the word also has its stem, and a prefix expands to a few words. */
const STEM_SQL = `(CASE WHEN numnode(to_tsquery('reading', $word)) > 0 THEN to_tsquery('reading', $word)
  ELSE to_tsquery('wording', $word) END)`;
const PREFIX_SQL = `(${STEM_SQL} || words_begun($word))`;

interface TextQuery {
  /** Equivalent SQL expressions of type tsquery: `sql` to match, `indexed` to look up in the index. */
  sql: string;
  indexed: string;
  parameters: string[];
}

/** Combines the words with AND or OR. Parameters start at `$first`. */
export const buildTextQuery = (words: readonly string[], matchAll: boolean, first: number): TextQuery => {
  const joinTokens = (word: string, last: string): string => {
    const parts = words.map((_, index) =>
      (index === words.length - 1 ? last : word).replaceAll('$word', `$${first + index}::text`),
    );
    return `(${parts.join(matchAll ? ' && ' : ' || ')})`;
  };
  return {
    sql: joinTokens(WORD_SQL, LAST_WORD_SQL),
    indexed: joinTokens(STEM_SQL, PREFIX_SQL),
    parameters: [...words],
  };
};
