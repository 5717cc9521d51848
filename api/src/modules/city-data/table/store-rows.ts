import type { EntityManager } from 'typeorm';
import { toCityColumns } from './city-columns.js';
import type { CityRow, RowFigure, SourceRow } from './city-row.js';
import { toRow, type Cities } from './cells.js';
import { applyChanges, type Change } from './changes.js';

const storeSources = (manager: EntityManager, sources: readonly SourceRow[]) =>
  manager.query(
    `INSERT INTO figure_sources (id, title, url, licence, attribution)
     SELECT id, title, url, licence, attribution FROM jsonb_to_recordset($1::jsonb)
       AS source (id text, title text, url text, licence text, attribution text)
     ON CONFLICT (id) DO UPDATE SET title = excluded.title, url = excluded.url,
       licence = excluded.licence, attribution = excluded.attribution`,
    [JSON.stringify(sources)],
  );

/** The ids of the stored sources, which figures may refer to. */
export const readSourceIds = async (manager: EntityManager): Promise<Set<string>> => {
  const rows: { id: string }[] = await manager.query('SELECT id FROM figure_sources');
  return new Set(rows.map(({ id }) => id));
};

const storeCities = (manager: EntityManager, cities: readonly CityRow[]) =>
  manager.query(
    `INSERT INTO cities (slug, name, country, country_code, region, latitude, longitude, timezone, geoname_id,
       population, monthly_cost, monthly_cost_grade, speed, speed_grade, safety, safety_grade, climate, weather,
       launch_sample, name_form, search_form)
     SELECT slug, name, country, country_code, region, latitude, longitude, timezone, geoname_id,
       population, monthly_cost, monthly_cost_grade, speed, speed_grade, safety, safety_grade,
       nullif(climate, 'null'), weather, launch_sample,
       search_form(name), search_form(concat_ws(' / ', name, country, region))
     FROM jsonb_to_recordset($1::jsonb) AS city (slug text, name text, country text, country_code text, region text,
       latitude double precision, longitude double precision, timezone text, geoname_id integer, population integer,
       monthly_cost integer, monthly_cost_grade text, speed double precision, speed_grade text, safety text,
       safety_grade text, climate jsonb, weather text, launch_sample boolean)
     ON CONFLICT (slug) DO UPDATE SET name = excluded.name, country = excluded.country,
       country_code = excluded.country_code, region = excluded.region, latitude = excluded.latitude,
       longitude = excluded.longitude, timezone = excluded.timezone, geoname_id = excluded.geoname_id,
       population = excluded.population, monthly_cost = excluded.monthly_cost,
       monthly_cost_grade = excluded.monthly_cost_grade, speed = excluded.speed, speed_grade = excluded.speed_grade,
       safety = excluded.safety, safety_grade = excluded.safety_grade, climate = excluded.climate,
       weather = excluded.weather, launch_sample = excluded.launch_sample, name_form = excluded.name_form,
       search_form = excluded.search_form`,
    [JSON.stringify(cities.map(toCityColumns))],
  );

const toFigureRow =
  (city: CityRow, scoreOnly: boolean) =>
  ([key, figure]: [string, RowFigure]) => ({
    city_slug: city.slug,
    key,
    score_only: scoreOnly,
    ...figure,
  });

const toFigureRows = (city: CityRow) => [
  ...Object.values(city.figures).flatMap((group) => Object.entries(group).map(toFigureRow(city, false))),
  ...Object.entries(city.scoreOnly).map(toFigureRow(city, true)),
];

const storeFigures = async (manager: EntityManager, cities: readonly CityRow[]) => {
  await manager.query(`DELETE FROM city_figures WHERE city_slug = ANY($1)`, [cities.map(({ slug }) => slug)]);
  await manager.query(
    `INSERT INTO city_figures (city_slug, key, score_only, value, source_id, year, grade, note, basis)
     SELECT city_slug, key, score_only, nullif(value, 'null'), source, year, grade, note, basis
     FROM jsonb_to_recordset($1::jsonb) AS figure (city_slug text, key text, score_only boolean, value jsonb,
       source text, year text, grade text, note text, basis text)`,
    [JSON.stringify(cities.flatMap(toFigureRows))],
  );
};

/** Writes cities with their figures and sources. All figures of a city are replaced. */
export const storeRows = async (
  manager: EntityManager,
  { cities, sources }: { cities: readonly CityRow[]; sources: readonly SourceRow[] },
): Promise<void> => {
  await storeSources(manager, sources);
  await storeCities(manager, cities);
  await storeFigures(manager, cities);
};

/**
 * Writes `changes` to the table, with the sources they need. The caller must then update scores and other derived
 * data.
 */
export const storeChanges = async (
  manager: EntityManager,
  cities: Cities,
  changes: readonly Change[],
  sources: readonly SourceRow[],
): Promise<void> => {
  const next = applyChanges(cities, changes);
  const touched = [...new Set(changes.map(({ city }) => city))];
  const removed = touched.filter((slug) => !next.has(slug));
  const rows = touched.filter((slug) => next.has(slug)).map((slug) => toRow(slug, next.get(slug)!));
  await storeRows(manager, { cities: rows, sources });
  await manager.query('DELETE FROM cities WHERE slug = ANY($1)', [removed]);
};
