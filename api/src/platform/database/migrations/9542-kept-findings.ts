import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The findings of the checks for each post and the state they were checked against. A post is checked again only when
 * one of those changes.
 */
const tables = [
  `CREATE TABLE post_findings (
     post_id uuid NOT NULL,
     findings jsonb NOT NULL,
     weight smallint,
     leans_on text[] NOT NULL,
     CONSTRAINT "PK_post_findings" PRIMARY KEY (post_id),
     CONSTRAINT "FK_post_findings_post" FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE
   )`,
  'CREATE INDEX post_findings_found ON post_findings (weight, post_id) WHERE weight IS NOT NULL',
  'CREATE INDEX post_findings_leans_on ON post_findings USING gin (leans_on)',
  'CREATE INDEX posts_checked ON posts (checked_at NULLS FIRST, id)',
  // Changes of posts: "self:" and the id of a changed post, "post:" and an address that appeared or disappeared.
  'CREATE TABLE post_news (about text NOT NULL)',
  // The cities that posts were last checked against.
  'CREATE TABLE checked_cities (slug text NOT NULL, facts text NOT NULL, CONSTRAINT "PK_checked_cities" PRIMARY KEY (slug))',
];

/** Only inserts rows, so that posts which link to each other can be published concurrently. */
const createTell = `
  CREATE FUNCTION tell_of_post() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'DELETE' THEN INSERT INTO post_news VALUES ('self:' || NEW.id); END IF;
    IF TG_OP <> 'INSERT' THEN INSERT INTO post_news VALUES ('post:' || OLD.slug); END IF;
    IF TG_OP = 'INSERT' OR TG_OP = 'UPDATE' AND NEW.slug <> OLD.slug THEN
      INSERT INTO post_news VALUES ('post:' || NEW.slug);
    END IF;
    RETURN NULL;
  END $$`;

const createTrigger = `
  CREATE TRIGGER post_told AFTER INSERT OR DELETE OR UPDATE OF slug, excerpt, cover_image, content, published_at ON posts
  FOR EACH ROW EXECUTE FUNCTION tell_of_post()`;

export class KeptFindings9542000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...tables, createTell, createTrigger]) await runner.query(statement);
    await runner.query(`INSERT INTO post_news SELECT 'self:' || id FROM posts`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER post_told ON posts');
    await runner.query('DROP FUNCTION tell_of_post()');
    await runner.query('DROP INDEX posts_checked');
    await runner.query('DROP TABLE checked_cities, post_news, post_findings');
  }
}
