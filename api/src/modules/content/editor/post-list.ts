import type { PostEditorQuery } from '@wanderwork/contracts/requests';
import { literally } from '../../../platform/database/like.js';
import type { Place } from '../../../platform/lists/page-keys.js';
import { CHANGED, IN_STATE, STATE } from './post-row.js';

export const LIST_PAGE = 50;

const columns = (editedAt: string) => `
  posts.id, coalesce(draft.words->>'title', posts.title) AS title, coalesce(draft.words->>'slug', posts.slug) AS slug,
  ${STATE} AS state, coalesce(draft.words->>'category', posts.category) AS category, draft.saved_by_name AS "editedBy",
  ${editedAt} AS "editedAt", ${editedAt}::text AS place, nullif(posts.published_at, 'infinity') AS "publishedAt",
  posts.checked_at AS "checkedAt", ${CHANGED} AS changed`;

/** Those that somebody edited here stand in the order of their drafts, the others in that of their last change. */
const kinds = [
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

/** One page of the editor's list, what was edited last first; one row more tells that there is a next page. */
export const listSql = (
  { q, state }: PostEditorQuery,
  place: Place | null,
  ids: readonly string[] | null,
) => {
  const parameters: unknown[] = [];
  const given = (value: unknown): string => `$${parameters.push(value)}`;
  const conditions: string[] = [];
  if (state) conditions.push(IN_STATE[state]);
  if (ids) conditions.push(`posts.id = ANY (${given(ids)}::uuid[])`);
  if (q) {
    const like = given(`%${literally(q)}%`);
    conditions.push(
      `(coalesce(draft.words->>'title', posts.title) ILIKE ${like} OR coalesce(draft.words->>'slug', posts.slug) ILIKE ${like})`,
    );
  }
  const beyond = place && { at: given(place.value), id: given(place.id) };
  const parts = kinds.map(({ from, editedAt, id }) => {
    const all = [
      ...conditions,
      ...(beyond ? [`(${editedAt}, ${id}) < (${beyond.at}::timestamptz, ${beyond.id}::uuid)`] : []),
    ];
    const where = all.length === 0 ? '' : `${from.includes('WHERE') ? 'AND' : 'WHERE'} ${all.join(' AND ')}`;
    return `(SELECT ${columns(editedAt)} FROM ${from} ${where} ORDER BY ${editedAt} DESC, ${id} DESC LIMIT ${LIST_PAGE + 1})`;
  });
  const sql = `${parts.join(' UNION ALL ')} ORDER BY "editedAt" DESC, id DESC LIMIT ${LIST_PAGE + 1}`;
  return { sql, parameters };
};
