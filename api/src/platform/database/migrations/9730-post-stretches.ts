import type { MigrationInterface, QueryRunner } from 'typeorm';
import { RareWords9531000000000 } from './9531-rare-words.js';
import { NewestWords9541000000000 } from './9541-newest-words.js';

/** Lengths of the time ranges that a post belongs to, in hours: each is eight times the one before, up to 3.7 years. */
const LENGTHS = [1, 8, 64, 512, 4096, 32_768];
/** A search names at most this many ranges; beyond that it uses longer ones. */
const MOST_STRETCHES = 12;

/** This many of the newest posts are always read first. */
const NEAR = 1000;
/** With this many matches among them, the words are frequent and older posts are not read. */
const ENOUGH = 50;
/** Fewer matches do not tell how far back to search. */
const TOLD = 3;
/** The search goes back far enough to expect this many matches. */
const WANTED = 36;
/** With fewer matches than this, the search goes back further. */
const LEAST = 25;
/** When at most this many posts are older, they are searched too, and all matches are counted. */
const REST = 200;
/** How much further back the next search goes when one did not find enough. */
const FURTHER = 8;
/** A beginning with more words than this is frequent; the newest posts show it. */
const MOST_BEGUN = 16;
/** For rarer words the index collects at most this many posts; no rare word has more. */
const GATHERED = 20_000;

/**
 * The publication time as words among the post's words. For two frequent words the index would otherwise combine all
 * posts ever written and drop the old ones only afterwards. Nobody can type these words, because a search contains only
 * letters and digits.
 */
const createStretches = [
  `CREATE FUNCTION stretch_mark(hours integer, number bigint) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
   AS $$ SELECT '@' || hours::text || ':' || number::text $$`,
  `CREATE FUNCTION stretch_of(hours integer, at timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
   AS $$ SELECT floor(extract(epoch FROM at - timestamptz 'epoch') / 3600 / hours)::bigint $$`,
  `CREATE FUNCTION post_stretches(at timestamptz) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT CASE WHEN isfinite(at) THEN array_to_tsvector(ARRAY[
       ${LENGTHS.map((hours) => `stretch_mark(${hours}, stretch_of(${hours}, at))`)}]) ELSE '' END $$`,
  `CREATE FUNCTION stretches_since(since timestamptz) RETURNS tsquery LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
     SELECT string_agg(quote_literal(stretch_mark(fit.hours, number)), ' | ')::tsquery
     FROM (
       SELECT hours FROM unnest('{${LENGTHS}}'::integer[]) AS hours,
         LATERAL (SELECT stretch_of(hours, now()) - stretch_of(hours, since) >= ${MOST_STRETCHES} AS many) AS named
       ORDER BY many, CASE WHEN many THEN -hours ELSE hours END LIMIT 1) AS fit,
       generate_series(stretch_of(fit.hours, since), stretch_of(fit.hours, now())) AS number $$`,
  `CREATE FUNCTION mark_stretches() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.vector := NEW.vector || post_stretches(NEW.published_at);
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER post_search_stretches BEFORE INSERT OR UPDATE ON post_search
   FOR EACH ROW EXECUTE FUNCTION mark_stretches()`,
  'UPDATE post_search SET vector = vector',
];

/**
 * The matches among the newest posts, each of them read, how many posts were read, and when the oldest of them was
 * published.
 */
export const createNear = `
  CREATE FUNCTION posts_near(wanted tsquery, back integer, OUT looked integer, OUT ids uuid[], OUT reach timestamptz)
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT count(*)::integer, coalesce(array_agg(id ORDER BY at DESC, id DESC) FILTER (WHERE vector @@ wanted), '{}'), min(at)
    FROM (
      SELECT post_id AS id, published_at AS at, vector FROM post_search
      WHERE published_at <= now() ORDER BY published_at DESC, post_id DESC LIMIT back) AS near $$`;

/**
 * Finds posts since a date by the word index. The planner cannot estimate how rare the searched words are; this
 * function leaves it no other way than that index, not even the date index, because the time ranges do the same at less
 * cost.
 */
export const createPostsWith = `
  CREATE OR REPLACE FUNCTION posts_with(wanted tsquery, since timestamptz, most integer)
  RETURNS TABLE (post_id uuid, published_at timestamptz)
  LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 300
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
  AS $$ BEGIN
    RETURN QUERY EXECUTE 'SELECT post_id, published_at FROM post_search
      WHERE vector @@ $1 AND (published_at BETWEEN $2 AND now()) IS TRUE LIMIT $3' USING wanted, since, most;
  END $$`;

/**
 * The words with this beginning, one by one, as the index stores them; words of the same stem are found by the stem.
 */
export const createBegun = `
  CREATE OR REPLACE FUNCTION words_begun(typed text) RETURNS tsquery LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce(string_agg(quote_literal(word), ' | ')::tsquery, ''::tsquery) FROM (
      SELECT word FROM post_words
      WHERE word LIKE search_form(typed) || '%' AND NOT to_tsvector('reading', word) @@ to_tsquery('reading', typed)
      LIMIT ${MOST_BEGUN}) AS begun $$`;

/**
 * Returns the newest posts with these words, at most \`most\`; \`more\` is true where older ones were not searched. The
 * number of matches among the newest ${NEAR} tells how far back to search, and the time ranges limit the index to that
 * period, so the work stays the same however many posts there are. \`indexed\` is \`wanted\` in words that the index
 * finds fast.
 */
export const createNewestWith = `
  CREATE FUNCTION newest_posts_with(wanted tsquery, indexed tsquery, most integer)
  RETURNS TABLE (post_id uuid, more boolean)
  LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 300
  AS $$
  DECLARE
    looked integer;
    ids uuid[];
    reach timestamptz;
    many integer;
    span interval;
    since timestamptz;
  BEGIN
    SELECT near.looked, near.ids, near.reach INTO looked, ids, reach FROM posts_near(wanted, ${NEAR}) AS near;
    many := cardinality(ids);
    IF looked < ${NEAR} OR many >= ${ENOUGH} THEN
      RETURN QUERY SELECT unnest(ids[:most]), looked = ${NEAR} OR many > most;
      RETURN;
    END IF;
    IF many >= ${TOLD} THEN
      span := greatest(now() - reach, '1 minute') * ${WANTED} / many;
      LOOP
        since := now() - span;
        EXIT WHEN NOT EXISTS (SELECT FROM post_search WHERE published_at < since
          ORDER BY published_at DESC OFFSET ${REST} LIMIT 1);
        ids := ARRAY(
          SELECT few.post_id FROM posts_with(indexed && stretches_since(since), since, ${GATHERED}) AS few
          ORDER BY few.published_at DESC, few.post_id DESC);
        IF cardinality(ids) >= ${LEAST} THEN
          RETURN QUERY SELECT unnest(ids[:most]), true;
          RETURN;
        END IF;
        span := span * ${FURTHER};
      END LOOP;
    END IF;
    ids := ARRAY(
      SELECT few.post_id FROM posts_with(indexed, '-infinity', ${GATHERED}) AS few
      ORDER BY few.published_at DESC, few.post_id DESC LIMIT most + 1);
    RETURN QUERY SELECT unnest(ids[:most]), cardinality(ids) > most;
  END $$`;

const dropSearch = 'DROP FUNCTION newest_posts_with(tsquery, tsquery, integer), posts_near(tsquery, integer)';

export class PostStretches9730000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(dropSearch);
    for (const statement of [...createStretches, createPostsWith, createBegun, createNear, createNewestWith])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `${dropSearch}, words_begun(text), posts_with(tsquery, timestamptz, integer), stretches_since(timestamptz)`,
    );
    await new RareWords9531000000000().up(runner);
    await new NewestWords9541000000000().up(runner);
    await runner.query('DROP TRIGGER post_search_stretches ON post_search');
    await runner.query(`
      UPDATE post_search SET vector = ts_delete(vector,
        ARRAY(SELECT lexeme FROM unnest(post_stretches(published_at))))`);
    await runner.query(
      'DROP FUNCTION mark_stretches(), post_stretches(timestamptz), stretch_of(integer, timestamptz), stretch_mark(integer, bigint)',
    );
  }
}
