import { sql, type Sql } from '../../../platform/database/sql.js';

/**
 * Deletes those of the selected words that no published post has any more, and returns the last word that was selected.
 * `selection` is a condition on `word`. Words of the newest posts are certainly in use; for frequent ones the index would
 * gather every post.
 */
export const deleteUnusedSql = (selection: Sql): Sql => sql`
  WITH selected AS MATERIALIZED (SELECT word FROM community_words WHERE ${selection}),
  rare AS MATERIALIZED (
    SELECT word FROM selected EXCEPT SELECT unnest(tsvector_to_array(vector)) FROM (
      SELECT vector FROM community_search ORDER BY published_at DESC, post_id DESC LIMIT 1000) AS newest),
  deleted AS (
    DELETE FROM community_words USING rare WHERE community_words.word = rare.word AND NOT EXISTS (
      SELECT FROM community_search WHERE vector @@ to_tsquery('wording', rare.word)))
  SELECT max(word) AS last FROM selected`;
