import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createNear, createPostsWith } from './9730-post-stretches.js';
import { createNewestWith, createOlder } from './9801-posts-at-scale.js';

/** Up to this many words with the typed beginning are looked up one by one, which the index does fastest. */
const ONE_BY_ONE = 16;

/** The names of the library's search, and of the same for Connect. */
const names = {
  post_search: 'community_search',
  post_words: 'community_words',
  posts_near: 'community_posts_near',
  posts_with: 'community_posts_with',
  has_older_post: 'has_older_community_post',
};
export const toConnect = (statement: string): string =>
  Object.entries(names).reduce(
    (text, [from, to]) => text.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to),
    statement.replaceAll('newest_posts_with', 'newest_community_posts_with'),
  );

/**
 * Words that begin with what was typed. If none but forms of that word do, the stem finds them all: reading the index by
 * its beginning would gather every post with the word.
 */
const createBegun = `
  CREATE FUNCTION community_words_begun(typed text) RETURNS tsquery LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
    SELECT CASE WHEN others BETWEEN 1 AND ${ONE_BY_ONE} THEN names::tsquery
      WHEN others = 0 AND is_known THEN ''::tsquery
      ELSE to_tsquery('wording', typed || ':*') END
    FROM (
      SELECT count(*) FILTER (WHERE NOT is_form) AS others, coalesce(bool_or(is_form), false) AS is_known,
        string_agg(quote_literal(word), ' | ') FILTER (WHERE NOT is_form) AS names
      FROM (
        SELECT word, to_tsvector('reading', word) @@ to_tsquery('reading', typed) AS is_form
        FROM community_words WHERE word LIKE search_form(typed) || '%'
        ORDER BY is_form LIMIT ${2 * ONE_BY_ONE}) AS begun) AS counted $$`;

/** Each combination of filters is one word, so that the index knows at once how rare it is. */
const createFacets = `
  CREATE FUNCTION community_facets(topic community_topics) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT array_to_tsvector(coalesce(array_agg(post_facet('topics', name)) FILTER (WHERE name <> ''), '{}'))
    FROM unnest(ARRAY[NULL, 'city:' || topic.city, 'region:' || topic.region]) AS place,
      unnest(community_topic_filters(topic)) AS filter,
      LATERAL (SELECT concat_ws(' ', place, nullif(filter, ''))) AS facet (name)
    WHERE filter NOT LIKE 'unanswered%' $$`;

/**
 * A topic is found by the words of each of its posts. Its title, tags and place belong to its first post, so that a
 * reply is found by its own words alone.
 */
const createVector = `
  CREATE FUNCTION community_vector(topic community_topics, number integer, text text) RETURNS tsvector
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN number = 1 THEN
        post_vector(topic.title, array_remove(topic.tags || topic.city || topic.region, NULL), NULL, text)
      ELSE post_vector('', '{}', NULL, text) END
      || community_facets(topic) $$`;

/** Only what everybody may read is found. */
const createIndexPosts = `
  CREATE FUNCTION index_community_posts(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM community_search WHERE post_id = ANY (ids);
    WITH readable AS MATERIALIZED (
      SELECT post.id, post.number, post.text, post.created_at, topic
      FROM community_posts AS post JOIN community_topics AS topic ON topic.id = post.topic_id
      WHERE post.id = ANY (ids) AND post.status = 'published' AND topic.status = 'published'),
    indexed AS (
      INSERT INTO community_search (post_id, topic_id, published_at, vector)
      SELECT id, (topic).id, created_at, community_vector(topic, number, text) FROM readable)
    INSERT INTO community_words (word)
    SELECT DISTINCT lexeme FROM readable,
      unnest(to_tsvector('wording', CASE WHEN number = 1 THEN (topic).title ELSE '' END || ' ' || post_plain(text)))
    WHERE length(lexeme) BETWEEN 4 AND 30 AND lexeme !~ '[^[:alpha:]]'
    ORDER BY lexeme ON CONFLICT DO NOTHING;
  END $$`;

const createTriggers = [
  `CREATE FUNCTION follow_community_post() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM index_community_posts(ARRAY[NEW.id]);
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER community_post_followed AFTER INSERT OR UPDATE OF status, text ON community_posts
   FOR EACH ROW EXECUTE FUNCTION follow_community_post()`,
  `CREATE FUNCTION follow_community_topic() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM index_community_posts(ARRAY(SELECT id FROM community_posts WHERE topic_id = NEW.id));
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER community_topic_followed AFTER UPDATE OF title, tags, status ON community_topics
   FOR EACH ROW WHEN ((OLD.title, OLD.tags, OLD.status) IS DISTINCT FROM (NEW.title, NEW.tags, NEW.status))
   EXECUTE FUNCTION follow_community_topic()`,
];

const statements = [
  `CREATE TABLE community_search (
    post_id uuid NOT NULL,
    topic_id uuid NOT NULL,
    published_at timestamptz NOT NULL,
    vector tsvector NOT NULL,
    CONSTRAINT "PK_community_search" PRIMARY KEY (post_id),
    CONSTRAINT "FK_community_search_post" FOREIGN KEY (post_id) REFERENCES community_posts (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX community_search_newest ON community_search (published_at, post_id)',
  'CREATE INDEX community_search_vector ON community_search USING gin (vector)',
  `CREATE TABLE community_words (
    word text NOT NULL,
    CONSTRAINT "PK_community_words" PRIMARY KEY (word)
  )`,
  'CREATE INDEX community_words_trigrams ON community_words USING gin (word gin_trgm_ops)',
  `CREATE TRIGGER community_search_stretches BEFORE INSERT OR UPDATE ON community_search
   FOR EACH ROW EXECUTE FUNCTION mark_stretches()`,
  ...[createPostsWith, createNear, createOlder, createNewestWith].map(toConnect),
  createBegun,
  createFacets,
  createVector,
  createIndexPosts,
  ...createTriggers,
  'SELECT index_community_posts(ARRAY(SELECT id FROM community_posts))',
];

/** Full-text search over the posts of Connect, as over articles. */
export class ConnectSearch9910000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER community_topic_followed ON community_topics');
    await runner.query('DROP TRIGGER community_post_followed ON community_posts');
    await runner.query(`
      DROP FUNCTION follow_community_topic(), follow_community_post(), index_community_posts(uuid[]),
        community_vector(community_topics, integer, text), community_facets(community_topics), newest_community_posts_with(tsquery, tsquery, integer),
        has_older_community_post(tsquery, timestamptz, uuid[], integer), community_posts_near(tsquery, integer),
        community_words_begun(text), community_posts_with(tsquery, timestamptz, integer)`);
    await runner.query('DROP TABLE community_search, community_words');
  }
}
