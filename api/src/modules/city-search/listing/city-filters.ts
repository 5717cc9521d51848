import { climateBounds, type Bounds, sizeBounds } from '@wanderwork/contracts';
import type { CityListQuery } from '@wanderwork/contracts/requests';
import type { SqlParameters } from './sql-parameters.js';
import { escapeLike } from '../../../platform/database/like.js';

type Filters = Omit<CityListQuery, 'sort' | 'limit' | 'after'>;

/** A column within its bounds, inclusive. Unknown values match no bounds. */
export const buildRangeConditions = (
  column: string,
  { from, to }: Bounds,
  parameters: SqlParameters,
): string[] => [
  ...(from === undefined ? [] : [`${column} >= ${parameters.add(from)}::double precision`]),
  ...(to === undefined ? [] : [`${column} <= ${parameters.add(to)}::double precision`]),
];

/**
 * Filters by the mean temperature of one month. Without a month, every month of the year must match, so the coldest
 * and the hottest are checked.
 */
const buildClimateConditions = ({ climate, month }: Filters, parameters: SqlParameters): string[] => {
  if (!climate) return [];
  const bounds: Bounds = climateBounds[climate];
  if (month) return buildRangeConditions(`temps[${parameters.add(month)}::integer]`, bounds, parameters);
  const { from, to } = bounds;
  return [
    ...buildRangeConditions('coldest_month', from === undefined ? {} : { from }, parameters),
    ...buildRangeConditions('hottest_month', to === undefined ? {} : { to }, parameters),
  ];
};

const buildEntryConditions = ({ passport, visaDays = 1 }: Filters, parameters: SqlParameters): string[] =>
  passport
    ? [
        `(entry ->> ${parameters.add(passport.toLowerCase())}::text)::integer >= ${parameters.add(visaDays)}::integer`,
      ]
    : [];

/** The conditions on `city_search_profiles`, as one SQL condition. Unknown figures never match. */
export const buildProfileConditions = (filters: Filters, parameters: SqlParameters): string[] => {
  const conditions = [
    ...buildClimateConditions(filters, parameters),
    ...(filters.nomadVisa ? ['nomad_visa_months IS NOT NULL'] : []),
    ...buildEntryConditions(filters, parameters),
  ];
  if (conditions.length === 0) return [];
  return [
    `EXISTS (SELECT FROM city_search_profiles AS profile
      WHERE profile.city_slug = cities.slug AND ${conditions.join(' AND ')})`,
  ];
};

/** Matches part of a name, or a name with a typo (pg_trgm word similarity of 0.6 or more). */
const matchName = (q: string, parameters: SqlParameters): string => {
  const pattern = parameters.add(escapeLike(q));
  const nameParameter = parameters.add(q);
  return `(search_form LIKE '%' || search_form(${pattern}) || '%' OR search_form(${nameParameter}) <% name_form)`;
};

/** The SQL conditions of a list. Every filter must hold; a city without a figure fails the filter on it. */
export const buildConditions = (filters: Filters, parameters: SqlParameters): string[] => {
  const { q, region, country, maxCost, minSpeed, safety, size, only } = filters;
  const conditions = ['irex IS NOT NULL'];
  if (q) conditions.push(matchName(q, parameters));
  if (region) conditions.push(`region = ${parameters.add(region)}`);
  if (country) conditions.push(`country_code = ${parameters.add(country.toUpperCase())}`);
  if (maxCost !== undefined) conditions.push(`monthly_cost <= ${parameters.add(maxCost)}::double precision`);
  if (minSpeed !== undefined) conditions.push(`speed >= ${parameters.add(minSpeed)}::double precision`);
  if (safety) conditions.push(`safety = ${parameters.add(safety)}`);
  if (size) conditions.push(...buildRangeConditions('population', sizeBounds[size], parameters));
  if (only) conditions.push(`cities.slug = ANY (${parameters.add(only)}::text[])`);
  return [...conditions, ...buildProfileConditions(filters, parameters)];
};

/** A text that identifies the filters of a list: equal for equal filters, however they were written. */
export const getFiltersName = (filters: Filters): string => {
  const {
    q,
    region,
    country,
    maxCost,
    minSpeed,
    safety,
    climate,
    month,
    size,
    nomadVisa,
    passport,
    visaDays,
  } = filters;
  const textFilters = [q || null, region, country?.toUpperCase(), safety, climate, size, nomadVisa, passport];
  return JSON.stringify([...textFilters, maxCost, minSpeed, month, visaDays, filters.only]);
};

/** Identifies the list that a page key belongs to, by its sort and filters. */
export const getListName = ({ sort = 'irex', ...query }: CityListQuery): string =>
  JSON.stringify([sort, getFiltersName(query)]);
