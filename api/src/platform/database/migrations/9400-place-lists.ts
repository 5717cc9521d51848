import type { MigrationInterface, QueryRunner } from 'typeorm';

const places = { cities_country_by_irex: 'country_code', cities_region_by_irex: 'region' };

const score = `(coalesce(-irex::double precision, 'Infinity'::double precision)), slug`;

/** As the conditions of lists compare them. */
const amounts = '(monthly_cost::double precision), speed, (population::double precision)';

const makeIndexes = async (runner: QueryRunner, columns: string): Promise<void> => {
  for (const [name, place] of Object.entries(places)) {
    await runner.query(`DROP INDEX ${name}`);
    await runner.query(`CREATE INDEX ${name} ON cities (${place}, ${columns})`);
  }
};

/** The list of a country or region tells in its index which cities are too dear, slow or small: only those shown are fetched. */
export class PlaceLists9400000000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return makeIndexes(runner, `${score}, ${amounts}`);
  }

  down(runner: QueryRunner): Promise<void> {
    return makeIndexes(runner, score);
  }
}
