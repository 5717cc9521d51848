import { CITY_PAGE_DEFAULT, type CityListQuery } from '@wanderwork/contracts/requests';
import { conditionsOf } from './city-filters.js';
import { orders } from './city-order.js';
import type { Place } from './page-key.js';
import { Parameters } from './parameters.js';
import { summaryColumns } from './summary-columns.js';

export interface Statement {
  sql: string;
  parameters: unknown[];
}

/** One page of cities after `place`, and one city more to tell whether it is the last. */
export const pageStatement = (query: CityListQuery, place: Place | null): Statement => {
  const parameters = new Parameters();
  const { expression, type } = orders[query.sort ?? 'irex'];
  const conditions = conditionsOf(query, parameters);
  if (place) {
    const [value, slug] = [parameters.add(place.value), parameters.add(place.slug)];
    conditions.push(`(${expression}, slug) > (${value}::${type}, ${slug})`);
  }
  const sql = `SELECT ${summaryColumns}, (${expression})::text AS "sortValue" FROM cities
    WHERE ${conditions.join(' AND ')} ORDER BY ${expression}, slug LIMIT ${parameters.add(pageSize(query) + 1)}`;
  return { sql, parameters: parameters.values };
};

/** How many cities match in all. */
export const countStatement = (query: CityListQuery): Statement => {
  const parameters = new Parameters();
  const sql = `SELECT count(*)::integer AS total FROM cities WHERE ${conditionsOf(query, parameters).join(' AND ')}`;
  return { sql, parameters: parameters.values };
};

export const pageSize = ({ limit = CITY_PAGE_DEFAULT }: CityListQuery): number => limit;
