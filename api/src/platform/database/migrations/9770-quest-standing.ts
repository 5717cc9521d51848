import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The current position and state of a run, for lists that do not replay it; unknown for runs that nobody continued. */
export class QuestStanding9770000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quest_runs ADD COLUMN city text, ADD COLUMN cash integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quest_runs DROP COLUMN city, DROP COLUMN cash');
  }
}
