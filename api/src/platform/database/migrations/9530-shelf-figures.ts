import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The figures of an article as they were when the member read it. */
export class ShelfFigures9530000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE post_shelf ADD figures jsonb NOT NULL DEFAULT '[]'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE post_shelf DROP figures');
  }
}
