import type { MigrationInterface, QueryRunner } from 'typeorm';

const places = { cities_country_by_irex: 'country_code', cities_region_by_irex: 'region' };

const score = `(coalesce(-irex::double precision, 'Infinity'::double precision)), slug`;

/** Expressions as the lists' conditions write them. */
const amounts = '(monthly_cost::double precision), speed, (population::double precision)';

const makeIndexes = async (runner: QueryRunner, columns: string): Promise<void> => {
  for (const [name, place] of Object.entries(places)) {
    await runner.query(`DROP INDEX ${name}`);
    await runner.query(`CREATE INDEX ${name} ON cities (${place}, ${columns})`);
  }
};

/**
 * Indexes that tell which cities of a country or region are too expensive, slow or small, so only the rows shown are
 * fetched.
 */
export class PlaceLists9400000000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return makeIndexes(runner, `${score}, ${amounts}`);
  }

  down(runner: QueryRunner): Promise<void> {
    return makeIndexes(runner, score);
  }
}
