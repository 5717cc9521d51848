import type { Place } from '../../../platform/lists/page-keys.js';
import { facetsOf, type Filters } from './conditions.js';
import { textQuery } from './words.js';

/**
 * So many of the newest that match are weighed against each other. Of a rare word that is every one; a word that stands
 * everywhere would otherwise cost a look at every post there is.
 */
const WEIGHED = 300;

interface Wanted {
  words: readonly string[];
  /** All of the words, or any. */
  every: boolean;
  filters: Filters;
  limit: number;
  place: Place | null;
}

/** The best of what matches, from a place on, each row with how many there are in all, and whether there are `more`. */
export const bestSql = ({ words, every, filters, limit, place }: Wanted) => {
  const query = textQuery(words, every, 1);
  const facets = facetsOf(filters, query.parameters.length + 1);
  const narrowed = (sql: string): string => [sql, ...facets.sql].join(' && ');
  const parameters = [...query.parameters, ...facets.parameters];
  const from = parameters.length;
  const beyond = place && `WHERE (rank, id) < ($${from + 1}::numeric, $${from + 2}::uuid)`;
  return {
    sql: `
      WITH asked AS MATERIALIZED (
        SELECT ${query.sql} AS words, ${narrowed(query.sql)} AS wanted, ${narrowed(query.indexed)} AS indexed),
      weighed AS MATERIALIZED (
        SELECT post_id AS id, more,
          round(ts_rank('{0.05, 0.3, 0.6, 1}', vector, asked.words, 1)::numeric, 6) AS rank
        FROM asked, newest_posts_with(asked.wanted, asked.indexed, ${WEIGHED}) JOIN post_search USING (post_id))
      SELECT id, rank::text AS value, (SELECT count(*)::integer FROM weighed) AS total, more FROM weighed ${beyond ?? ''}
      ORDER BY rank DESC, id DESC LIMIT ${limit + 1}`,
    parameters: place ? [...parameters, place.value, place.id] : parameters,
  };
};
