import type { MigrationInterface, QueryRunner } from 'typeorm';

const months = Array.from({ length: 12 }, (_, at) => at + 1);

/**
 * The score of each city in each month, with an index for the order of each. The import of the shipped table, which
 * follows, computes them.
 */
export class MonthScores9860000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['cities', 'irex_scores'])
      await runner.query(`ALTER TABLE ${table} ADD COLUMN month_scores double precision[]`);
    for (const month of months)
      await runner.query(`
        CREATE INDEX cities_by_month_${month}
        ON cities ((coalesce(-month_scores[${month}], 'Infinity'::double precision)), slug)`);
    await runner.query('SELECT draw_city_sample()');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['cities', 'irex_scores'])
      await runner.query(`ALTER TABLE ${table} DROP COLUMN month_scores`);
    await runner.query('SELECT draw_city_sample()');
  }
}
