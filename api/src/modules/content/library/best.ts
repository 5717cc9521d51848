import type { Place } from '../../../platform/lists/page-keys.js';
import type { Conditions } from './conditions.js';
import { textQuery } from './words.js';

/**
 * So many of the newest that match are weighed against each other. Of a rare word that is every one; a word that stands
 * everywhere would otherwise cost a look at every post there is.
 */
export const WEIGHED = 300;

interface Wanted {
  words: readonly string[];
  /** All of the words, or any. */
  every: boolean;
  conditions: Conditions;
  limit: number;
  place: Place | null;
}

/** The best of what matches, from a place on, each row with how many there are in all. */
export const bestSql = ({ words, every, conditions, limit, place }: Wanted) => {
  const query = textQuery(words, every, conditions.parameters.length + 1);
  const parameters = [...conditions.parameters, ...query.parameters];
  const from = parameters.length;
  const beyond = place && `WHERE (rank, id) < ($${from + 1}::numeric, $${from + 2}::uuid)`;
  return {
    sql: `
      WITH matching AS MATERIALIZED (
        SELECT posts.id, post_search.vector FROM post_search JOIN posts ON posts.id = post_search.post_id
        WHERE post_search.vector @@ ${query.sql} AND ${conditions.sql}
        ORDER BY post_search.published_at DESC, post_search.post_id DESC LIMIT ${WEIGHED}),
      weighed AS MATERIALIZED (
        SELECT id, round(ts_rank('{0.05, 0.3, 0.6, 1}', vector, ${query.sql}, 1)::numeric, 6) AS rank FROM matching)
      SELECT id, rank::text AS value, (SELECT count(*)::integer FROM weighed) AS total FROM weighed ${beyond ?? ''}
      ORDER BY rank DESC, id DESC LIMIT ${limit + 1}`,
    parameters: place ? [...parameters, place.value, place.slug] : parameters,
  };
};
