import type { EntityManager } from 'typeorm';
import { execute, sql } from '../../../platform/database/sql.js';

/** Rebuilds the searchable names: every city, country and region of the table. */
export const storeSearchEntries = async (manager: EntityManager): Promise<void> => {
  await execute(manager, sql`DELETE FROM city_search_entries`);
  await execute(
    manager,
    sql`INSERT INTO city_search_entries (kind, key, name, form, country, region, irex, cities)
     SELECT 'city', slug, name, name_form, country, region, irex, 1 FROM cities WHERE irex IS NOT NULL
     UNION ALL
     SELECT 'country', country_code, min(country), search_form(min(country)), NULL, NULL, max(irex), count(*)
     FROM cities WHERE irex IS NOT NULL GROUP BY country_code
     UNION ALL
     SELECT 'region', region, region, search_form(region), NULL, NULL, max(irex), count(*)
     FROM cities WHERE irex IS NOT NULL GROUP BY region`,
  );
};

/**
 * Free movement counts as longer than any stay somebody could ask for. "visa free" without a number counts as one
 * year.
 */
const FREE_MOVEMENT_DAYS = 3650;
const VISA_FREE_DAYS = 365;

/**
 * Rebuilds the search profiles, one row per city. A visa of any kind, including on arrival or online, counts as 0
 * days without a visa.
 */
export const storeSearchProfiles = async (manager: EntityManager): Promise<void> => {
  await execute(manager, sql`DELETE FROM city_search_profiles`);
  await execute(
    manager,
    sql`INSERT INTO city_search_profiles (city_slug, rent, air, english, english_official, airport_km, safety_index,
       temp_year, rain_year, coldest_month, hottest_month, temps, rains, nomad_visa_months, entry, in_country, in_region,
       traits)
     SELECT slug, (of ->> 'rent')::double precision, (of ->> 'air_pm25')::double precision,
       (of ->> 'english_share')::double precision, of ->> 'english_official' = 'yes',
       (of ->> 'airport_large_km')::double precision, (of ->> 'safety_index')::double precision,
       (of ->> 'temperature_year')::double precision, (of ->> 'rain_year')::double precision,
       CASE WHEN known = 12 THEN coldest END, CASE WHEN known = 12 THEN hottest END, temps, rains,
       CASE WHEN of ->> 'nomad_visa' IN ('yes', 'partial')
         THEN coalesce(floor((of ->> 'nomad_visa_months')::numeric)::integer, 0) END,
       coalesce(entry, '{}'), country_code, region,
       city_traits(slug, monthly_cost, population, speed, (of ->> 'air_pm25')::double precision,
         (of ->> 'safety_index')::double precision, (of ->> 'temperature_year')::double precision,
         (of ->> 'rain_year')::double precision)
     FROM (
       SELECT city_slug AS slug, jsonb_object_agg(key, value) AS of,
         jsonb_object_agg(substr(key, 7), CASE
           WHEN value #>> '{}' = 'home' THEN ${FREE_MOVEMENT_DAYS}::integer
           WHEN value #>> '{}' = 'visa free' THEN ${VISA_FREE_DAYS}::integer
           WHEN value #>> '{}' ~ '^[0-9]{1,4}$' THEN (value #>> '{}')::integer
           ELSE 0 END) FILTER (WHERE key LIKE 'entry\\_%') AS entry
       FROM city_figures WHERE NOT score_only AND value IS NOT NULL GROUP BY city_slug) AS figures
     JOIN cities USING (slug),
     LATERAL (SELECT array_agg(month::double precision ORDER BY at) AS temps, count(month) AS known,
         min(month::double precision) AS coldest, max(month::double precision) AS hottest
       FROM jsonb_array_elements_text(of -> 'temperature_months') WITH ORDINALITY AS t (month, at)) AS temperatures,
     LATERAL (SELECT array_agg(month::double precision ORDER BY at) AS rains
       FROM jsonb_array_elements_text(of -> 'rain_months') WITH ORDINALITY AS r (month, at)) AS rain`,
  );
  await execute(manager, sql`SELECT draw_city_sample()`);
};
