import { readRow, sql, type Database, type Sql } from '../database/sql.js';
import { withSwaps } from '../database/swaps.js';
import type { Corpus } from './corpus.js';

/** Shorter words have too many similar words to correct. */
const MIN_LENGTH = 4;

/** Looks at the newest posts first: the index would gather every post with a frequent word before it answers. */
const occursSql = ({ newestWith }: Corpus, query: Sql): Sql =>
  sql`EXISTS (SELECT FROM ${newestWith}(${query}, ARRAY[${query}], 1))`;

/** A word is known if it occurs as it is, by its stem, or as the start of a word. */
const isKnownWordSql = (corpus: Corpus, word: string) => sql`
  SELECT EXISTS (SELECT FROM ${corpus.words} WHERE word LIKE search_form(${word}) || '%')
      OR ${occursSql(corpus, sql`to_tsquery('reading', ${word})`)} AS "isKnown"`;

/** Of this many similar words, the first one that occurs in a published post is used. */
const MAX_CANDIDATES = 8;

/**
 * Prefers two swapped letters, which trigrams detect worst, then the closest word. Words of unpublished posts are never
 * suggested.
 */
const findNearestWordSql = (corpus: Corpus, word: string, swaps: readonly string[]) => sql`
  SELECT word FROM (
    SELECT word, row_number() OVER (ORDER BY word = ANY (${swaps}::text[]) DESC, similarity(word, typed) DESC,
      abs(length(word) - length(typed)), word) AS place
    FROM ${corpus.words}, search_form(${word}) AS typed
    WHERE word = ANY (${swaps}::text[]) OR word % typed
    ORDER BY place LIMIT ${MAX_CANDIDATES}) AS near
  WHERE ${occursSql(corpus, sql`to_tsquery('wording', word)`)}
  ORDER BY place LIMIT 1`;

const correctWord = async (database: Database, corpus: Corpus, word: string): Promise<string> => {
  if ([...word].length < MIN_LENGTH) return word;
  const lookup = await readRow<{ isKnown: boolean }>(database, isKnownWordSql(corpus, word));
  if (lookup?.isKnown) return word;
  const nearest = await readRow<{ word: string }>(
    database,
    findNearestWordSql(corpus, word, withSwaps(word)),
  );
  return nearest?.word ?? word;
};

/** The corrected words; null if all words are known or nothing similar exists. */
export const correctSpelling = async (
  database: Database,
  corpus: Corpus,
  words: readonly string[],
): Promise<string[] | null> => {
  const corrected = await Promise.all(words.map((word) => correctWord(database, corpus, word)));
  return corrected.some((word, index) => word !== words[index]) ? corrected : null;
};
