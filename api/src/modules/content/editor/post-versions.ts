import type { PostText, SessionUser, VersionReason } from '@wanderwork/contracts';
import type { EntityManager } from 'typeorm';
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

const insertVersionSql = `
  INSERT INTO post_versions (post_id, number, reason, words, by_id, by_name, at)
  SELECT $1::uuid, coalesce(max(number), 0) + 1, $2::text, $3::jsonb, $4::uuid, $5::text, $6::timestamptz
  FROM post_versions WHERE post_id = $1::uuid
  HAVING $7::boolean OR $3::jsonb IS DISTINCT FROM
    (SELECT words FROM post_versions WHERE post_id = $1::uuid ORDER BY number DESC LIMIT 1)`;

/** Adds a version. The post's row must be locked, so that version numbers are unique. */
export const addVersion = async (
  manager: EntityManager,
  postId: string,
  { reason, words, by, at = new Date() }: NewVersion,
): Promise<void> => {
  const text = JSON.stringify(words);
  await manager.query(insertVersionSql, [
    postId,
    reason,
    text,
    by?.id ?? null,
    by?.name ?? null,
    at,
    isAlwaysRecorded[reason],
  ]);
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
  await manager.query('UPDATE post_drafts SET kept = true WHERE post_id = $1', [id]);
};
