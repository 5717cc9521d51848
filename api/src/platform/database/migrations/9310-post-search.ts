import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Text search configurations without accents: `reading` also stems words, `wording` leaves them unchanged. */
const configurations = [
  'CREATE TEXT SEARCH CONFIGURATION reading (COPY = english)',
  `ALTER TEXT SEARCH CONFIGURATION reading
   ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem`,
  'CREATE TEXT SEARCH CONFIGURATION wording (COPY = simple)',
  'ALTER TEXT SEARCH CONFIGURATION wording ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple',
];

/** A tsvector holds at most one megabyte, and nobody searches for text after the first fifty pages. */
const SEARCHED = 200_000;

/** The text that people read: without directives, URLs and Markdown syntax. */
const createPlain = `
  CREATE FUNCTION post_plain(content text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT regexp_replace(regexp_replace(regexp_replace(left(content, ${SEARCHED}),
      '\\{\\{[^}]*\\}\\}|\\[\\^[^]]*\\]:?|\\[!\\w+\\]|<[^>]*>', ' ', 'g'),
      '\\]\\([^)]*\\)', ' ', 'g'),
      '[#*_\`>|\\[\\]]+|[-:]{3,}', ' ', 'g') $$`;

/** Stems match the meaning, words match what is typed so far. The title weighs most, the text least. */
const createVector = `
  CREATE FUNCTION post_vector(title text, tags text[], excerpt text, content text) RETURNS tsvector
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT setweight(to_tsvector('reading', title), 'A') || setweight(to_tsvector('wording', title), 'A')
      || setweight(to_tsvector('wording', array_to_string(tags, ' ')), 'B')
      || setweight(to_tsvector('reading', array_to_string(tags, ' ')), 'B')
      || setweight(to_tsvector('reading', coalesce(excerpt, '')), 'C')
      || setweight(to_tsvector('wording', coalesce(excerpt, '')), 'C')
      || to_tsvector('reading', post_plain(content)) || to_tsvector('wording', post_plain(content)) $$`;

/** Also stores the words themselves, to correct typing errors. */
const createFollow = `
  CREATE FUNCTION follow_post() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO post_search (post_id, published_at, vector)
    VALUES (NEW.id, NEW.published_at, post_vector(NEW.title, NEW.tags, NEW.excerpt, NEW.content))
    ON CONFLICT (post_id) DO UPDATE SET published_at = excluded.published_at, vector = excluded.vector;
    INSERT INTO post_words (word)
    SELECT lexeme FROM unnest(to_tsvector('wording', NEW.title || ' ' || post_plain(NEW.content)))
    WHERE length(lexeme) BETWEEN 4 AND 30 AND lexeme !~ '[^[:alpha:]]'
    ORDER BY lexeme ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`;

const indexes = {
  posts_by_category: 'posts (category, published_at, id)',
  posts_by_author: 'posts (author, published_at, id)',
  posts_tags: 'posts USING gin (tags)',
  posts_featured: 'posts (featured_at) WHERE featured_at IS NOT NULL',
  post_search_newest: 'post_search (published_at, post_id)',
  post_search_vector: 'post_search USING gin (vector)',
  post_words_trigrams: 'post_words USING gin (word gin_trgm_ops)',
};

/** Full-text search over articles, newest first. */
export class PostSearch9310000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE posts ADD featured_at timestamptz');
    for (const statement of configurations) await runner.query(statement);
    await runner.query(createPlain);
    await runner.query(createVector);
    await runner.query(`
      CREATE TABLE post_search (
        post_id uuid NOT NULL,
        published_at timestamptz NOT NULL,
        vector tsvector NOT NULL,
        CONSTRAINT "PK_post_search" PRIMARY KEY (post_id),
        CONSTRAINT "FK_post_search_post" FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE
      )`);
    await runner.query(
      'CREATE TABLE post_words (word text NOT NULL, CONSTRAINT "PK_post_words" PRIMARY KEY (word))',
    );
    for (const [name, columns] of Object.entries(indexes))
      await runner.query(`CREATE INDEX ${name} ON ${columns}`);
    await runner.query(createFollow);
    await runner.query(`
      CREATE TRIGGER post_followed AFTER INSERT OR UPDATE OF title, tags, excerpt, content, published_at ON posts
      FOR EACH ROW EXECUTE FUNCTION follow_post()`);
    await runner.query('UPDATE posts SET title = title');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER post_followed ON posts');
    await runner.query('DROP FUNCTION follow_post()');
    await runner.query('DROP TABLE post_words, post_search');
    for (const name of ['posts_by_category', 'posts_by_author', 'posts_tags'])
      await runner.query(`DROP INDEX ${name}`);
    await runner.query('ALTER TABLE posts DROP featured_at');
    await runner.query('DROP FUNCTION post_vector(text, text[], text, text)');
    await runner.query('DROP FUNCTION post_plain(text)');
    for (const name of ['wording', 'reading']) await runner.query(`DROP TEXT SEARCH CONFIGURATION ${name}`);
  }
}
