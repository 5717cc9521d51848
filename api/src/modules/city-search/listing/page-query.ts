import type { CitySort } from '@wanderwork/contracts';
import type { Place } from '../../../platform/lists/page-keys.js';
import { SqlParameters } from './sql-parameters.js';
import { summaryColumns } from '../../cities/index.js';

export interface Order {
  /**
   * SQL expression that ascends along the list and is never null: unknown values come last. Each one has an index
   * together with the slug.
   */
  expression: string;
  type: 'double precision' | 'text';
}

const descending = (column: string): Order => ({
  expression: `coalesce(-${column}, 'Infinity'::double precision)`,
  type: 'double precision',
});

/** The sort orders. Migration 2001 has indexes on the same expressions. */
export const orders: Readonly<Record<CitySort, Order>> = {
  irex: descending('irex'),
  name: { expression: 'name_form', type: 'text' },
  cost: {
    expression: `coalesce(monthly_cost::double precision, 'Infinity'::double precision)`,
    type: 'double precision',
  },
  speed: descending('speed'),
  population: descending('population::double precision'),
};

/** A query for one page of cities. */
export interface PageQuery {
  /** The FROM clause: `cities`, and joins if needed. */
  from: string;
  where: (parameters: SqlParameters) => string;
  order: (parameters: SqlParameters) => Order;
  /** The condition on a country or region for which the order has an index of its own, else 'true'. */
  place: (parameters: SqlParameters) => string;
  /** A condition that all matches fulfill, repeated in a form for which there is an index. */
  gathered: (parameters: SqlParameters) => string;
  /** True if the matches are known to be few, so that they need no estimate. */
  areFew: boolean;
  /** The slug of the city that others are compared with, if the order is by similarity; null for other orders. */
  likeTo: string | null;
  /** The end of the previous page. */
  after: Place | null;
  size: number;
}

export interface Statement {
  sql: string;
  parameters: unknown[];
}

const buildStatement = (compose: (parameters: SqlParameters) => string): Statement => {
  const parameters = new SqlParameters();
  const sql = compose(parameters);
  return { sql, parameters: parameters.values };
};

/** One page of cities after its start, and one city more to tell whether it is the last page. */
export const buildPageStatement = ({ from, where, order, after, size }: PageQuery): Statement =>
  buildStatement((parameters) => {
    const { expression, type } = order(parameters);
    const nextCondition = after
      ? ` AND (${expression}, slug) > (${parameters.add(after.value)}::${type}, ${parameters.add(after.id)})`
      : '';
    return `SELECT ${summaryColumns}, (${expression})::text AS "sortValue" FROM ${from}
      WHERE ${where(parameters)}${nextCondition} ORDER BY ${expression}, slug LIMIT ${parameters.add(size + 1)}`;
  });

/**
 * The same page with the total number of matches, in one query: it finds all matches by any index and then sorts
 * them. After the last match it returns one row without a city.
 */
export const buildCountedPageStatement = ({
  from,
  where,
  gathered,
  order,
  after,
  size,
}: PageQuery): Statement =>
  buildStatement((parameters) => {
    const { expression, type } = order(parameters);
    const nextCondition = after
      ? `WHERE (place, found) > (${parameters.add(after.value)}::${type}, ${parameters.add(after.id)})`
      : '';
    return `WITH matches AS MATERIALIZED (
        SELECT slug AS found, ${expression} AS place FROM ${from} WHERE ${where(parameters)} AND ${gathered(parameters)})
      SELECT ${summaryColumns}, place::text AS "sortValue", total
      FROM (SELECT count(*)::integer AS total FROM matches) AS counted
      LEFT JOIN (SELECT * FROM matches ${nextCondition} ORDER BY place, found LIMIT ${parameters.add(size + 1)}) AS page ON true
      LEFT JOIN cities ON cities.slug = found ORDER BY place, found`;
  });

/** The first cities of an order, regardless of the other conditions. */
export const buildFirstStatement = ({ from, order }: PageQuery, most: number): Statement =>
  buildStatement(
    (parameters) => `SELECT slug FROM ${from} WHERE irex IS NOT NULL
      ORDER BY ${order(parameters).expression}, slug LIMIT ${parameters.add(most)}`,
  );

/** Restricts a query to these cities. */
export const restrictTo = (query: PageQuery, slugs: readonly string[]): PageQuery => ({
  ...query,
  where: (parameters) =>
    `${query.where(parameters)} AND cities.slug = ANY (${parameters.add(slugs)}::text[])`,
});

/** Counts the sampled cities that match, and those before the first match. */
export const buildSampleStatement = ({ where, order, place }: PageQuery): Statement =>
  buildStatement(
    (parameters) => `WITH drawn AS MATERIALIZED (
        SELECT (${where(parameters)}) AS fits, ${order(parameters).expression} AS place,
          ${place(parameters)} AS walked FROM city_sample AS cities)
      SELECT count(*) FILTER (WHERE fits)::integer AS hits,
        count(*) FILTER (WHERE walked AND place < (SELECT min(place) FROM drawn WHERE fits))::integer AS before
      FROM drawn`,
  );
