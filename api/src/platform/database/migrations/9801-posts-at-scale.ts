import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createNewestWith as createNewestBefore } from './9730-post-stretches.js';

/** So many of the newest posts are looked through first, whatever is asked. */
const NEAR = 1000;
/** So many of them that match are enough: the words are frequent, and older posts are left where they are. */
const ENOUGH = 50;
/** Fewer of them tell nothing about how far back to go. */
const TOLD = 3;
/** For so many one goes further back, as the newest let expect. */
const WANTED = 36;
/** With fewer of them one goes back further still. */
const LEAST = 25;
/** Where no more than so many are older, they are looked for as well, and counted to the last. */
const REST = 200;
/** A second look goes as far back as the first lets expect, and half as far again. */
const SPARE = 1.5;
/** Nothing is older; far beyond it no day has a date. */
const OLDEST = '1000 years';
/** The next one that matches is looked for so many times as far as the newest let expect it. */
const PATIENCE = 8;
/** Of rarer words so many are gathered by the index; no rare word has more. */
const GATHERED = 20_000;

/** Whether one more matches than those that are known, among the \`back\` posts that came out at a moment or before. */
const createOlder = `
  CREATE FUNCTION has_older_post(wanted tsquery, reach timestamptz, known uuid[], back integer) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT EXISTS (
      SELECT FROM (
        SELECT post_id, vector FROM post_search
        WHERE published_at <= reach ORDER BY published_at DESC, post_id DESC LIMIT back) AS older
      WHERE vector @@ wanted AND post_id <> ALL (known)) $$`;

/**
 * The newest posts with these words, the newest first, at most \`most\`; \`more\` where there is at least one that is not among
 * them. How many of the newest ${NEAR} have the words tells how far back to go, and the stretches of that time keep the index
 * to it: the work stays the same however many posts there are. \`indexed\` says the same as \`wanted\` in words that the index
 * looks up fast.
 */
const createNewestWith = `
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

/** What older rules rendered is found without looking at every post. The marks of sections are made with the rest. */
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
