import { CITY_PAGE_DEFAULT, type CityListQuery } from '@wanderwork/contracts/requests';
import type { Wanted } from '../pages/page-query.js';
import { conditionsOf } from './city-filters.js';
import { orders } from './city-order.js';
import type { SqlParameters } from './sql-parameters.js';

/** The order by score has an index per country and region. */
const placeOf = ({ sort = 'irex', region, country }: CityListQuery, parameters: SqlParameters): string =>
  sort === 'irex' ? conditionsOf({ region, country }, parameters).join(' AND ') : 'true';

/** Converts a list request into a page query. */
export const wantedOf = (query: CityListQuery): Omit<Wanted, 'after'> => ({
  from: 'cities',
  where: (parameters) => conditionsOf(query, parameters).join(' AND '),
  order: () => orders[query.sort ?? 'irex'],
  place: (parameters) => placeOf(query, parameters),
  gathered: () => 'true',
  areFew: query.only !== undefined,
  likeTo: null,
  size: pageSize(query),
});

export const pageSize = ({ limit = CITY_PAGE_DEFAULT }: CityListQuery): number => limit;
