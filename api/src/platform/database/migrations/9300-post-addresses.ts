import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earlier addresses of posts, so that old links still work. */
export class PostAddresses9300000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE posts ADD former_slugs text array NOT NULL DEFAULT '{}'");
    await runner.query('CREATE INDEX posts_former_slugs ON posts USING gin (former_slugs)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX posts_former_slugs');
    await runner.query('ALTER TABLE posts DROP former_slugs');
  }
}
