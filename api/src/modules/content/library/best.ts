import type { Place } from '../../../platform/lists/page-keys.js';
import type { Conditions } from './conditions.js';
import { textQuery } from './words.js';

/**
 * So many of the newest that match are weighed against each other. Of a rare word that is every one; a word that stands
 * everywhere would otherwise cost a look at every post there is.
 */
export const WEIGHED = 300;

/** Of so many of the newest are looked at first: where the words are frequent, the way along the dates is short. */
const PROBED = 2000;
/** So many of them are frequent: the 300 newest are then found among some 15,000. */
const FREQUENT = 40;
/** Of rarer words so many are gathered by the index; no rare word has more. */
const GATHERED = 100_000;

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
      WITH probed AS MATERIALIZED (
        SELECT count(*) >= ${FREQUENT} AS frequent FROM (
          SELECT vector FROM post_search ORDER BY published_at DESC, post_id DESC LIMIT ${PROBED}) AS newest
        WHERE vector @@ ${query.sql}),
      matching AS MATERIALIZED (
        (SELECT posts.id, post_search.vector FROM post_search JOIN posts ON posts.id = post_search.post_id
         WHERE (SELECT frequent FROM probed) AND post_search.vector @@ ${query.sql} AND ${conditions.sql}
         ORDER BY post_search.published_at DESC, post_search.post_id DESC LIMIT ${WEIGHED})
        UNION ALL
        (SELECT posts.id, post_search.vector FROM posts_with(${query.sql}, ${GATHERED}) AS few
           JOIN post_search USING (post_id) JOIN posts ON posts.id = post_search.post_id
         WHERE NOT (SELECT frequent FROM probed) AND ${conditions.sql}
         ORDER BY post_search.published_at DESC, post_search.post_id DESC LIMIT ${WEIGHED})),
      weighed AS MATERIALIZED (
        SELECT id, round(ts_rank('{0.05, 0.3, 0.6, 1}', vector, ${query.sql}, 1)::numeric, 6) AS rank FROM matching)
      SELECT id, rank::text AS value, (SELECT count(*)::integer FROM weighed) AS total FROM weighed ${beyond ?? ''}
      ORDER BY rank DESC, id DESC LIMIT ${limit + 1}`,
    parameters: place ? [...parameters, place.value, place.slug] : parameters,
  };
};
