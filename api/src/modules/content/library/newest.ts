import type { Place } from '../../../platform/lists/page-keys.js';
import type { Conditions } from './conditions.js';

/** One that is counted to the last; beyond it the list says only that there are more. */
export const COUNTED = 1000;

/** The newest of what fits, from a place on: one row more than `limit` tells that there is a next page. */
export const newestSql = ({ sql, parameters }: Conditions, limit: number, place: Place | null) => {
  const from = parameters.length;
  const beyond =
    place && `AND (posts.published_at, posts.id) < ($${from + 1}::timestamptz, $${from + 2}::uuid)`;
  return {
    sql: `SELECT posts.id, posts.published_at::text AS value FROM posts WHERE ${sql} ${beyond ?? ''}
          ORDER BY posts.published_at DESC, posts.id DESC LIMIT ${limit + 1}`,
    parameters: place ? [...parameters, place.value, place.slug] : parameters,
  };
};

export const countSql = ({ sql, parameters }: Conditions) => ({
  sql: `SELECT count(*)::integer AS total FROM (SELECT 1 FROM posts WHERE ${sql} LIMIT ${COUNTED + 1}) AS counted`,
  parameters,
});
