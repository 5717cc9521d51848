import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createPostsWith as createPostsBefore } from './9730-post-stretches.js';
import { createNewestWith as createNewestBefore } from './9801-posts-at-scale.js';
import { toConnect } from './9910-connect-search.js';

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
/** A second search goes back one and a half times as far as the first one suggests. */
const SPARE = 1.5;
/** No post is older; much earlier times are not valid dates. */
const OLDEST = '1000 years';
/** The search for the next match goes back this many times as far as the newest posts suggest. */
const PATIENCE = 8;
/** For rarer words the index collects at most this many posts; no rare word has more. */
const GATHERED = 20_000;

/**
 * Finds posts since a date that match each of the keys. The index leaps from key to key; combined in one query, it would
 * visit every post of the rarest. \`wanted\`, if it is not null, is checked on the posts themselves. The planner cannot
 * estimate how rare the searched words are; this function leaves it no other way than that index, not even the date
 * index, because the time ranges do the same at less cost.
 */
const createPostsWith = `
  CREATE FUNCTION posts_with(keys tsquery[], wanted tsquery, since timestamptz, most integer)
  RETURNS TABLE (post_id uuid, published_at timestamptz)
  LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 300
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
  AS $$ BEGIN
    RETURN QUERY EXECUTE 'SELECT post_id, published_at FROM post_search
      WHERE (vector @@ $2) IS NOT FALSE AND (published_at BETWEEN $3 AND now()) IS TRUE AND '
      || (SELECT coalesce(string_agg(format('vector @@ $1[%s]', place), ' AND '), 'false')
          FROM generate_subscripts(keys, 1) AS place)
      || ' LIMIT $4' USING keys, wanted, since, most;
  END $$`;

/**
 * Returns the newest posts with these words, at most \`most\`; \`more\` is true when at least one further match exists.
 * The number of matches among the newest ${NEAR} tells how far back to search, and the time ranges limit the index to
 * that period, so the work stays the same however many posts there are. \`indexed\` is \`wanted\` in words that the
 * index finds fast, one query for each.
 *
 * The index gathers all posts ever written for the beginning of a word. Within a period it looks up the other words
 * instead, and the beginning is compared with what it finds.
 */
const createNewestWith = `
  CREATE FUNCTION newest_posts_with(wanted tsquery, indexed tsquery[], most integer)
  RETURNS TABLE (post_id uuid, more boolean)
  LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 300
  AS $$
  DECLARE
    keys tsquery[] := ARRAY(SELECT key FROM unnest(indexed) AS key WHERE numnode(key) > 0);
    exact tsquery[];
    unindexed tsquery;
    looked integer;
    ids uuid[];
    reach timestamptz;
    many integer;
    span interval;
    since timestamptz;
    beyond boolean;
  BEGIN
    SELECT near.looked, near.ids, near.reach INTO looked, ids, reach FROM posts_near(wanted, ${NEAR}) AS near;
    many := cardinality(ids);
    IF looked < ${NEAR} THEN
      RETURN QUERY SELECT unnest(ids[:most]), many > most;
      RETURN;
    END IF;
    IF many >= ${ENOUGH} THEN
      beyond := many > most OR has_older_post(wanted, reach, ids, ${NEAR * PATIENCE} / many);
      IF NOT beyond THEN
        beyond := (SELECT count(*) > many FROM posts_with(ARRAY[wanted], NULL, '-infinity', many + 1));
      END IF;
      RETURN QUERY SELECT unnest(ids[:most]), beyond;
      RETURN;
    END IF;
    IF many >= ${TOLD} THEN
      exact := ARRAY(SELECT key FROM unnest(keys) AS key WHERE key::text NOT LIKE '%:*%');
      IF cardinality(exact) BETWEEN 1 AND cardinality(keys) - 1 THEN
        unindexed := wanted;
      ELSE
        exact := keys;
      END IF;
      span := greatest(now() - reach, '1 minute') * ${WANTED} / many;
      LOOP
        EXIT WHEN span > '${OLDEST}';
        since := now() - span;
        EXIT WHEN NOT EXISTS (SELECT FROM post_search WHERE published_at < since
          ORDER BY published_at DESC OFFSET ${REST} LIMIT 1);
        ids := ARRAY(
          SELECT few.post_id
          FROM posts_with(array_append(exact, stretches_since(since)), unindexed, since, ${GATHERED}) AS few
          ORDER BY few.published_at DESC, few.post_id DESC);
        IF cardinality(ids) > most
            OR cardinality(ids) >= ${LEAST} AND has_older_post(wanted, since, ids, ${NEAR * PATIENCE} / many) THEN
          RETURN QUERY SELECT unnest(ids[:most]), true;
          RETURN;
        END IF;
        -- None is near any more, or none was beside those that were seen at first: they are rare, and all are gathered.
        EXIT WHEN cardinality(ids) >= ${LEAST} OR cardinality(ids) <= many;
        span := span * ${SPARE * WANTED} / cardinality(ids);
      END LOOP;
    END IF;
    ids := ARRAY(
      SELECT few.post_id FROM posts_with(keys, NULL, '-infinity', ${GATHERED}) AS few
      ORDER BY few.published_at DESC, few.post_id DESC LIMIT most + 1);
    RETURN QUERY SELECT unnest(ids[:most]), cardinality(ids) > most;
  END $$`;

const up = [
  'DROP FUNCTION newest_posts_with(tsquery, tsquery, integer), posts_with(tsquery, timestamptz, integer)',
  createPostsWith,
  createNewestWith,
];

const down = [
  'DROP FUNCTION newest_posts_with(tsquery, tsquery[], integer), posts_with(tsquery[], tsquery, timestamptz, integer)',
  createPostsBefore,
  createNewestBefore,
];

/** Searches with several words give each to the index on its own. */
export class SearchKeys9994000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...up, ...up.map(toConnect)]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [...down, ...down.map(toConnect)]) await runner.query(statement);
  }
}
