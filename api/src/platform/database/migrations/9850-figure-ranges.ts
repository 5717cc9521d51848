import type { MigrationInterface, QueryRunner } from 'typeorm';

const renamedKeys = { rent_center: 'rent', other_with_coworking: 'other' };

/** Renames figures, and the same figures in batches: a figure that somebody set stays set, and can be rolled back. */
const renameFigures = async (runner: QueryRunner, names: [from: string, to: string][]): Promise<void> => {
  for (const [from, to] of names) {
    await runner.query(`UPDATE city_figures SET key = '${to}' WHERE key = '${from}'`);
    await runner.query(`UPDATE city_batch_changes SET cell = '${to}' WHERE cell = '${from}'`);
  }
};

/**
 * Figures get an 80% range, in their own unit. There is one rent, and the three sample cities have the same kinds of
 * figures as all others. The import of the shipped table, which follows, replaces all figures that nobody has set.
 */
export class FigureRanges9850000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE city_figures ADD COLUMN range jsonb');
    await runner.query('ALTER TABLE cities ADD COLUMN monthly_cost_reliability text');
    await runner.query(`DELETE FROM city_figures WHERE key IN ('rent_outside', 'given_speed', 'meal')`);
    await renameFigures(runner, Object.entries(renamedKeys));
    await runner.query(`UPDATE city_figures SET grade = 'estimate' WHERE grade = 'given'`);
    await runner.query(
      `UPDATE cities SET monthly_cost_grade = 'estimate' WHERE monthly_cost_grade = 'given'`,
    );
    await runner.query('ALTER TABLE cities DROP COLUMN launch_sample');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cities ADD COLUMN launch_sample boolean NOT NULL DEFAULT false');
    await renameFigures(
      runner,
      Object.entries(renamedKeys).map(([from, to]) => [to, from]),
    );
    await runner.query('ALTER TABLE cities DROP COLUMN monthly_cost_reliability');
    await runner.query('ALTER TABLE city_figures DROP COLUMN range');
  }
}
