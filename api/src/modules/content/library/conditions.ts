import { findPostCategory } from '@wanderwork/contracts';
import type { LibraryQuery } from '@wanderwork/contracts/requests';
import { empty, join, raw, sql, type Sql } from '../../../platform/database/sql.js';
import type { Place } from '../../../platform/lists/page-keys.js';
import { buildFacet } from '../../../platform/text-search/text-query.js';

export type Filters = Pick<LibraryQuery, 'category' | 'tag' | 'author'>;

/** PostgreSQL text cannot contain NUL. */
const stripNul = (value: string): string => value.replaceAll('\0', '');

const kinds = ['tag', 'category', 'author'] as const;

/** The filters that are set, with their values. */
const toActiveFilters = ({ category, tag, author }: Filters) => {
  const values = { category: category && findPostCategory(category), tag, author };
  return kinds.flatMap((kind) => {
    const value = values[kind];
    return value ? [{ kind, value: stripNul(value) }] : [];
  });
};

/** SQL for a list: rows of `listed (id, published_at)`, and the conditions. */
interface Conditions {
  from: Sql;
  where: Sql;
}

/** Excludes scheduled posts and drafts. */
const isPublishedSql = sql`listed.published_at <= now()`;

/** Builds the conditions. Tags have an index table of their own; other filters are then checked on its posts. */
export const buildConditions = ({ tag, ...otherFilters }: Filters): Conditions => {
  const [tagFilter] = toActiveFilters({ tag });
  const tests = toActiveFilters(otherFilters).map(({ kind, value }) =>
    tagFilter
      ? sql`EXISTS (SELECT FROM posts WHERE posts.id = listed.id AND posts.${raw(kind)} = ${value})`
      : sql`listed.${raw(kind)} = ${value}`,
  );
  return {
    from: tagFilter
      ? sql`(SELECT post_id AS id, published_at FROM post_marks WHERE mark = post_mark('tag', ${tagFilter.value})) AS listed`
      : sql`posts AS listed`,
    where: join([isPublishedSql, ...tests], ' AND '),
  };
};

/**
 * The newest matching posts from a page key on. An extra row shows that there is a next page. The date is compared
 * twice, because PostgreSQL starts an index scan at a single value, never at a pair.
 */
export const newestPostsSql = ({ from, where }: Conditions, limit: number, place: Place | null) => {
  const after = place
    ? sql`AND listed.published_at <= ${place.value}::timestamptz
        AND (listed.published_at, listed.id) < (${place.value}::timestamptz, ${place.id}::uuid)`
    : empty;
  return sql`
    SELECT listed.id, listed.published_at::text AS value FROM ${from} WHERE ${where} ${after}
    ORDER BY listed.published_at DESC, listed.id DESC LIMIT ${limit + 1}`;
};

/** Totals beyond this are reported as "more than". */
export const MAX_COUNTED = 300;

export const countPostsSql = ({ from, where }: Conditions) => sql`
  SELECT count(*)::integer AS total FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${MAX_COUNTED + 1}) AS counted`;

/** The same filters as tsquery facets, which the search index answers. */
export const buildFacets = (filters: Filters): Sql[] =>
  toActiveFilters(filters).map(({ kind, value }) => buildFacet(kind, value));
