import type { BoundFigure, Bounds, PhraseFilter, PlaceScope } from '@wanderwork/contracts';
import { MUGGY_LIMITS } from '../phrases/meanings.js';
import { join, raw, sql, type Sql } from '../../../platform/database/sql.js';
import { buildRangeConditions, joinConditions } from '../listing/city-filters.js';

/** The column of each figure, in `cities` or in `city_search_profiles`. */
export const figureColumns: Readonly<Record<BoundFigure, Sql>> = {
  irex: sql`irex`,
  cost: sql`monthly_cost`,
  rent: sql`rent`,
  speed: sql`speed`,
  population: sql`population`,
  air: sql`air`,
  english: sql`english`,
  airport: sql`airport_km`,
  safetyIndex: sql`safety_index`,
  tempYear: sql`temp_year`,
  rainYear: sql`rain_year`,
  coldestMonth: sql`coldest_month`,
  hottestMonth: sql`hottest_month`,
};

const buildRange = (column: Sql, bounds: Bounds): Sql => joinConditions(buildRangeConditions(column, bounds));

/** The columns of a city's region and country in `cities`, and their copies in `city_search_profiles`. */
const placeColumns = { region: sql`region`, country: sql`country_code` };
const profilePlaceColumns = { region: sql`in_region`, country: sql`in_country` };

const buildPlaceCondition = ({ regions, countries, cities }: PlaceScope, columns = placeColumns): Sql => {
  // A single place uses `=`, so that its part of an index is in the order of the list.
  const matchAny = (column: Sql, keys: readonly string[] | undefined): Sql[] => {
    if (!keys) return [];
    return [keys.length === 1 ? sql`${column} = ${keys[0]}` : sql`${column} = ANY (${keys}::text[])`];
  };
  const parts = [
    ...matchAny(columns.region, regions),
    ...matchAny(columns.country, countries),
    ...matchAny(sql`slug`, cities),
  ];
  return parts.length > 0 ? sql`(${join(parts, ' OR ')})` : sql`false`;
};

const getMonthColumn = (figure: 'temp' | 'rain', month: number): Sql => raw(`${figure}s[${month}]`);

const buildMuggyMonth = (temp: Sql, rain: Sql): Sql =>
  sql`(${temp} >= ${MUGGY_LIMITS.tempFrom}::double precision AND ${rain} >= ${MUGGY_LIMITS.rainFrom}::double precision)`;

const buildMuggyCondition = (months: readonly number[], is: boolean): Sql => {
  if (months.length > 0)
    return joinConditions(
      months.map((month) => {
        const isMuggy = buildMuggyMonth(getMonthColumn('temp', month), getMonthColumn('rain', month));
        return is ? isMuggy : sql`NOT ${isMuggy}`;
      }),
    );
  const someMonth = sql`EXISTS (SELECT FROM unnest(temps, rains) AS year (temp, rain)
    WHERE ${buildMuggyMonth(sql`temp`, sql`rain`)})`;
  return is
    ? someMonth
    : sql`coldest_month IS NOT NULL AND array_position(rains, NULL) IS NULL AND NOT ${someMonth}`;
};

type FigureFilter = Extract<PhraseFilter, { on: BoundFigure }>;

const isFigure = (filter: PhraseFilter): filter is FigureFilter => filter.on in figureColumns;

const buildCondition = (filter: PhraseFilter): Sql => {
  if (isFigure(filter)) return buildRange(figureColumns[filter.on], filter.bounds);
  switch (filter.on) {
    case 'temp':
    case 'rain':
      return joinConditions(
        filter.months.map((month) => buildRange(getMonthColumn(filter.on, month), filter.bounds)),
      );
    case 'muggy':
      return buildMuggyCondition(filter.months, filter.is);
    case 'safety':
      return sql`safety = ANY (${filter.anyOf}::text[])`;
    case 'place':
      return sql`(${join(
        filter.anyOf.map((scope) => buildPlaceCondition(scope)),
        ' OR ',
      )})`;
    case 'notPlace':
      return sql`NOT ${buildPlaceCondition(filter.scope)}`;
    case 'zone':
      return sql`timezone = ANY (${filter.zones}::text[])`;
    case 'entry':
      return sql`(entry ->> ${filter.passport}::text)::integer >= ${filter.days}::integer`;
    case 'nomadVisa':
      return sql`nomad_visa_months >= ${filter.months}::integer`;
    case 'englishOfficial':
      return sql`english_official = ${filter.is}::boolean`;
  }
};

/** The SQL conditions of a phrase. Unknown figures never match. */
export const buildPhraseConditions = (filters: readonly PhraseFilter[]): Sql[] =>
  filters.map((filter) => sql`(${buildCondition(filter)})`);

const cityFigures = ['irex', 'cost', 'speed', 'population', 'safety', 'place', 'notPlace', 'zone'];

/** The only place that a phrase names; null if it names none or several. */
export const findOnlyScope = (filters: readonly PhraseFilter[]): PlaceScope | null => {
  const places = filters.flatMap((filter) => (filter.on === 'place' ? [filter.anyOf] : []));
  const [scope] = places[0] ?? [];
  return places.length === 1 && places[0]?.length === 1 && scope ? scope : null;
};

/** Tells whether a phrase names the cities it asks for. Those are few, however large the table is. */
export const namesCities = (filters: readonly PhraseFilter[]): boolean =>
  filters.some(
    (filter) =>
      filter.on === 'place' && filter.anyOf.every(({ regions, countries }) => !regions && !countries),
  );

/**
 * The condition on the phrase's only country or region, for which an index has the cities by score; null if there is
 * none or more than one.
 */
export const buildOnlyPlaceCondition = (filters: readonly PhraseFilter[]): Sql | null => {
  const scope = findOnlyScope(filters);
  const keys = [...(scope?.regions ?? []), ...(scope?.countries ?? []), ...(scope?.cities ?? [])];
  return scope && !scope.cities && keys.length === 1 ? buildPlaceCondition(scope) : null;
};

/** The same place condition on `city_search_profiles`, if the phrase also has another condition on that table. */
export const buildProfilePlaceCondition = (filters: readonly PhraseFilter[]): Sql | null => {
  const scope = findOnlyScope(filters);
  const usesProfile = filters.some(({ on }) => !cityFigures.includes(on));
  return scope && usesProfile ? buildPlaceCondition(scope, profilePlaceColumns) : null;
};
