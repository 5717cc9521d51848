import { join, sql, type Sql } from '../../../platform/database/sql.js';

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
const wordSql = (word: string) =>
  sql`(to_tsquery('reading', ${word}::text) || to_tsquery('wording', ${word}::text))`;
const lastWordSql = (word: string) =>
  sql`(to_tsquery('reading', ${word}::text) || to_tsquery('wording', ${word}::text || ':*'))`;

/** Faster variants for the index: a post with the word also has its stem, and a prefix expands to a few words. */
const stemSql = (word: string) =>
  sql`(CASE WHEN numnode(to_tsquery('reading', ${word}::text)) > 0 THEN to_tsquery('reading', ${word}::text)
    ELSE to_tsquery('wording', ${word}::text) END)`;
const prefixSql = (word: string) => sql`(${stemSql(word)} || words_begun(${word}::text))`;

interface TextQuery {
  /** Equivalent SQL expressions of type tsquery: `matches` to match, `indexed` to look up in the index. */
  matches: Sql;
  indexed: Sql;
}

/** Combines the words with AND or OR. */
export const buildTextQuery = (words: readonly string[], matchAll: boolean): TextQuery => {
  const joinTokens = (toSql: (word: string) => Sql, toLastSql: (word: string) => Sql): Sql =>
    join(
      words.map((word, index) => (index === words.length - 1 ? toLastSql : toSql)(word)),
      matchAll ? ' && ' : ' || ',
      '(',
      ')',
    );
  return { matches: joinTokens(wordSql, lastWordSql), indexed: joinTokens(stemSql, prefixSql) };
};
