import type { MigrationInterface, QueryRunner } from 'typeorm';

/** This many of the newest posts are always read first. */
const NEAR = 1000;
/** With this many matches among them, the words are frequent and older posts are not read. */
const ENOUGH = 50;
/** With this many matches, the range to search is short and each post in it is read. */
const WALKED = 20;
/** Fewer matches do not tell how far back to search. */
const TOLD = 3;
/** How much further back to search than the newest posts suggest. */
const SPARE = 1.25;
/** For rarer words the index collects at most this many posts; no rare word has more. */
const GATHERED = 20_000;
/** A beginning with more words than this is frequent; the newest posts show it. */
const MOST_BEGUN = 16;

/**
 * Finds posts since a date by the word index. The planner cannot estimate how rare the searched words are and would
 * scan by date, which for a word that occurs nowhere reads every post. This function leaves it no other way than the
 * indexes.
 */
const createPostsWith = `
  CREATE FUNCTION posts_with(wanted tsquery, since timestamptz, most integer)
  RETURNS TABLE (post_id uuid, published_at timestamptz)
  LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 300
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
  AS $$ BEGIN
    RETURN QUERY EXECUTE 'SELECT post_id, published_at FROM post_search
      WHERE vector @@ $1 AND published_at >= $2 AND published_at <= now() LIMIT $3' USING wanted, since, most;
  END $$`;

/** The matches among the newest posts, each of them read, and how many posts were read. */
const createNear = `
  CREATE FUNCTION posts_near(wanted tsquery, back integer, OUT looked integer, OUT ids uuid[])
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT count(*)::integer, coalesce(array_agg(id ORDER BY at DESC, id DESC) FILTER (WHERE vector @@ wanted), '{}')
    FROM (
      SELECT post_id AS id, published_at AS at, vector FROM post_search
      WHERE published_at <= now() ORDER BY published_at DESC, post_id DESC LIMIT back) AS near $$`;

/**
 * The words with this beginning, listed one by one: a lookup by the beginning alone would collect all posts with any of
 * them.
 */
const createBegun = `
  CREATE FUNCTION words_begun(typed text) RETURNS tsquery LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce(string_agg(quote_literal(word), ' | ')::tsquery, ''::tsquery) FROM (
      SELECT word FROM post_words WHERE word LIKE search_form(typed) || '%' LIMIT ${MOST_BEGUN}) AS begun $$`;

/**
 * Returns the newest posts with these words, at most \`most\`; \`more\` is true where older ones were not searched. The
 * number of matches among the newest ${NEAR} tells how far back to search, so the work stays the same however many
 * posts there are. \`indexed\` is \`wanted\` in words that the index finds fast.
 */
const createNewestWith = `
  CREATE FUNCTION newest_posts_with(wanted tsquery, indexed tsquery, most integer)
  RETURNS TABLE (post_id uuid, more boolean)
  LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 300
  AS $$
  DECLARE
    looked integer;
    ids uuid[];
    many integer;
    back integer;
    since timestamptz;
    whole boolean;
  BEGIN
    SELECT near.looked, near.ids INTO looked, ids FROM posts_near(wanted, ${NEAR}) AS near;
    many := cardinality(ids);
    IF looked < ${NEAR} OR many >= ${ENOUGH} THEN
      RETURN QUERY SELECT unnest(ids[:most]), looked = ${NEAR} OR many > most;
      RETURN;
    END IF;
    IF many >= ${TOLD} THEN
      back := ${NEAR * ENOUGH * SPARE} / many;
      IF many >= ${WALKED} THEN
        SELECT near.ids, near.looked < back INTO ids, whole FROM posts_near(wanted, back) AS near;
      ELSE
        SELECT published_at INTO since FROM post_search WHERE published_at <= now()
        ORDER BY published_at DESC, post_search.post_id DESC OFFSET back LIMIT 1;
        whole := since IS NULL;
        ids := ARRAY(
          SELECT few.post_id FROM posts_with(indexed, coalesce(since, '-infinity'), ${GATHERED}) AS few
          ORDER BY few.published_at DESC, few.post_id DESC);
      END IF;
      IF whole OR cardinality(ids) >= ${ENOUGH / 2} THEN
        RETURN QUERY SELECT unnest(ids[:most]), NOT whole OR cardinality(ids) > most;
        RETURN;
      END IF;
    END IF;
    ids := ARRAY(
      SELECT few.post_id FROM posts_with(indexed, '-infinity', ${GATHERED}) AS few
      ORDER BY few.published_at DESC, few.post_id DESC LIMIT most + 1);
    RETURN QUERY SELECT unnest(ids[:most]), cardinality(ids) > most;
  END $$`;

export class NewestWords9541000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [createPostsWith, createNear, createBegun, createNewestWith])
      await runner.query(statement);
    await runner.query('DROP FUNCTION posts_with(tsquery, integer)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION newest_posts_with(tsquery, tsquery, integer)');
    await runner.query('DROP FUNCTION words_begun(text), posts_near(tsquery, integer)');
    await runner.query('DROP FUNCTION posts_with(tsquery, timestamptz, integer)');
    await runner.query(`
      CREATE FUNCTION posts_with(wanted tsquery, most integer) RETURNS TABLE (post_id uuid)
      LANGUAGE sql STABLE PARALLEL SAFE
      SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
      AS $$ SELECT post_search.post_id FROM post_search WHERE vector @@ wanted LIMIT most $$`);
  }
}
