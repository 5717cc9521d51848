import type { Order } from '../listing/city-order.js';
import type { Place } from '../listing/page-key.js';
import { Parameters } from '../listing/parameters.js';
import { summaryColumns } from '../listing/summary-columns.js';

/** What is asked of the table of cities. */
export interface Wanted {
  /** The table `cities`, and what stands beside it. */
  from: string;
  where: (parameters: Parameters) => string;
  order: (parameters: Parameters) => Order;
  /** Where the page before ended. */
  after: Place | null;
  size: number;
}

export interface Statement {
  sql: string;
  parameters: unknown[];
}

const written = (compose: (parameters: Parameters) => string): Statement => {
  const parameters = new Parameters();
  const sql = compose(parameters);
  return { sql, parameters: parameters.values };
};

/** One page of cities after its place, and one city more to tell whether it is the last. */
export const pageStatement = ({ from, where, order, after, size }: Wanted): Statement =>
  written((parameters) => {
    const { expression, type } = order(parameters);
    const next = after
      ? ` AND (${expression}, slug) > (${parameters.add(after.value)}::${type}, ${parameters.add(after.slug)})`
      : '';
    return `SELECT ${summaryColumns}, (${expression})::text AS "sortValue" FROM ${from}
      WHERE ${where(parameters)}${next} ORDER BY ${expression}, slug LIMIT ${parameters.add(size + 1)}`;
  });

/** How many cities match in all. */
export const countStatement = ({ from, where }: Wanted): Statement =>
  written((parameters) => `SELECT count(*)::integer AS total FROM ${from} WHERE ${where(parameters)}`);

/** The same page, for few cities among many: all that match are found first, by any index, and then put in order. */
export const fewStatement = ({ from, where, order, after, size }: Wanted): Statement =>
  written((parameters) => {
    const { expression, type } = order(parameters);
    const next = after
      ? `WHERE (place, found) > (${parameters.add(after.value)}::${type}, ${parameters.add(after.slug)})`
      : '';
    return `WITH matches AS MATERIALIZED (
        SELECT slug AS found, ${expression} AS place FROM ${from} WHERE ${where(parameters)})
      SELECT ${summaryColumns}, place::text AS "sortValue", (SELECT count(*) FROM matches)::integer AS total
      FROM (SELECT * FROM matches ${next} ORDER BY place, found LIMIT ${parameters.add(size + 1)}) AS page
      JOIN cities ON cities.slug = found ORDER BY place, found`;
  });

/** Of the drawn cities how many match, and how many stand before the first of those. */
export const sampleStatement = ({ where, order }: Wanted): Statement =>
  written(
    (parameters) => `WITH drawn AS MATERIALIZED (
        SELECT (${where(parameters)}) AS fits, ${order(parameters).expression} AS place FROM city_sample AS cities)
      SELECT count(*) FILTER (WHERE fits)::integer AS hits,
        count(*) FILTER (WHERE place < (SELECT min(place) FROM drawn WHERE fits))::integer AS before
      FROM drawn`,
  );
