import type { MigrationInterface, QueryRunner } from 'typeorm';

const number = 'double precision';
const logarithm = (column: string, base: number) => `ln(greatest(${column}, 0.1)) / ln(${base}::${number})`;

/** The traits that make cities similar, each in steps that people notice. The search code has the same list. */
const traits = [
  logarithm('cost', 1.5),
  logarithm('people', 3),
  logarithm('speed', 2),
  logarithm('air', 2),
  'safety / 15',
  'temp / 4',
  'rain / 400',
];

const corner = (unknown: number) => traits.map((trait) => `coalesce(${trait}, ${unknown})`).join(', ');

/**
 * A city as a point, so that the sum of differences to another city is their distance. An unknown trait spans the whole
 * range and differs from nothing; the last side adds one and a half for each unknown trait. A value of at most a
 * millionth, derived from the city's name, keeps that side from being equal for most cities: an index over flat boxes
 * is useless.
 */
const createTraits = `
  CREATE FUNCTION city_traits(slug text, cost ${number}, people ${number}, speed ${number}, air ${number},
    safety ${number}, temp ${number}, rain ${number})
  RETURNS cube LANGUAGE sql IMMUTABLE AS $$
    SELECT cube(ARRAY[${corner(-100)}, missing], ARRAY[${corner(100)}, missing])
    FROM (SELECT 1.5 * num_nulls(cost, people, speed, air, safety, temp, rain)
      + abs(hashtext(slug)::${number}) / 2147483648 * 1e-6) AS last (missing) $$`;

/** An index for the cities most similar to one. */
export class CityTraits9210000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS cube');
    await runner.query(createTraits);
    await runner.query('ALTER TABLE city_search_profiles ADD traits cube');
    await runner.query(`
      UPDATE city_search_profiles
      SET traits = city_traits(slug, monthly_cost, population, speed, air, safety_index, temp_year, rain_year)
      FROM cities WHERE slug = city_slug`);
    await runner.query('ALTER TABLE city_search_profiles ALTER traits SET NOT NULL');
    await runner.query(
      'CREATE INDEX city_search_profiles_traits ON city_search_profiles USING gist (traits)',
    );
    await runner.query('SELECT draw_city_sample()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE city_search_profiles DROP traits');
    await runner.query('SELECT draw_city_sample()');
    await runner.query(`DROP FUNCTION city_traits(text${`, ${number}`.repeat(7)})`);
    await runner.query('DROP EXTENSION cube');
  }
}
