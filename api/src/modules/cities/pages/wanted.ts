import type { Order } from '../listing/city-order.js';
import type { Place } from '../../../platform/lists/page-keys.js';
import { SqlParameters } from '../listing/sql-parameters.js';
import { summaryColumns } from '../listing/summary-columns.js';

/** What is asked of the table of cities. */
export interface Wanted {
  /** The table `cities`, and what stands beside it. */
  from: string;
  where: (parameters: SqlParameters) => string;
  order: (parameters: SqlParameters) => Order;
  /** Where the order has an index of one place's cities: the condition of that place. */
  place: (parameters: SqlParameters) => string;
  /** What holds of all that match, said once more for an index by which they are gathered. */
  gathered: (parameters: SqlParameters) => string;
  /** Known to be few, so that nobody needs to ask how many. */
  areFew: boolean;
  /** The city from which the order runs to those less and less like it; null for other orders. */
  likeTo: string | null;
  /** Where the page before ended. */
  after: Place | null;
  size: number;
}

export interface Statement {
  sql: string;
  parameters: unknown[];
}

const written = (compose: (parameters: SqlParameters) => string): Statement => {
  const parameters = new SqlParameters();
  const sql = compose(parameters);
  return { sql, parameters: parameters.values };
};

/** One page of cities after its place, and one city more to tell whether it is the last. */
export const pageStatement = ({ from, where, order, after, size }: Wanted): Statement =>
  written((parameters) => {
    const { expression, type } = order(parameters);
    const next = after
      ? ` AND (${expression}, slug) > (${parameters.add(after.value)}::${type}, ${parameters.add(after.id)})`
      : '';
    return `SELECT ${summaryColumns}, (${expression})::text AS "sortValue" FROM ${from}
      WHERE ${where(parameters)}${next} ORDER BY ${expression}, slug LIMIT ${parameters.add(size + 1)}`;
  });

/**
 * The same page and how many match, in one question: all that match are found first, by any index, and then put in order.
 * Past the last of them there is one row without a city.
 */
export const gatheredStatement = ({ from, where, gathered, order, after, size }: Wanted): Statement =>
  written((parameters) => {
    const { expression, type } = order(parameters);
    const next = after
      ? `WHERE (place, found) > (${parameters.add(after.value)}::${type}, ${parameters.add(after.id)})`
      : '';
    return `WITH matches AS MATERIALIZED (
        SELECT slug AS found, ${expression} AS place FROM ${from} WHERE ${where(parameters)} AND ${gathered(parameters)})
      SELECT ${summaryColumns}, place::text AS "sortValue", total
      FROM (SELECT count(*)::integer AS total FROM matches) AS counted
      LEFT JOIN (SELECT * FROM matches ${next} ORDER BY place, found LIMIT ${parameters.add(size + 1)}) AS page ON true
      LEFT JOIN cities ON cities.slug = found ORDER BY place, found`;
  });

/** With which cities an order begins, whatever else is asked of them. */
export const firstStatement = ({ from, order }: Wanted, most: number): Statement =>
  written(
    (parameters) => `SELECT slug FROM ${from} WHERE irex IS NOT NULL
      ORDER BY ${order(parameters).expression}, slug LIMIT ${parameters.add(most)}`,
  );

/** Only these of the cities that are asked for. */
export const among = (wanted: Wanted, slugs: readonly string[]): Wanted => ({
  ...wanted,
  where: (parameters) =>
    `${wanted.where(parameters)} AND cities.slug = ANY (${parameters.add(slugs)}::text[])`,
});

/** Of the drawn cities how many match, and how many are walked past before the first of those. */
export const sampleStatement = ({ where, order, place }: Wanted): Statement =>
  written(
    (parameters) => `WITH drawn AS MATERIALIZED (
        SELECT (${where(parameters)}) AS fits, ${order(parameters).expression} AS place,
          ${place(parameters)} AS walked FROM city_sample AS cities)
      SELECT count(*) FILTER (WHERE fits)::integer AS hits,
        count(*) FILTER (WHERE walked AND place < (SELECT min(place) FROM drawn WHERE fits))::integer AS before
      FROM drawn`,
  );
