import { postCategoryOf } from '@wanderwork/contracts';
import type { LibraryQuery } from '@wanderwork/contracts/requests';

export type Filters = Pick<LibraryQuery, 'category' | 'tag' | 'author'>;

/** PostgreSQL knows no text with a NUL in it. */
const stripNul = (value: string): string => value.replaceAll('\0', '');

const kinds = ['tag', 'category', 'author'] as const;

/** What a list is narrowed to: each kind that is asked for, with its value. */
const toActiveFilters = ({ category, tag, author }: Filters) => {
  const values = { category: category && postCategoryOf(category), tag, author };
  return kinds.flatMap((kind) => {
    const value = values[kind];
    return value ? [{ kind, value: stripNul(value) }] : [];
  });
};

/** What is listed, as SQL: rows of `listed (id, published_at)` under conditions, with its parameters in order. */
export interface Conditions {
  from: string;
  sql: string;
  parameters: string[];
}

/** Only what everybody may read: a time to come keeps a post back. */
const isPublishedSql = 'listed.published_at <= now()';

const taggedPostsSql = `(SELECT post_id AS id, published_at FROM post_marks WHERE mark = post_mark('tag', $1)) AS listed`;

/** A tag has a list of its own; whatever else is asked for beside it is looked up in the posts of that list. */
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

/** The same for a search, as queries of PostgreSQL's text search that the index answers; parameters begin at `$first`. */
export const buildFacets = (filters: Filters, first: number): { sql: string[]; parameters: string[] } => {
  const activeFilters = toActiveFilters(filters);
  return {
    sql: activeFilters.map(
      ({ kind }, index) => `quote_literal(post_facet('${kind}', $${first + index}::text))::tsquery`,
    ),
    parameters: activeFilters.map(({ value }) => value),
  };
};
