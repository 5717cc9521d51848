import type { DataSource } from 'typeorm';
import { withSwaps } from '../../../platform/database/swaps.js';

/** Shorter words are too alike to tell what was meant. */
const MIN_LENGTH = 4;

/** Known is what stands somewhere as it is, by its stem, or as the beginning of a word. */
const isKnownWordSql = `
  SELECT EXISTS (SELECT FROM post_words WHERE word LIKE search_form($1) || '%')
      OR EXISTS (SELECT FROM posts_with(to_tsquery('reading', $1), '-infinity', 1)) AS known`;

/** Of so many words that are near, the first that readers can find is meant. */
const MAX_CANDIDATES = 8;

/**
 * Two letters swapped first, the slip that trigrams see least; then whatever is closest. A word of posts that are not out
 * is not told to anybody.
 */
const findNearestWordSql = `
  SELECT word FROM (
    SELECT word, row_number() OVER (ORDER BY word = ANY ($2::text[]) DESC, similarity(word, typed) DESC,
      abs(length(word) - length(typed)), word) AS place
    FROM post_words, search_form($1) AS typed
    WHERE word = ANY ($2::text[]) OR word % typed
    ORDER BY place LIMIT ${MAX_CANDIDATES}) AS near
  WHERE EXISTS (SELECT FROM post_search WHERE vector @@ to_tsquery('wording', word) AND published_at <= now())
  ORDER BY place LIMIT 1`;

const correctWord = async (database: DataSource, word: string): Promise<string> => {
  if ([...word].length < MIN_LENGTH) return word;
  const [{ isKnown }] = (await database.query(isKnownWordSql, [word])) as [{ isKnown: boolean }];
  if (isKnown) return word;
  const [nearest] = await database.query<{ word: string }[]>(findNearestWordSql, [word, withSwaps(word)]);
  return nearest?.word ?? word;
};

/** The words as they were probably meant; null where each of them is known, or nothing is near. */
export const correctWords = async (
  database: DataSource,
  words: readonly string[],
): Promise<string[] | null> => {
  const corrected = await Promise.all(words.map((word) => correctWord(database, word)));
  return corrected.some((word, index) => word !== words[index]) ? corrected : null;
};
