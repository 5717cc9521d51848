import { join, sql, type Sql } from '../database/sql.js';
import type { Corpus } from './corpus.js';

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
const prefixSql = (word: string, { wordsBegun }: Corpus) =>
  sql`(${stemSql(word)} || ${wordsBegun}(${word}::text))`;

/** Combines the words with AND or OR. */
const combine = (
  words: readonly string[],
  matchAll: boolean,
  toSql: (word: string) => Sql,
  toLastSql: (word: string) => Sql,
): Sql =>
  join(
    words.map((word, index) => (index === words.length - 1 ? toLastSql : toSql)(word)),
    matchAll ? ' && ' : ' || ',
    '(',
    ')',
  );

/** A tsquery that texts with all or any of these words match. */
export const buildTextQuery = (words: readonly string[], matchAll: boolean): Sql =>
  combine(words, matchAll, wordSql, lastWordSql);

/**
 * Equivalent tsqueries that the index of the corpus answers faster. A text has to match all of them. The first one has the
 * filters too, so that there are never filters alone.
 */
export const buildIndexQueries = (
  words: readonly string[],
  matchAll: boolean,
  facets: readonly Sql[],
  corpus: Corpus,
): Sql => {
  const toLastSql = (word: string) => prefixSql(word, corpus);
  const keys = matchAll
    ? words.map((word, index) => (index === words.length - 1 ? toLastSql : stemSql)(word))
    : [combine(words, matchAll, stemSql, toLastSql)];
  return sql`ARRAY[${join(keys.map((key, index) => (index === 0 ? addFacets(key, facets) : key)))}]`;
};

/** A filter as a tsquery: the index of words answers it too. */
export const buildFacet = (kind: string, value: string): Sql =>
  sql`quote_literal(post_facet(${kind}, ${value}::text))::tsquery`;

/** A tsquery that also asks for these filters. */
export const addFacets = (tsquery: Sql, facets: readonly Sql[]): Sql => join([tsquery, ...facets], ' && ');
