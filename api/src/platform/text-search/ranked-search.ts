import { empty, readRows, sql, type Database, type Sql } from '../database/sql.js';
import type { Place } from '../lists/page-keys.js';
import { correctSpelling } from './corrections.js';
import type { Corpus } from './corpus.js';
import { addFacets, buildIndexQueries, buildTextQuery } from './text-query.js';

/**
 * Only this many of the newest matches are ranked. Rare words have fewer; common words would otherwise cost a scan of
 * all posts.
 */
const MAX_RANKED = 300;

interface SearchRequest {
  corpus: Corpus;
  /** Filters, made with `buildFacet`. */
  facets: readonly Sql[];
  /** A condition on the columns of the search table, for what has no facet. */
  where?: Sql | undefined;
  limit: number;
  place: Place | null;
}

/** A result with its best post. `total` counts the ranked results, and `more` tells that others were not ranked. */
export interface FoundRow {
  id: string;
  postId: string;
  value: string;
  total: number;
  more: boolean;
}

/** The results of a search, with the words that matched. One row beyond `limit` shows that there is a next page. */
export interface SearchResult {
  words: string[];
  matchAll: boolean;
  corrected: string | null;
  rows: FoundRow[];
}

/** Weights of the text, the excerpt, the tags and the title. */
const WEIGHTS = '{0.05, 0.3, 0.6, 1}';
/** How much it counts that a post is about the words, and not only mentions them. */
const DENSITY_SHARE = 0.25;
/** Flags of PostgreSQL: divides by the logarithm of the length, and keeps the value below 1. */
const BY_LENGTH = 1;
const BELOW_ONE = 32;

/** Where the words stand counts most. Among posts with a word in their titles, those that keep using it come first. */
const rankSql = (query: Sql) => sql`
  (ts_rank(${WEIGHTS}, vector, ${query}, ${BY_LENGTH})
    + ${DENSITY_SHARE} * ts_rank_cd(${WEIGHTS}, vector, ${query}, ${BY_LENGTH | BELOW_ONE}))`;

/** The best matches from a page key on. */
const rankedSearchSql = (words: readonly string[], matchAll: boolean, request: SearchRequest) => {
  const { corpus, facets, where, limit, place } = request;
  const matches = buildTextQuery(words, matchAll);
  const after = place ? sql`WHERE (rank, id) < (${place.value}::numeric, ${place.id}::uuid)` : empty;
  return sql`
    WITH asked AS MATERIALIZED (
      SELECT ${matches} AS words, ${addFacets(matches, facets)} AS wanted,
        ${buildIndexQueries(words, matchAll, facets, corpus)} AS indexed),
    weighed AS MATERIALIZED (
      SELECT DISTINCT ON (${corpus.result}) ${corpus.result} AS id, post_id AS "postId", more,
        round(${rankSql(sql`asked.words`)}::numeric, 6) AS rank
      FROM asked, ${corpus.newestWith}(asked.wanted, asked.indexed, ${MAX_RANKED})
      JOIN ${corpus.search} USING (post_id)
      ${where ? sql`WHERE ${where}` : empty}
      ORDER BY ${corpus.result}, rank DESC, post_id)
    SELECT id, "postId", rank::text AS value, (SELECT count(*)::integer FROM weighed) AS total, more FROM weighed ${after}
    ORDER BY rank DESC, id DESC LIMIT ${limit + 1}`;
};

/** Tries the words as typed, then with corrected spelling, then any of them. */
export const searchTexts = async (
  database: Database,
  words: string[],
  request: SearchRequest,
): Promise<SearchResult> => {
  const search = (searched: string[], matchAll: boolean): Promise<FoundRow[]> =>
    readRows(database, rankedSearchSql(searched, matchAll, request));
  const exact = await search(words, true);
  if (exact.length > 0) return { words, matchAll: true, corrected: null, rows: exact };
  const correction = await correctSpelling(database, request.corpus, words);
  const corrected = correction?.join(' ') ?? null;
  const searched = correction ?? words;
  const all = correction ? await search(correction, true) : [];
  if (all.length > 0) return { words: searched, matchAll: true, corrected, rows: all };
  const partial = searched.length > 1 ? await search(searched, false) : [];
  return {
    words: searched,
    matchAll: false,
    corrected: partial.length > 0 ? corrected : null,
    rows: partial,
  };
};
