import type { BoundFigure, Bounds, PhraseFilter, PlaceScope } from '@wanderwork/contracts';
import { MUGGY_LIMITS } from '../phrases/meanings.js';
import type { SqlParameters } from '../listing/sql-parameters.js';

/** The column of each figure, in `cities` or in `city_search_profiles`. */
export const figureColumns: Readonly<Record<BoundFigure, string>> = {
  irex: 'irex',
  cost: 'monthly_cost',
  rent: 'rent',
  speed: 'speed',
  population: 'population',
  air: 'air',
  english: 'english',
  airport: 'airport_km',
  safetyIndex: 'safety_index',
  tempYear: 'temp_year',
  rainYear: 'rain_year',
  coldestMonth: 'coldest_month',
  hottestMonth: 'hottest_month',
};

const operators = { from: '>=', to: '<=', over: '>', under: '<' } as const;

const buildRange = (column: string, bounds: Bounds, parameters: SqlParameters): string =>
  (['from', 'to', 'over', 'under'] as const)
    .flatMap((side) => {
      const bound = bounds[side];
      return bound === undefined
        ? []
        : [`${column} ${operators[side]} ${parameters.add(bound)}::double precision`];
    })
    .join(' AND ');

/** The columns of a city's region and country in `cities`, and their copies in `city_search_profiles`. */
const placeColumns = { region: 'region', country: 'country_code' };
const profilePlaceColumns = { region: 'in_region', country: 'in_country' };

const buildPlaceCondition = (
  { regions, countries, cities }: PlaceScope,
  parameters: SqlParameters,
  columns = placeColumns,
): string => {
  // A single place uses `=`, so that its part of an index is in the order of the list.
  const matchAny = (column: string, keys: readonly string[] | undefined) => {
    if (!keys) return [];
    const [only] = keys;
    return keys.length === 1 && only !== undefined
      ? [`${column} = ${parameters.add(only)}`]
      : [`${column} = ANY (${parameters.add(keys)}::text[])`];
  };
  const parts = [
    ...matchAny(columns.region, regions),
    ...matchAny(columns.country, countries),
    ...matchAny('slug', cities),
  ];
  return parts.length > 0 ? `(${parts.join(' OR ')})` : 'false';
};

const buildMuggyMonth = (temp: string, rain: string) =>
  `(${temp} >= ${MUGGY_LIMITS.tempFrom} AND ${rain} >= ${MUGGY_LIMITS.rainFrom})`;

const buildMuggyCondition = (months: readonly number[], is: boolean): string => {
  if (months.length > 0)
    return months
      .map((month) => `${is ? '' : 'NOT '}${buildMuggyMonth(`temps[${month}]`, `rains[${month}]`)}`)
      .join(' AND ');
  const someMonth = `EXISTS (SELECT FROM unnest(temps, rains) AS year (temp, rain) WHERE ${buildMuggyMonth('temp', 'rain')})`;
  return is
    ? someMonth
    : `coldest_month IS NOT NULL AND array_position(rains, NULL) IS NULL AND NOT ${someMonth}`;
};

type FigureFilter = Extract<PhraseFilter, { on: BoundFigure }>;

const isFigure = (filter: PhraseFilter): filter is FigureFilter => filter.on in figureColumns;

const buildCondition = (filter: PhraseFilter, parameters: SqlParameters): string => {
  if (isFigure(filter)) return buildRange(figureColumns[filter.on], filter.bounds, parameters);
  switch (filter.on) {
    case 'temp':
    case 'rain':
      return filter.months
        .map((month) => buildRange(`${filter.on}s[${month}]`, filter.bounds, parameters))
        .join(' AND ');
    case 'muggy':
      return buildMuggyCondition(filter.months, filter.is);
    case 'safety':
      return `safety = ANY (${parameters.add(filter.anyOf)}::text[])`;
    case 'place':
      return `(${filter.anyOf.map((scope) => buildPlaceCondition(scope, parameters)).join(' OR ')})`;
    case 'notPlace':
      return `NOT ${buildPlaceCondition(filter.scope, parameters)}`;
    case 'zone':
      return `timezone = ANY (${parameters.add(filter.zones)}::text[])`;
    case 'entry':
      return `(entry ->> ${parameters.add(filter.passport)})::integer >= ${parameters.add(filter.days)}`;
    case 'nomadVisa':
      return `nomad_visa_months >= ${parameters.add(filter.months)}`;
    case 'englishOfficial':
      return `english_official = ${parameters.add(filter.is)}`;
  }
};

/** The SQL conditions of a phrase. Unknown figures never match. */
export const buildPhraseConditions = (
  filters: readonly PhraseFilter[],
  parameters: SqlParameters,
): string[] => filters.map((filter) => `(${buildCondition(filter, parameters)})`);

const cityFigures = ['irex', 'cost', 'speed', 'population', 'safety', 'place', 'notPlace', 'zone'];

const findOnlyScope = (filters: readonly PhraseFilter[]): PlaceScope | null => {
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
export const buildOnlyPlaceCondition = (
  filters: readonly PhraseFilter[],
  parameters: SqlParameters,
): string | null => {
  const scope = findOnlyScope(filters);
  const keys = [...(scope?.regions ?? []), ...(scope?.countries ?? []), ...(scope?.cities ?? [])];
  return scope && !scope.cities && keys.length === 1 ? buildPlaceCondition(scope, parameters) : null;
};

/** The same place condition on `city_search_profiles`, if the phrase also has another condition on that table. */
export const buildProfilePlaceCondition = (
  filters: readonly PhraseFilter[],
  parameters: SqlParameters,
): string | null => {
  const scope = findOnlyScope(filters);
  const usesProfile = filters.some(({ on }) => !cityFigures.includes(on));
  return scope && usesProfile ? buildPlaceCondition(scope, parameters, profilePlaceColumns) : null;
};
