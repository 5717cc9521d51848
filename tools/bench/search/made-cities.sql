-- Cities that look like those of the table, as many as :count: each is a real one with other figures nearby, in the same
-- country, under a name made of syllables. The same come out every time. For a database of a benchmark's or test's own.

-- A share between -1 and 1 that belongs to a city and a figure.
CREATE FUNCTION pg_temp.off(city integer, figure integer) RETURNS double precision LANGUAGE sql IMMUTABLE
AS $$ SELECT hashint4(city # figure)::double precision / 2147483648 $$;

INSERT INTO cities SELECT 'made-' || n, initcap(made.name), country, country_code, region,
    latitude + pg_temp.off(n, 1), longitude + pg_temp.off(n, 2), timezone, NULL,
    greatest(500, population * exp(1.5 * pg_temp.off(n, 3)))::integer,
    greatest(200, monthly_cost * (1 + 0.3 * pg_temp.off(n, 4)))::integer, monthly_cost_grade,
    speed * (1 + 0.25 * pg_temp.off(n, 5)), speed_grade, safety, safety_grade, climate, weather,
    least(99, greatest(1, irex + 12 * pg_temp.off(n, 6))), greatest(0, irex - 15), least(100, irex + 15),
    irex_confidence,
    made.name, made.name || ' ' || lower(country) || ' ' || lower(region), monthly_cost_reliability,
    (SELECT array_agg(least(99, greatest(1, score + 12 * pg_temp.off(n, 6))) ORDER BY at)
        FROM unnest(month_scores) WITH ORDINALITY AS t (score, at))
FROM generate_series(1, :count) AS n
JOIN (SELECT cities.*, row_number() OVER (ORDER BY slug) AS at FROM cities WHERE irex IS NOT NULL) AS model
    ON model.at = 1 + n % (SELECT count(*) FROM cities WHERE irex IS NOT NULL),
LATERAL (SELECT (ARRAY['bar','mon','sel','tor','vin','kal','dur','fen','gol','har','jas','lum','nor','pel','rad','san'])[1 + n % 16]
|| (ARRAY['a','e','i','o','u','ai','ei','ou'])[1 + n / 16 % 8]
|| (ARRAY['d','l','m','n','r','s','t','v','b','k','g','p','z','x','f','h'])[1 + n / 128 % 16]
|| (ARRAY['a','e','i','o','u'])[1 + n / 2048 % 5]
|| (ARRAY['burg','ville','ton','grad','stad','mouth','field','haven','ford','mar','polis','dale','wick','port','holm','by'])[1 + n / 10240 % 16]
|| CASE WHEN n >= 163840 THEN ' ' || (ARRAY['nova','alta','vieja','minor','sur','nord'])[1 + n / 163840 % 6] ELSE '' END AS name) AS made;

INSERT INTO city_search_profiles SELECT slug, rent * (1 + 0.3 * pg_temp.off(n, 7)), air * (1 + 0.3 * pg_temp.off(n,
  8)), english,
    english_official, abs(airport_km * (1 + 0.8 * pg_temp.off(n, 9))), safety_index + 8 * pg_temp.off(n, 10),
    temp_year + shift,
    rain_year * (1 + 0.2 * pg_temp.off(n, 11)), coldest_month + shift, hottest_month + shift,
    (SELECT array_agg(month + shift ORDER BY at) FROM unnest(temps) WITH ORDINALITY AS t (month, at)), rains,
    nomad_visa_months, entry, country_code, region,
    city_traits(slug, monthly_cost, population, speed, air * (1 + 0.3 * pg_temp.off(n, 8)),
        safety_index + 8 * pg_temp.off(n, 10), temp_year + shift, rain_year * (1 + 0.2 * pg_temp.off(n, 11)))
FROM (
    SELECT slug, country_code, region, monthly_cost, population, speed, substr(slug, 6)::integer AS n FROM cities WHERE slug LIKE 'made-%') AS made
JOIN (
    SELECT profile.*, row_number() OVER (ORDER BY slug) AS at
    FROM cities JOIN city_search_profiles AS profile ON city_slug = slug
    WHERE irex IS NOT NULL AND slug NOT LIKE 'made-%') AS model
    ON model.at = 1 + n % (SELECT count(*) FROM cities WHERE irex IS NOT NULL AND slug NOT LIKE 'made-%'),
LATERAL (SELECT round((4 * pg_temp.off(n, 12))::numeric, 1)::double precision AS shift) AS shifted;

INSERT INTO city_search_entries (kind, key, name, form, country, region, irex, cities)
SELECT 'city', slug, name, name_form, country, region, irex, 1 FROM cities WHERE slug LIKE 'made-%';

INSERT INTO irex_scores SELECT made.slug, formula_version, inputs_hash, raw, made.irex, low, high, rank, rank_low,
    rank_high, confidence, dimensions, '{}', computed_at
FROM (SELECT slug, irex, substr(slug, 6)::integer AS n FROM cities WHERE slug LIKE 'made-%') AS made
JOIN (SELECT *, row_number() OVER (ORDER BY city_slug) AS at FROM irex_scores) AS model
    ON model.at = 1 + n % (SELECT count(*) FROM irex_scores);

ANALYZE cities;

ANALYZE city_search_profiles;

ANALYZE city_search_entries;

ANALYZE irex_scores;

SELECT draw_city_sample();
