import { empty, join, sql, type Sql } from '../../../platform/database/sql.js';
import type { Place } from '../../../platform/lists/page-keys.js';
import { buildFacets, type Filters } from './conditions.js';
import { buildTextQuery } from './text-query.js';

/**
 * Only this many of the newest matches are ranked. Rare words have fewer; common words would otherwise cost a scan of
 * all posts.
 */
const MAX_RANKED = 300;

interface RankedSearch {
  words: readonly string[];
  /** Whether a post must contain all words, or any of them. */
  matchAll: boolean;
  filters: Filters;
  limit: number;
  place: Place | null;
}

/**
 * The best matches from a page key on. Each row has the `total` of ranked matches, and `more` if others were not
 * ranked.
 */
export const rankedSearchSql = ({ words, matchAll, filters, limit, place }: RankedSearch) => {
  const query = buildTextQuery(words, matchAll);
  const addFacets = (tsquery: Sql): Sql => join([tsquery, ...buildFacets(filters)], ' && ');
  const after = place ? sql`WHERE (rank, id) < (${place.value}::numeric, ${place.id}::uuid)` : empty;
  return sql`
    WITH asked AS MATERIALIZED (
      SELECT ${query.matches} AS words, ${addFacets(query.matches)} AS wanted, ${addFacets(query.indexed)} AS indexed),
    weighed AS MATERIALIZED (
      SELECT post_id AS id, more,
        round(ts_rank('{0.05, 0.3, 0.6, 1}', vector, asked.words, 1)::numeric, 6) AS rank
      FROM asked, newest_posts_with(asked.wanted, asked.indexed, ${MAX_RANKED}) JOIN post_search USING (post_id))
    SELECT id, rank::text AS value, (SELECT count(*)::integer FROM weighed) AS total, more FROM weighed ${after}
    ORDER BY rank DESC, id DESC LIMIT ${limit + 1}`;
};
