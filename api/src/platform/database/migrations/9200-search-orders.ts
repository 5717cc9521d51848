import type { MigrationInterface, QueryRunner } from 'typeorm';

const months = Array.from({ length: 12 }, (_, at) => [at + 1]);
/** The periods that people name: spring, summer, autumn, winter and the whole year. */
const stretches = [[3, 4, 5], [6, 7, 8], [9, 10, 11], [1, 2, 12], months.flat()];

const meanOf = (span: readonly number[]): string =>
  span.length === 1
    ? `temps[${span[0]}]`
    : `(${span.map((month) => `temps[${month}]`).join(' + ')}) / ${span.length}`;

const orderOf = (sign: string, mean: string) =>
  `coalesce(${sign}(${mean})::double precision, 'Infinity'::double precision)`;

/** Few cities share a mean at the start of such a list, so the index does not need their slugs. */
const byMonths = Object.fromEntries(
  [...months, ...stretches].flatMap((span) => [
    [`city_search_profiles_warm_${span.join('_')}`, `(${orderOf('-', meanOf(span))})`],
    [`city_search_profiles_cold_${span.join('_')}`, `(${orderOf('', meanOf(span))})`],
  ]),
);

/** The other conditions on the cities of one place are answered from the index alone. */
const asked = 'rent, air, airport_km, coldest_month, hottest_month, safety_index, english';
const indexes: Readonly<Record<string, string>> = {
  ...byMonths,
  city_search_profiles_of_country: `in_country, ${asked}`,
  city_search_profiles_of_region: `in_region, ${asked}`,
};

/** Indexes for the warmest cities of a month or season, and for the few cities of a place that match a condition. */
export class SearchOrders9200000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE city_search_profiles ADD in_country text, ADD in_region text');
    await runner.query(`
      UPDATE city_search_profiles SET in_country = country_code, in_region = region FROM cities WHERE slug = city_slug`);
    for (const [name, columns] of Object.entries(indexes))
      await runner.query(`CREATE INDEX ${name} ON city_search_profiles (${columns})`);
    await runner.query('SELECT draw_city_sample()');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes)) await runner.query(`DROP INDEX ${name}`);
    await runner.query('ALTER TABLE city_search_profiles DROP in_country, DROP in_region');
    await runner.query('SELECT draw_city_sample()');
  }
}
