import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createNewestWith as createNewestBefore } from './9730-post-stretches.js';

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

/** Whether there is one more match besides the known ones, among the \`back\` posts published at or before a time. */
export const createOlder = `
  CREATE FUNCTION has_older_post(wanted tsquery, reach timestamptz, known uuid[], back integer) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT EXISTS (
      SELECT FROM (
        SELECT post_id, vector FROM post_search
        WHERE published_at <= reach ORDER BY published_at DESC, post_id DESC LIMIT back) AS older
      WHERE vector @@ wanted AND post_id <> ALL (known)) $$`;

/**
 * Returns the newest posts with these words, at most \`most\`; \`more\` is true when at least one further match exists.
 * The number of matches among the newest ${NEAR} tells how far back to search, and the time ranges limit the index to
 * that period, so the work stays the same however many posts there are. \`indexed\` is \`wanted\` in words that the
 * index finds fast.
 */
export const createNewestWith = `
  CREATE OR REPLACE FUNCTION newest_posts_with(wanted tsquery, indexed tsquery, most integer)
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
        beyond := (SELECT count(*) > many FROM posts_with(wanted, '-infinity', many + 1));
      END IF;
      RETURN QUERY SELECT unnest(ids[:most]), beyond;
      RETURN;
    END IF;
    IF many >= ${TOLD} THEN
      span := greatest(now() - reach, '1 minute') * ${WANTED} / many;
      LOOP
        EXIT WHEN span > '${OLDEST}';
        since := now() - span;
        EXIT WHEN NOT EXISTS (SELECT FROM post_search WHERE published_at < since
          ORDER BY published_at DESC OFFSET ${REST} LIMIT 1);
        ids := ARRAY(
          SELECT few.post_id FROM posts_with(indexed && stretches_since(since), since, ${GATHERED}) AS few
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
      SELECT few.post_id FROM posts_with(indexed, '-infinity', ${GATHERED}) AS few
      ORDER BY few.published_at DESC, few.post_id DESC LIMIT most + 1);
    RETURN QUERY SELECT unnest(ids[:most]), cardinality(ids) > most;
  END $$`;

/**
 * Finds posts rendered by older rules without reading every post. The section marks are rendered together with the
 * rest.
 */
const createOutdated = [
  'CREATE INDEX posts_render_version ON posts (render_version, id)',
  'ALTER TABLE posts ADD section_marks jsonb',
];

export class PostsAtScale9801000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [createOlder, createNewestWith, ...createOutdated]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE posts DROP section_marks');
    await runner.query('DROP INDEX posts_render_version');
    await runner.query('DROP FUNCTION newest_posts_with(tsquery, tsquery, integer)');
    await runner.query('DROP FUNCTION has_older_post(tsquery, timestamptz, uuid[], integer)');
    await runner.query(createNewestBefore);
  }
}
