import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs were flagged whose replay took long by the clock, which says how busy a machine was and nothing of the run. */
export class QuestFlags9690000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM quest_flags WHERE flag = 'too_slow'");
  }

  async down(): Promise<void> {
    // What was never true is not brought back.
  }
}
