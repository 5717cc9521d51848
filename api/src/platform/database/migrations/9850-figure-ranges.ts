import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Figures get an 80 % range, in their own unit. There is one rent, and the three sample cities have the same kinds of
 * figures as all others.
 */
export class FigureRanges9850000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE city_figures ADD COLUMN range jsonb');
    await runner.query('ALTER TABLE cities ADD COLUMN monthly_cost_reliability text');
    await runner.query(`DELETE FROM city_figures WHERE key IN ('rent_outside', 'given_speed', 'meal')`);
    await runner.query(`UPDATE city_figures SET key = 'rent' WHERE key = 'rent_center'`);
    await runner.query(`UPDATE city_figures SET key = 'other' WHERE key = 'other_with_coworking'`);
    await runner.query('ALTER TABLE cities DROP COLUMN launch_sample');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cities ADD COLUMN launch_sample boolean NOT NULL DEFAULT false');
    await runner.query(`UPDATE city_figures SET key = 'rent_center' WHERE key = 'rent'`);
    await runner.query(`UPDATE city_figures SET key = 'other_with_coworking' WHERE key = 'other'`);
    await runner.query('ALTER TABLE cities DROP COLUMN monthly_cost_reliability');
    await runner.query('ALTER TABLE city_figures DROP COLUMN range');
  }
}
