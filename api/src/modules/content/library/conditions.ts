import { postCategoryOf } from '@wanderwork/contracts';
import type { LibraryQuery } from '@wanderwork/contracts/requests';

export type Filters = Pick<LibraryQuery, 'category' | 'tag' | 'author'>;

/** PostgreSQL knows no text with a NUL in it. */
const textOf = (value: string): string => value.replaceAll('\0', '');

const kinds = ['tag', 'category', 'author'] as const;

/** What a list is narrowed to: each kind that is asked for, with its value. */
const wantedOf = ({ category, tag, author }: Filters) => {
  const values = { category: category && postCategoryOf(category), tag, author };
  return kinds.flatMap((kind) => {
    const value = values[kind];
    return value ? [{ kind, value: textOf(value) }] : [];
  });
};

/** What is listed, as SQL: rows of `listed (id, published_at)` under conditions, with its parameters in order. */
export interface Conditions {
  from: string;
  sql: string;
  parameters: string[];
}

/** Only what everybody may read: a time to come keeps a post back. */
const IS_OUT = 'listed.published_at <= now()';

const TAGGED = `(SELECT post_id AS id, published_at FROM post_marks WHERE mark = post_mark('tag', $1)) AS listed`;

/** A tag has a list of its own; whatever else is asked for beside it is looked up in the posts of that list. */
export const conditionsOf = (filters: Filters): Conditions => {
  const wanted = wantedOf(filters);
  const tagged = wanted[0]?.kind === 'tag';
  const tests = wanted.flatMap(({ kind }, index) => {
    if (kind === 'tag') return [];
    const test = `${kind} = $${index + 1}`;
    return [
      tagged ? `EXISTS (SELECT FROM posts WHERE posts.id = listed.id AND posts.${test})` : `listed.${test}`,
    ];
  });
  return {
    from: tagged ? TAGGED : 'posts AS listed',
    sql: [IS_OUT, ...tests].join(' AND '),
    parameters: wanted.map(({ value }) => value),
  };
};

/** The same for a search, as queries of PostgreSQL's text search that the index answers; parameters begin at `$first`. */
export const facetsOf = (filters: Filters, first: number): { sql: string[]; parameters: string[] } => {
  const wanted = wantedOf(filters);
  return {
    sql: wanted.map(
      ({ kind }, index) => `quote_literal(post_facet('${kind}', $${first + index}::text))::tsquery`,
    ),
    parameters: wanted.map(({ value }) => value),
  };
};
