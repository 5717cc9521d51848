import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The cities that a post is about. */
export class PostCities9050000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE posts ADD cities text array NOT NULL DEFAULT '{}'");
    await runner.query('CREATE INDEX posts_cities ON posts USING gin (cities)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX posts_cities');
    await runner.query('ALTER TABLE posts DROP cities');
  }
}
