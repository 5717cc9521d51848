import { postCategoryOf } from '@wanderwork/contracts';
import type { LibraryQuery } from '@wanderwork/contracts/requests';

/** What a list is narrowed to, as SQL over `posts`, with its parameters in order. */
export interface Conditions {
  sql: string;
  parameters: unknown[];
}

const tests = {
  category: (place: string) => `posts.category = ${place}`,
  tag: (place: string) => `posts.tags @> ARRAY[${place}]::text[]`,
  author: (place: string) => `posts.author = ${place}`,
};

/** PostgreSQL knows no text with a NUL in it. */
const textOf = (value: string): string => value.replaceAll('\0', '');

type Filters = Pick<LibraryQuery, 'category' | 'tag' | 'author'>;

/** Only what everybody may read: a time to come keeps a post back. */
export const conditionsOf = ({ category, tag, author }: Filters): Conditions => {
  const wanted = { category: category && postCategoryOf(category), tag, author };
  const conditions: Conditions = { sql: 'posts.published_at <= now()', parameters: [] };
  for (const [name, test] of Object.entries(tests)) {
    const value = wanted[name as keyof typeof wanted];
    if (value === undefined || value === null || value === '') continue;
    conditions.parameters.push(textOf(value));
    conditions.sql += ` AND ${test(`$${conditions.parameters.length}`)}`;
  }
  return conditions;
};
