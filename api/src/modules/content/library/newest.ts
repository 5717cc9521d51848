import type { Place } from '../../../platform/lists/page-keys.js';
import type { Conditions } from './conditions.js';

/** Totals beyond this are reported as "more than". */
export const MAX_COUNTED = 300;

/**
 * The newest matching posts from a page key on. An extra row shows that there is a next page. The date is compared
 * twice, because PostgreSQL starts an index scan at a single value, never at a pair.
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
