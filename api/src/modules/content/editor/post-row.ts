import type { EditablePost, PostState, PostText } from '@wanderwork/contracts';
import type { EntityManager } from 'typeorm';
import { execute, readRow, sql, type Sql } from '../../../platform/database/sql.js';
import { postNotFound } from '../content.errors.js';

/** The published or scheduled text, in the shape of a draft. */
const publishedWordsSql = sql`jsonb_build_object('title', posts.title, 'slug', posts.slug,
  'excerpt', coalesce(posts.excerpt, ''), 'category', posts.category, 'tags', to_jsonb(posts.tags),
  'cities', to_jsonb(posts.cities), 'coverImage', posts.cover_image, 'author', posts.author,
  'sources', posts.sources, 'content', posts.content)`;

/** SQL conditions by state. */
export const stateConditionsSql: Record<PostState, Sql> = {
  draft: sql`(posts.published_at = 'infinity' AND posts.withdrawn_at IS NULL)`,
  unpublished: sql`(posts.published_at = 'infinity' AND posts.withdrawn_at IS NOT NULL)`,
  scheduled: sql`(posts.published_at > now() AND posts.published_at < 'infinity')`,
  published: sql`(posts.published_at <= now())`,
};

export const stateSql = sql`CASE WHEN ${stateConditionsSql.draft} THEN 'draft'
  WHEN ${stateConditionsSql.unpublished} THEN 'unpublished' WHEN ${stateConditionsSql.scheduled} THEN 'scheduled'
  WHEN ${stateConditionsSql.published} THEN 'published' END`;

/** True if the draft differs from the published or scheduled text. */
export const isChangedSql = sql`(posts.published_at < 'infinity' AND draft.words IS NOT NULL AND draft.words <> ${publishedWordsSql})`;

/** A post with its draft. A post that was never edited counts as its own draft, with revision 0. */
export interface PostRow {
  id: string;
  state: PostState;
  revision: number;
  words: PostText;
  /** Whether a version with this exact text exists. */
  isVersioned: boolean;
  savedAt: Date;
  savedById: string | null;
  savedBy: string | null;
  /** When the newest version was saved. */
  lastVersionAt: Date | null;
  publishedAt: Date | null;
  checkedAt: Date | null;
  changed: boolean;
  wasPublished: boolean;
  slug: string;
  formerSlugs: string[];
}

const findPostSql = (id: string) => sql`
  SELECT posts.id, ${stateSql} AS state, coalesce(draft.revision, 0) AS revision,
    coalesce(draft.words, ${publishedWordsSql}) AS words, coalesce(draft.kept, false) AS "isVersioned",
    coalesce(draft.saved_at, posts.updated_at) AS "savedAt",
    draft.saved_by_id AS "savedById", draft.saved_by_name AS "savedBy",
    (SELECT max(at) FROM post_versions WHERE post_id = posts.id) AS "lastVersionAt",
    nullif(posts.published_at, 'infinity') AS "publishedAt", posts.checked_at AS "checkedAt", ${isChangedSql} AS changed,
    (posts.withdrawn_at IS NOT NULL OR posts.published_at <= now()) AS "wasPublished",
    posts.slug, posts.former_slugs AS "formerSlugs"
  FROM posts LEFT JOIN post_drafts AS draft ON draft.post_id = posts.id WHERE posts.id = ${id}`;

/** Throws if there is no such post. */
export const getPost = async (manager: EntityManager, id: string): Promise<PostRow> => {
  const row = await readRow<PostRow>(manager, findPostSql(id));
  if (!row) throw postNotFound();
  return row;
};

/** Locks the row until the transaction ends: of two concurrent saves, the second reads what the first wrote. */
export const lockPost = async (manager: EntityManager, id: string): Promise<PostRow> => {
  await execute(manager, sql`SELECT FROM posts WHERE id = ${id} FOR UPDATE`);
  return getPost(manager, id);
};

/** The fields that editors see. */
export const toEditablePost = (row: PostRow): EditablePost => ({
  id: row.id,
  state: row.state,
  revision: row.revision,
  words: row.words,
  savedAt: row.savedAt.toISOString(),
  savedBy: row.savedBy,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  checkedAt: row.checkedAt?.toISOString() ?? null,
  changed: row.changed,
  publicSlug: row.wasPublished || row.state === 'scheduled' ? row.slug : null,
});
