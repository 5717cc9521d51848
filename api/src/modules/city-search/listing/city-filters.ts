import { climateBounds, type Bounds, sizeBounds } from '@wanderwork/contracts';
import type { CityListQuery } from '@wanderwork/contracts/requests';
import { escapeLike } from '../../../platform/database/like.js';
import { join, sql, type Sql } from '../../../platform/database/sql.js';

type Filters = Omit<CityListQuery, 'sort' | 'limit' | 'after'>;

export const joinConditions = (conditions: readonly Sql[]): Sql => join(conditions, ' AND ');

/** Removes NUL characters, which PostgreSQL text cannot contain. */
export const removeNul = (text: string): string => text.replaceAll('\0', '');

/** A column within its bounds. Unknown values match no bounds. */
export const buildRangeConditions = (column: Sql, { from, to, over, under }: Bounds): Sql[] => [
  ...(from === undefined ? [] : [sql`${column} >= ${from}::double precision`]),
  ...(to === undefined ? [] : [sql`${column} <= ${to}::double precision`]),
  ...(over === undefined ? [] : [sql`${column} > ${over}::double precision`]),
  ...(under === undefined ? [] : [sql`${column} < ${under}::double precision`]),
];

/**
 * Filters by the mean temperature of one month. Without a month, every month of the year must match, so the coldest
 * and the hottest are checked.
 */
const buildClimateConditions = ({ climate, month }: Filters): Sql[] => {
  if (!climate) return [];
  const bounds: Bounds = climateBounds[climate];
  if (month) return buildRangeConditions(sql`temps[${month}::integer]`, bounds);
  const { from, to } = bounds;
  return [
    ...buildRangeConditions(sql`coldest_month`, from === undefined ? {} : { from }),
    ...buildRangeConditions(sql`hottest_month`, to === undefined ? {} : { to }),
  ];
};

const buildEntryConditions = ({ passport, visaDays = 1 }: Filters): Sql[] =>
  passport ? [sql`(entry ->> ${passport.toLowerCase()}::text)::integer >= ${visaDays}::integer`] : [];

/** The conditions on `city_search_profiles`, as one SQL condition. Unknown figures never match. */
const buildProfileConditions = (filters: Filters): Sql[] => {
  const conditions = [
    ...buildClimateConditions(filters),
    ...(filters.nomadVisa ? [sql`nomad_visa_months IS NOT NULL`] : []),
    ...buildEntryConditions(filters),
  ];
  if (conditions.length === 0) return [];
  return [
    sql`EXISTS (SELECT FROM city_search_profiles AS profile
      WHERE profile.city_slug = cities.slug AND ${joinConditions(conditions)})`,
  ];
};

/** Matches part of a name, or a name with a typo (pg_trgm word similarity of 0.6 or more). */
const matchName = (q: string): Sql =>
  sql`(search_form LIKE '%' || search_form(${escapeLike(q)}) || '%' OR search_form(${q}) <% name_form)`;

/** The SQL condition of a list. Every filter must hold; a city without a figure fails the filter on it. */
export const buildListCondition = (filters: Filters): Sql => {
  const { q, region, country, maxCost, minSpeed, safety, size, only } = filters;
  const conditions = [sql`irex IS NOT NULL`];
  if (q) conditions.push(matchName(removeNul(q)));
  if (region) conditions.push(sql`region = ${removeNul(region)}`);
  if (country) conditions.push(sql`country_code = ${removeNul(country.toUpperCase())}`);
  if (maxCost !== undefined) conditions.push(sql`monthly_cost <= ${maxCost}::double precision`);
  if (minSpeed !== undefined) conditions.push(sql`speed >= ${minSpeed}::double precision`);
  if (safety) conditions.push(sql`safety = ${safety}`);
  if (size) conditions.push(...buildRangeConditions(sql`population`, sizeBounds[size]));
  if (only) conditions.push(sql`cities.slug = ANY (${only}::text[])`);
  return joinConditions([...conditions, ...buildProfileConditions(filters)]);
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

const WITHOUT_FILTERS = getFiltersName({});

export const hasFilters = (filters: Filters): boolean => getFiltersName(filters) !== WITHOUT_FILTERS;

/**
 * Identifies the list that a page key belongs to, by its sort and filters. A key of the sort `now` ends with its month.
 */
export const getListName = ({ sort = 'irex', ...query }: CityListQuery, month: number): string =>
  JSON.stringify([sort === 'now' ? [sort, month] : sort, getFiltersName(query)]);
