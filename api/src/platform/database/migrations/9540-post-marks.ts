import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row for each tag and city of a post, in order of date: the list of a tag or city is one range of an index. */
const createMarks = [
  `CREATE TABLE post_marks (
     mark text NOT NULL,
     published_at timestamptz NOT NULL,
     post_id uuid NOT NULL,
     CONSTRAINT "PK_post_marks" PRIMARY KEY (mark, published_at, post_id),
     CONSTRAINT "FK_post_marks_post" FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE
   )`,
  'CREATE INDEX post_marks_post ON post_marks (post_id)',
  `CREATE FUNCTION post_mark(kind text, value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
   AS $$ SELECT kind || ':' || value $$`,
];

/**
 * The filters of a search as words among the post's words, so that one index lookup finds both. Nobody can type them,
 * because a search contains only letters and digits.
 */
const createFacets = [
  `CREATE FUNCTION post_facet(kind text, value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
   AS $$ SELECT '=' || md5(kind || ':' || value) $$`,
  `CREATE FUNCTION post_facets(category text, tags text[], author text) RETURNS tsvector
   LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT array_to_tsvector(array_remove(
       ARRAY(SELECT post_facet('tag', tag) FROM unnest(tags) AS tag)
         || post_facet('category', category) || post_facet('author', author), NULL)) $$`,
];

const createFollow = (vector: string, marks: string) => `
  CREATE OR REPLACE FUNCTION follow_post() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO post_search (post_id, published_at, vector)
    VALUES (NEW.id, NEW.published_at, ${vector})
    ON CONFLICT (post_id) DO UPDATE SET published_at = excluded.published_at, vector = excluded.vector;
    ${marks}
    INSERT INTO post_words (word)
    SELECT lexeme FROM unnest(to_tsvector('wording', NEW.title || ' ' || post_plain(NEW.content)))
    WHERE length(lexeme) BETWEEN 4 AND 30 AND lexeme !~ '[^[:alpha:]]'
    ORDER BY lexeme ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`;

const WORDS = 'post_vector(NEW.title, NEW.tags, NEW.excerpt, NEW.content)';

const writeMarks = `
    DELETE FROM post_marks WHERE post_id = NEW.id;
    INSERT INTO post_marks (mark, published_at, post_id)
    SELECT post_mark('tag', tag), NEW.published_at, NEW.id FROM unnest(NEW.tags) AS tag
    UNION SELECT post_mark('city', city), NEW.published_at, NEW.id FROM unnest(NEW.cities) AS city;`;

const createTrigger = (columns: string) => `
  CREATE OR REPLACE TRIGGER post_followed AFTER INSERT OR UPDATE OF ${columns} ON posts
  FOR EACH ROW EXECUTE FUNCTION follow_post()`;

/** Both are now looked up by these words. */
const replaced = ['posts_tags', 'posts_cities'];

export class PostMarks9540000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...createMarks, ...createFacets]) await runner.query(statement);
    await runner.query(
      createFollow(`${WORDS} || post_facets(NEW.category, NEW.tags, NEW.author)`, writeMarks),
    );
    await runner.query(
      createTrigger('title, category, tags, cities, author, excerpt, content, published_at'),
    );
    for (const name of replaced) await runner.query(`DROP INDEX ${name}`);
    await runner.query('UPDATE posts SET title = title');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(createFollow(WORDS, ''));
    await runner.query(createTrigger('title, tags, excerpt, content, published_at'));
    await runner.query('CREATE INDEX posts_tags ON posts USING gin (tags)');
    await runner.query('CREATE INDEX posts_cities ON posts USING gin (cities)');
    await runner.query('DROP FUNCTION post_facets(text, text[], text), post_facet(text, text)');
    await runner.query('DROP FUNCTION post_mark(text, text)');
    await runner.query('DROP TABLE post_marks');
    await runner.query('UPDATE posts SET title = title');
  }
}
