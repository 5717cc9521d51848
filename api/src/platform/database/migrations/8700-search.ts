import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts a search once for each subject in `who` and returns each one's count; null when one of them would exceed the
 * limit. A search that any of them made before is free. Concurrent callers of one subject wait for each other, so two
 * processes never grant the last search twice.
 */
const createCount = `
  CREATE FUNCTION count_search(at_day date, who text[], what text, most integer) RETURNS integer
  LANGUAGE plpgsql AS $$
  DECLARE
    one text;
    used integer;
    known boolean;
  BEGIN
    FOR one IN SELECT unnest(who) ORDER BY 1 LOOP
      PERFORM pg_advisory_xact_lock(hashtextextended('search ' || one, 0));
    END LOOP;
    SELECT coalesce(max(searches), 0) INTO used FROM (
      SELECT count(*)::integer AS searches FROM counted_searches
      WHERE day = at_day AND subject = ANY (who) GROUP BY subject) AS counted;
    SELECT EXISTS (SELECT FROM counted_searches WHERE day = at_day AND subject = ANY (who) AND search = what) INTO known;
    IF known THEN RETURN used; END IF;
    IF used >= most THEN RETURN NULL; END IF;
    INSERT INTO counted_searches (day, subject, search) SELECT at_day, unnest(who), what ON CONFLICT DO NOTHING;
    RETURN used + 1;
  END $$`;

/** City traits for search phrases, besides the list columns, and the searches of the day. */
export class Search8700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE city_search_profiles (
        city_slug text NOT NULL,
        rent double precision,
        air double precision,
        english double precision,
        english_official boolean,
        airport_km double precision,
        safety_index double precision,
        temp_year double precision,
        rain_year double precision,
        coldest_month double precision,
        hottest_month double precision,
        temps double precision array,
        rains double precision array,
        nomad_visa_months integer,
        entry jsonb NOT NULL,
        CONSTRAINT "PK_city_search_profiles" PRIMARY KEY (city_slug),
        CONSTRAINT "FK_city_search_profiles_city" FOREIGN KEY (city_slug) REFERENCES cities (slug) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TRIGGER city_search_profiles_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON city_search_profiles
      FOR EACH STATEMENT EXECUTE FUNCTION count_data_change('cities')`);
    await runner.query(`
      CREATE TABLE counted_searches (
        day date NOT NULL,
        subject text NOT NULL,
        search text NOT NULL,
        CONSTRAINT "PK_counted_searches" PRIMARY KEY (day, subject, search)
      )`);
    await runner.query(createCount);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION count_search(date, text[], text, integer)');
    await runner.query('DROP TABLE counted_searches');
    await runner.query('DROP TABLE city_search_profiles');
  }
}
