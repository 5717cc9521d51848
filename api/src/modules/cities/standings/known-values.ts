/**
 * SQL that selects known values, one row each: figures by the keys in `$1`, and the dimensions of scores rounded to
 * tenths as pages show them, so that values that print alike share a place. `where` restricts the cities.
 */
export const buildKnownValuesSql = (where = 'true'): string => `
  SELECT city_slug, 'figure' AS part, key, value::float8 AS value FROM city_figures
  WHERE key = ANY ($1) AND NOT score_only AND jsonb_typeof(value) = 'number' AND ${where}
  UNION ALL
  SELECT city_slug, 'dimension', scored ->> 'key', round((scored ->> 'score')::numeric, 1)::float8
  FROM irex_scores, jsonb_array_elements(dimensions) AS scored WHERE ${where}`;
