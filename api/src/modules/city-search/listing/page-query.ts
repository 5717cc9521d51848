import type { CitySort } from '@wanderwork/contracts';
import { empty, raw, sql, type Sql } from '../../../platform/database/sql.js';
import type { Place } from '../../../platform/lists/page-keys.js';
import { summaryColumns } from '../../cities/index.js';

/** An SQL type, for the value at which a page starts. */
export const DOUBLE = sql`double precision`;

export interface Order {
  /**
   * SQL expression that ascends along the list and is never null: unknown values come last. Each one has an index
   * together with the slug.
   */
  expression: Sql;
  type: Sql;
}

const descending = (column: string): Order => ({
  expression: raw(`coalesce(-${column}, 'Infinity'::double precision)`),
  type: DOUBLE,
});

/** The sort orders that do not depend on the date. Migrations have indexes on the same expressions. */
export const orders: Readonly<Record<Exclude<CitySort, 'now'>, Order>> = {
  irex: descending('irex'),
  name: { expression: sql`name_form`, type: sql`text` },
  cost: {
    expression: sql`coalesce(monthly_cost::double precision, 'Infinity'::double precision)`,
    type: DOUBLE,
  },
  speed: descending('speed'),
  population: descending('population::double precision'),
};

/** `month`: 1–12, for the sort `now`. */
export const getOrder = (sort: CitySort, month: number): Order =>
  sort === 'now' ? descending(`month_scores[${month}]`) : orders[sort];

/** No score is as high, so that the leaders come before all other cities. */
const LEAD = 1000;

/** The same order with these cities first. It has no index, so a large table is sorted once for each page. */
export const putFirst = ({ expression, type }: Order, leaders: readonly string[]): Order => ({
  expression: sql`(${expression} - CASE WHEN cities.slug = ANY (${leaders}::text[]) THEN ${LEAD}::double precision ELSE 0 END)`,
  type,
});

/** The best city of each of the countries with the best cities. */
export const buildLeadersStatement = ({ expression }: Order, count: number): Sql =>
  sql`SELECT slug FROM (
      SELECT DISTINCT ON (country_code) slug, ${expression} AS place FROM cities
      WHERE irex IS NOT NULL AND ${expression} < 'Infinity'
      ORDER BY country_code, ${expression}, slug) AS best
    ORDER BY place, slug LIMIT ${count}`;

/** A query for one page of cities. */
export interface PageQuery {
  /** The FROM clause: `cities`, and joins if needed. */
  from: Sql;
  where: Sql;
  order: Order;
  /** The condition on a country or region for which the order has an index of its own, else 'true'. */
  place: Sql;
  /** A condition that all matches fulfill, repeated in a form for which there is an index. */
  gathered: Sql;
  /** True if the matches are known to be few, so that they need no estimate. */
  areFew: boolean;
  /** The slug of the city that others are compared with, if the order is by similarity; null for other orders. */
  likeTo: string | null;
  /** The end of the previous page. */
  after: Place | null;
  size: number;
}

/** One page of cities after its start, and one city more to tell whether it is the last page. */
export const buildPageStatement = ({
  from,
  where,
  order: { expression, type },
  after,
  size,
}: PageQuery): Sql => {
  const next = after ? sql` AND (${expression}, slug) > (${after.value}::${type}, ${after.id})` : empty;
  return sql`SELECT ${summaryColumns}, (${expression})::text AS "sortValue" FROM ${from}
    WHERE ${where}${next} ORDER BY ${expression}, slug LIMIT ${size + 1}`;
};

/**
 * The same page with the total number of matches, in one query: it finds all matches by any index and then sorts
 * them. After the last match it returns one row without a city.
 */
export const buildCountedPageStatement = ({
  from,
  where,
  gathered,
  order: { expression, type },
  after,
  size,
}: PageQuery): Sql => {
  const next = after ? sql`WHERE (place, found) > (${after.value}::${type}, ${after.id})` : empty;
  return sql`WITH matches AS MATERIALIZED (
      SELECT slug AS found, ${expression} AS place FROM ${from} WHERE ${where} AND ${gathered})
    SELECT ${summaryColumns}, place::text AS "sortValue", total
    FROM (SELECT count(*)::integer AS total FROM matches) AS counted
    LEFT JOIN (SELECT * FROM matches ${next} ORDER BY place, found LIMIT ${size + 1}) AS page ON true
    LEFT JOIN cities ON cities.slug = found ORDER BY place, found`;
};

/** The first cities of an order, regardless of the other conditions. */
export const buildFirstStatement = ({ from, order }: PageQuery, most: number): Sql =>
  sql`SELECT slug FROM ${from} WHERE irex IS NOT NULL ORDER BY ${order.expression}, slug LIMIT ${most}`;

/** Restricts a query to these cities. */
export const restrictTo = (query: PageQuery, slugs: readonly string[]): PageQuery => ({
  ...query,
  where: sql`${query.where} AND cities.slug = ANY (${slugs}::text[])`,
});

/** Counts the sampled cities that match, and those before the first match. */
export const buildSampleStatement = ({ where, order, place }: PageQuery): Sql =>
  sql`WITH drawn AS MATERIALIZED (
      SELECT (${where}) AS fits, ${order.expression} AS place, ${place} AS walked FROM city_sample AS cities)
    SELECT count(*) FILTER (WHERE fits)::integer AS hits,
      count(*) FILTER (WHERE walked AND place < (SELECT min(place) FROM drawn WHERE fits))::integer AS before
    FROM drawn`;
