import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a run stands and with what, for lists that do not play it again; unknown of those that nobody went on with. */
export class QuestStanding9770000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quest_runs ADD COLUMN city text, ADD COLUMN cash integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quest_runs DROP COLUMN city, DROP COLUMN cash');
  }
}
