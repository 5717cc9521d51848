import { findPostCategory } from '@wanderwork/contracts';
import type { LibraryQuery } from '@wanderwork/contracts/requests';

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

/** SQL for a list: rows of `listed (id, published_at)`, the conditions and their parameters. */
export interface Conditions {
  from: string;
  sql: string;
  parameters: string[];
}

/** Excludes scheduled posts and drafts. */
const isPublishedSql = 'listed.published_at <= now()';

const taggedPostsSql = `(SELECT post_id AS id, published_at FROM post_marks WHERE mark = post_mark('tag', $1)) AS listed`;

/** Builds the conditions. Tags have an index table of their own; other filters are then checked on its posts. */
export const buildConditions = (filters: Filters): Conditions => {
  const activeFilters = toActiveFilters(filters);
  const isTagFilter = activeFilters[0]?.kind === 'tag';
  const tests = activeFilters.flatMap(({ kind }, index) => {
    if (kind === 'tag') return [];
    const test = `${kind} = $${index + 1}`;
    return [
      isTagFilter
        ? `EXISTS (SELECT FROM posts WHERE posts.id = listed.id AND posts.${test})`
        : `listed.${test}`,
    ];
  });
  return {
    from: isTagFilter ? taggedPostsSql : 'posts AS listed',
    sql: [isPublishedSql, ...tests].join(' AND '),
    parameters: activeFilters.map(({ value }) => value),
  };
};

/** The same filters as tsquery facets, which the search index answers. Parameters start at `$first`. */
export const buildFacets = (filters: Filters, first: number): { sql: string[]; parameters: string[] } => {
  const activeFilters = toActiveFilters(filters);
  return {
    sql: activeFilters.map(
      ({ kind }, index) => `quote_literal(post_facet('${kind}', $${first + index}::text))::tsquery`,
    ),
    parameters: activeFilters.map(({ value }) => value),
  };
};
