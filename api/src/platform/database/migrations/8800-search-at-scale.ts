import type { MigrationInterface, QueryRunner } from 'typeorm';

const rising = (column: string) => `coalesce(${column}::double precision, 'Infinity'::double precision)`;
const falling = (column: string) => rising(`-${column}`);

/** Conditions on amounts compare double precision, so an index over the integer would not be used. */
const cityIndexes = {
  cities_country_by_irex: `country_code, (${falling('irex')}), slug`,
  cities_region_by_irex: `region, (${falling('irex')}), slug`,
  cities_country_cost: 'country_code, (monthly_cost::double precision)',
  cities_region_cost: 'region, (monthly_cost::double precision)',
  cities_cost: '(monthly_cost::double precision)',
  cities_speed: 'speed',
  cities_people: '(population::double precision)',
  cities_timezone: 'timezone',
  cities_by_cost_falling: `(${falling('monthly_cost')}), slug`,
  cities_by_population_rising: `(${rising('population')}), slug`,
};

const bounded = ['rent', 'air', 'airport_km', 'coldest_month', 'hottest_month'];
const profileIndexes = {
  ...Object.fromEntries(bounded.map((column) => [`city_search_profiles_${column}`, column])),
  city_search_profiles_by_air: `(${rising('air')}), city_slug`,
  city_search_profiles_by_safety: `(${falling('safety_index')}), city_slug`,
  city_search_profiles_by_english: `(${falling('english')}), city_slug`,
  city_search_profiles_by_warmth: `(${falling('temp_year')}), city_slug`,
  city_search_profiles_by_cold: `(${rising('temp_year')}), city_slug`,
  city_search_profiles_by_rain: `(${falling('rain_year')}), city_slug`,
  city_search_profiles_by_dryness: `(${rising('rain_year')}), city_slug`,
};

/** The best-scored names with this beginning, without reading the others. */
const entryIndexes = Object.fromEntries(
  [1, 2, 3].map((letters) => [
    `city_search_entries_by_${letters}`,
    `("left"(form, ${letters})), irex DESC, key`,
  ]),
);

const indexes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cities: cityIndexes,
  city_search_profiles: profileIndexes,
  city_search_entries: entryIndexes,
};

/**
 * Draws a sample of a large table, with every column that conditions use, to estimate how many cities match without
 * counting all. A table small enough to count is not sampled. The same cities always give the same sample.
 */
const createSample = `
  CREATE FUNCTION draw_city_sample() RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    countable CONSTANT integer := 20000;
    drawn CONSTANT integer := 1000;
  BEGIN
    DROP TABLE IF EXISTS city_sample;
    CREATE TABLE city_sample AS
      SELECT * FROM cities LEFT JOIN city_search_profiles ON city_slug = slug
      WHERE irex IS NOT NULL AND (SELECT count(*) FROM cities) > countable
      ORDER BY hashtext(slug), slug LIMIT drawn;
    ANALYZE city_sample;
  END $$`;

/** Only closely similar names: below this share of trigrams, most of a large table is similar. */
const createCloseNames = `
  CREATE FUNCTION close_names(meant text) RETURNS SETOF city_search_entries LANGUAGE sql STABLE
  SET pg_trgm.similarity_threshold = 0.45
  AS $$ SELECT * FROM city_search_entries WHERE meant % form $$`;

/** As before, except that a search that was already counted waits for nobody. */
const createCount = `
  CREATE OR REPLACE FUNCTION count_search(at_day date, who text[], what text, most integer) RETURNS integer
  LANGUAGE plpgsql AS $$
  DECLARE
    one text;
    used integer;
    known boolean;
  BEGIN
    SELECT EXISTS (SELECT FROM counted_searches WHERE day = at_day AND subject = ANY (who) AND search = what) INTO known;
    IF NOT known THEN
      FOR one IN SELECT unnest(who) ORDER BY 1 LOOP
        PERFORM pg_advisory_xact_lock(hashtextextended('search ' || one, 0));
      END LOOP;
      SELECT EXISTS (SELECT FROM counted_searches WHERE day = at_day AND subject = ANY (who) AND search = what) INTO known;
    END IF;
    SELECT coalesce(max(searches), 0) INTO used FROM (
      SELECT count(*)::integer AS searches FROM counted_searches
      WHERE day = at_day AND subject = ANY (who) GROUP BY subject) AS counted;
    IF known THEN RETURN used; END IF;
    IF used >= most THEN RETURN NULL; END IF;
    INSERT INTO counted_searches (day, subject, search) SELECT at_day, unnest(who), what ON CONFLICT DO NOTHING;
    RETURN used + 1;
  END $$`;

const names = (table: string) => Object.entries(indexes[table] ?? {});

/** Finds everything in a table of a million cities by an index, and estimates large counts from a sample. */
export class SearchAtScale8800000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(indexes))
      for (const [name, columns] of names(table))
        await runner.query(`CREATE INDEX ${name} ON ${table} (${columns})`);
    await runner.query(createSample);
    await runner.query('SELECT draw_city_sample()');
    await runner.query(createCloseNames);
    await runner.query(createCount);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION close_names(text)');
    await runner.query('DROP TABLE city_sample');
    await runner.query('DROP FUNCTION draw_city_sample()');
    for (const table of Object.keys(indexes))
      for (const [name] of names(table)) await runner.query(`DROP INDEX ${name}`);
  }
}
