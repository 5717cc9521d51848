import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Removes flags of runs whose replay took long in real time: that measured how busy the machine was, not the run. */
export class QuestFlags9690000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM quest_flags WHERE flag = 'too_slow'");
  }

  async down(): Promise<void> {
    // The flags were wrong, so they are not restored.
  }
}
