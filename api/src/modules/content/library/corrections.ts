import type { DataSource } from 'typeorm';
import { withSwaps } from '../../../platform/database/swaps.js';

/** Shorter words are too alike to tell what was meant. */
const SHORTEST = 4;

/** Known is what stands somewhere as it is, by its stem, or as the beginning of a word. */
const isKnown = `
  SELECT EXISTS (SELECT FROM post_words WHERE word LIKE search_form($1) || '%')
      OR EXISTS (SELECT FROM posts_with(to_tsquery('reading', $1), '-infinity', 1)) AS known`;

/** Of so many words that are near, the first that readers can find is meant. */
const NEAR = 8;

/**
 * Two letters swapped first, the slip that trigrams see least; then whatever is closest. A word of posts that are not out
 * is not told to anybody.
 */
const nearest = `
  SELECT word FROM (
    SELECT word, row_number() OVER (ORDER BY word = ANY ($2::text[]) DESC, similarity(word, typed) DESC,
      abs(length(word) - length(typed)), word) AS place
    FROM post_words, search_form($1) AS typed
    WHERE word = ANY ($2::text[]) OR word % typed
    ORDER BY place LIMIT ${NEAR}) AS near
  WHERE EXISTS (SELECT FROM post_search WHERE vector @@ to_tsquery('wording', word) AND published_at <= now())
  ORDER BY place LIMIT 1`;

const corrected = async (database: DataSource, word: string): Promise<string> => {
  if ([...word].length < SHORTEST) return word;
  const [{ known }] = (await database.query(isKnown, [word])) as [{ known: boolean }];
  if (known) return word;
  const [near] = await database.query<{ word: string }[]>(nearest, [word, withSwaps(word)]);
  return near?.word ?? word;
};

/** The words as they were probably meant; null where each of them is known, or nothing is near. */
export const correctedWords = async (
  database: DataSource,
  words: readonly string[],
): Promise<string[] | null> => {
  const meant = await Promise.all(words.map((word) => corrected(database, word)));
  return meant.some((word, index) => word !== words[index]) ? meant : null;
};
