import type { EntityManager } from 'typeorm';

/** Rebuilds the searchable names: every city, country and region of the table. */
export const storeSearchEntries = async (manager: EntityManager): Promise<void> => {
  await manager.query(`DELETE FROM city_search_entries`);
  await manager.query(
    `INSERT INTO city_search_entries (kind, key, name, form, country, region, irex, cities)
     SELECT 'city', slug, name, name_form, country, region, irex, 1 FROM cities WHERE irex IS NOT NULL
     UNION ALL
     SELECT 'country', country_code, min(country), search_form(min(country)), NULL, NULL, max(irex), count(*)
     FROM cities WHERE irex IS NOT NULL GROUP BY country_code
     UNION ALL
     SELECT 'region', region, region, search_form(region), NULL, NULL, max(irex), count(*)
     FROM cities WHERE irex IS NOT NULL GROUP BY region`,
  );
};
