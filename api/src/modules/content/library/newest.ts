import type { Place } from '../../../platform/lists/page-keys.js';
import type { Conditions } from './conditions.js';

/** One that is counted to the last; beyond it the list says only that there are more. */
export const MAX_COUNTED = 300;

/**
 * The newest of what fits, from a place on: one row more than `limit` tells that there is a next page. The place is said
 * twice, for PostgreSQL begins a way along an index at a single value, never at a pair.
 */
export const buildNewestSql = ({ from, sql, parameters }: Conditions, limit: number, place: Place | null) => {
  const [at, id] = [`$${parameters.length + 1}::timestamptz`, `$${parameters.length + 2}::uuid`];
  const after =
    place && `AND listed.published_at <= ${at} AND (listed.published_at, listed.id) < (${at}, ${id})`;
  return {
    sql: `SELECT listed.id, listed.published_at::text AS value FROM ${from} WHERE ${sql} ${after ?? ''}
          ORDER BY listed.published_at DESC, listed.id DESC LIMIT ${limit + 1}`,
    parameters: place ? [...parameters, place.value, place.id] : parameters,
  };
};

export const buildCountSql = ({ from, sql, parameters }: Conditions) => ({
  sql: `SELECT count(*)::integer AS total FROM (SELECT 1 FROM ${from} WHERE ${sql} LIMIT ${MAX_COUNTED + 1}) AS counted`,
  parameters,
});
