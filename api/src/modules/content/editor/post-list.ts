import type { PostEditorQuery } from '@wanderwork/contracts/requests';
import { escapeLike } from '../../../platform/database/like.js';
import type { Place } from '../../../platform/lists/page-keys.js';
import { isChangedSql, stateConditionsSql, stateSql } from './post-row.js';

export const LIST_PAGE_SIZE = 50;

const selectColumns = (editedAt: string) => `
  posts.id, coalesce(draft.words->>'title', posts.title) AS title, coalesce(draft.words->>'slug', posts.slug) AS slug,
  ${stateSql} AS state, coalesce(draft.words->>'category', posts.category) AS category, draft.saved_by_name AS "editedBy",
  ${editedAt} AS "editedAt", ${editedAt}::text AS place, nullif(posts.published_at, 'infinity') AS "publishedAt",
  posts.checked_at AS "checkedAt", ${isChangedSql} AS changed`;

/** Posts with drafts sort by the last save, other posts by the last update. */
const sources = [
  {
    from: 'post_drafts AS draft JOIN posts ON posts.id = draft.post_id',
    editedAt: 'draft.saved_at',
    id: 'draft.post_id',
  },
  {
    from: `posts LEFT JOIN post_drafts AS draft ON false
      WHERE NOT EXISTS (SELECT FROM post_drafts WHERE post_id = posts.id)`,
    editedAt: 'posts.updated_at',
    id: 'posts.id',
  },
];

/** One page of the editor's list, last edited first. An extra row shows that there is a next page. */
export const buildListSql = (
  { q, state }: PostEditorQuery,
  place: Place | null,
  ids: readonly string[] | null,
) => {
  const parameters: unknown[] = [];
  const addParameter = (value: unknown): string => `$${parameters.push(value)}`;
  const conditions: string[] = [];
  if (state) conditions.push(stateConditionsSql[state]);
  if (ids) conditions.push(`posts.id = ANY (${addParameter(ids)}::uuid[])`);
  if (q) {
    const like = addParameter(`%${escapeLike(q)}%`);
    conditions.push(
      `(coalesce(draft.words->>'title', posts.title) ILIKE ${like} OR coalesce(draft.words->>'slug', posts.slug) ILIKE ${like})`,
    );
  }
  const after = place && { at: addParameter(place.value), id: addParameter(place.id) };
  const queries = sources.map(({ from, editedAt, id }) => {
    const tests = [
      ...conditions,
      ...(after ? [`(${editedAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`] : []),
    ];
    const where =
      tests.length === 0 ? '' : `${from.includes('WHERE') ? 'AND' : 'WHERE'} ${tests.join(' AND ')}`;
    return `(SELECT ${selectColumns(editedAt)} FROM ${from} ${where} ORDER BY ${editedAt} DESC, ${id} DESC LIMIT ${LIST_PAGE_SIZE + 1})`;
  });
  const sql = `${queries.join(' UNION ALL ')} ORDER BY "editedAt" DESC, id DESC LIMIT ${LIST_PAGE_SIZE + 1}`;
  return { sql, parameters };
};
