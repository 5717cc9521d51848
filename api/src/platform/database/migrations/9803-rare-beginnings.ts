import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createBegun } from './9730-post-stretches.js';

/** Up to this many words with the typed beginning are looked up one by one, which the index does fastest. */
const ONE_BY_ONE = 16;

/**
 * More words are looked up by their beginning, so that a post with a rare one among many is found too. The same holds
 * for a beginning without any such word: `post_words` has no words with digits and no very long ones.
 */
export const createRareBegun = `
  CREATE OR REPLACE FUNCTION words_begun(typed text) RETURNS tsquery LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
    SELECT CASE WHEN count(*) BETWEEN 1 AND ${ONE_BY_ONE} THEN string_agg(quote_literal(word), ' | ')::tsquery
      ELSE to_tsquery('wording', typed || ':*') END
    FROM (
      SELECT word FROM post_words
      WHERE word LIKE search_form(typed) || '%' AND NOT to_tsvector('reading', word) @@ to_tsquery('reading', typed)
      LIMIT ${ONE_BY_ONE + 1}) AS begun $$`;

export class RareBeginnings9803000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createRareBegun);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(createBegun);
  }
}
