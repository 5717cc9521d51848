import { climateBounds, type Bounds } from '@wanderwork/contracts';
import type { CityFilterQuery } from '@wanderwork/contracts/requests';
import type { SqlParameters } from './sql-parameters.js';

type Filters = Pick<CityFilterQuery, 'climate' | 'month' | 'nomadVisa' | 'passport' | 'visaDays'>;

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
