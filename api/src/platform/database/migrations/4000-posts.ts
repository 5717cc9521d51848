import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Posts4000000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE posts (
        id uuid NOT NULL,
        slug text NOT NULL,
        title text NOT NULL,
        excerpt text,
        cover_image text,
        category text,
        tags text array NOT NULL,
        author text NOT NULL,
        sources jsonb NOT NULL,
        content text NOT NULL,
        html text NOT NULL,
        headings jsonb NOT NULL,
        read_minutes integer NOT NULL,
        render_version integer NOT NULL,
        published_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        checked_at timestamptz,
        import_hash text,
        edited_at timestamptz,
        CONSTRAINT "PK_posts" PRIMARY KEY (id)
      )`);
    await runner.query('CREATE UNIQUE INDEX posts_slug ON posts (slug)');
    await runner.query('CREATE INDEX posts_newest ON posts (published_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE posts');
  }
}
