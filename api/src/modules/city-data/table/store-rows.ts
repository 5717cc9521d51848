import {
  isReliability,
  type ClimateMonth,
  type SafetyLabel,
  type Source,
  type TableFigure,
} from '@wanderwork/contracts';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../../../platform/database/entity-rows.js';
import { execute, readRows, sql } from '../../../platform/database/sql.js';
import { City, CityFigure, FigureSource } from '../../cities/index.js';
import { toPlace, toRow, type Cities } from './cells.js';
import { applyChanges, type Change } from './changes.js';
import type { CityRow } from './cells.js';
import { getWeatherLabel } from './weather-label.js';

const getNumber = (figure: TableFigure | undefined): number | null =>
  typeof figure?.value === 'number' ? figure.value : null;

const getText = (figure: TableFigure | undefined): string | null =>
  typeof figure?.value === 'string' ? figure.value : null;

const getMonths = (figure: TableFigure | undefined): (number | null)[] =>
  Array.isArray(figure?.value) ? figure.value : [];

const roundOrNull = (value: number | null): number | null => (value === null ? null : Math.round(value));

const toClimate = ({ figures }: CityRow): ClimateMonth[] | null => {
  const temperatures = getMonths(figures.climate?.temperature_months);
  const rain = getMonths(figures.climate?.rain_months);
  if (temperatures.length === 0 && rain.length === 0) return null;
  return Array.from({ length: 12 }, (_, month) => ({
    tempC: temperatures[month] ?? null,
    rainMm: rain[month] ?? null,
  }));
};

/** The columns of a city that lists show, filter and sort by. They come from its printed figures. */
export const toCity = (row: CityRow) => {
  const cost = row.figures.cost?.monthly_cost;
  const speed = row.figures.internet?.download;
  const safety = row.figures.safety?.safety_label;
  const climate = toClimate(row);
  return {
    slug: row.slug,
    ...toPlace(row),
    population: roundOrNull(getNumber(row.figures.community?.population)),
    monthlyCost: roundOrNull(getNumber(cost)),
    monthlyCostGrade: cost?.grade ?? null,
    monthlyCostReliability: cost?.range && isReliability(cost.basis) ? cost.basis : null,
    speed: getNumber(speed),
    speedGrade: speed?.grade ?? null,
    safety: getText(safety) as SafetyLabel | null,
    safetyGrade: safety?.grade ?? null,
    climate,
    weather: getWeatherLabel(climate),
  } satisfies Partial<City>;
};

const toCityFigure =
  (citySlug: string, scoreOnly: boolean) =>
  ([key, { source, range, ...figure }]: [string, TableFigure]) =>
    ({
      citySlug,
      key,
      scoreOnly,
      sourceId: source,
      range: range ?? null,
      ...figure,
    }) satisfies Partial<CityFigure>;

const toCityFigures = ({ slug, figures, scoreOnly }: CityRow) => [
  ...Object.values(figures).flatMap((group) => Object.entries(group).map(toCityFigure(slug, false))),
  ...Object.entries(scoreOnly).map(toCityFigure(slug, true)),
];

/** The forms of names for search and sorting. */
const searchForms = {
  nameForm: sql`search_form(name)`,
  searchForm: sql`search_form(concat_ws(' / ', name, country, region))`,
};

/** Writes cities with their figures and sources. All figures of a city are replaced. */
export const storeRows = async (
  manager: EntityManager,
  { cities, sources }: { cities: readonly CityRow[]; sources: readonly Source[] },
): Promise<void> => {
  await insertRows(manager, FigureSource, sources, { onConflict: 'update' });
  await insertRows(manager, City, cities.map(toCity), { onConflict: 'update', computed: searchForms });
  const slugs = cities.map(({ slug }) => slug);
  await execute(manager, sql`DELETE FROM city_figures WHERE city_slug = ANY(${slugs})`);
  await insertRows(manager, CityFigure, cities.flatMap(toCityFigures));
};

/** The ids of the stored sources, which figures may refer to. */
export const readSourceIds = async (manager: EntityManager): Promise<Set<string>> => {
  const rows = await readRows<{ id: string }>(manager, sql`SELECT id FROM figure_sources`);
  return new Set(rows.map(({ id }) => id));
};

/**
 * Writes `changes` to the table, with the sources they need. The caller must then update scores and other derived
 * data.
 */
export const storeChanges = async (
  manager: EntityManager,
  cities: Cities,
  changes: readonly Change[],
  sources: readonly Source[],
): Promise<void> => {
  const next = applyChanges(cities, changes);
  const touched = [...new Set(changes.map(({ city }) => city))];
  const removed = touched.filter((slug) => !next.has(slug));
  const rows = touched.filter((slug) => next.has(slug)).map((slug) => toRow(slug, next.get(slug)!));
  await storeRows(manager, { cities: rows, sources });
  await execute(manager, sql`DELETE FROM cities WHERE slug = ANY(${removed})`);
};
