import { sizeBounds } from '@wanderwork/contracts';
import type { CityListQuery } from '@wanderwork/contracts/requests';
import { escapeLike } from '../../../platform/database/like.js';
import type { SqlParameters } from './sql-parameters.js';
import { buildProfileConditions, buildRangeConditions } from './profile-conditions.js';

type Filters = Omit<CityListQuery, 'sort' | 'limit' | 'after'>;

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
