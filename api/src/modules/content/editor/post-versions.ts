import type { PostText, SessionUser, VersionReason } from '@wanderwork/contracts';
import type { EntityManager } from 'typeorm';
import { execute, sql } from '../../../platform/database/sql.js';
import { MINUTE_MS } from '../../../platform/durations.js';
import type { PostRow } from './post-row.js';

/** The interval of automatic versions while an editor keeps typing. */
const VERSION_INTERVAL_MS = 5 * MINUTE_MS;

interface NewVersion {
  reason: VersionReason;
  words: PostText;
  by: Pick<SessionUser, 'id' | 'name'> | null;
  at?: Date;
}

/** Actions always create a version. Saves create one only if the text differs from the newest version. */
const isAlwaysRecorded: Record<VersionReason, boolean> = {
  saved: false,
  typed: false,
  'set-aside': false,
  published: true,
  scheduled: true,
  restored: true,
};

const insertVersionSql = (postId: string, { reason, words, by, at = new Date() }: NewVersion) => sql`
  INSERT INTO post_versions (post_id, number, reason, words, by_id, by_name, at)
  SELECT ${postId}::uuid, coalesce(max(number), 0) + 1, ${reason}::text, ${JSON.stringify(words)}::jsonb,
    ${by?.id ?? null}::uuid, ${by?.name ?? null}::text, ${at}::timestamptz
  FROM post_versions WHERE post_id = ${postId}::uuid
  HAVING ${isAlwaysRecorded[reason]}::boolean OR ${JSON.stringify(words)}::jsonb IS DISTINCT FROM
    (SELECT words FROM post_versions WHERE post_id = ${postId}::uuid ORDER BY number DESC LIMIT 1)`;

/** Adds a version. The post's row must be locked, so that version numbers are unique. */
export const addVersion = async (
  manager: EntityManager,
  postId: string,
  version: NewVersion,
): Promise<void> => {
  await execute(manager, insertVersionSql(postId, version));
};

/** Marks the draft as stored in a version. */
export const markDraftVersioned = async (manager: EntityManager, postId: string): Promise<void> => {
  await execute(manager, sql`UPDATE post_drafts SET kept = true WHERE post_id = ${postId}`);
};

/** Whether the next save would lose text worth keeping: another editor's, or more than a few minutes of one's own. */
export const shouldKeepVersion = (
  { isVersioned, savedById, lastVersionAt }: Pick<PostRow, 'isVersioned' | 'savedById' | 'lastVersionAt'>,
  editorId: string,
  now: Date,
): boolean => {
  if (isVersioned) return false;
  return savedById !== editorId || now.getTime() - (lastVersionAt?.getTime() ?? 0) >= VERSION_INTERVAL_MS;
};

/** Saves the current draft as a version, under the name of the editor who saved it. */
export const keepCurrentVersion = async (manager: EntityManager, current: PostRow): Promise<void> => {
  if (current.isVersioned) return;
  const { id, words, savedById, savedBy, savedAt, revision, state } = current;
  const by = savedById === null ? null : { id: savedById, name: savedBy ?? '' };
  const reason = revision === 0 && state !== 'draft' ? 'published' : 'typed';
  await addVersion(manager, id, { reason, words, by, at: savedAt });
  await markDraftVersioned(manager, id);
};
