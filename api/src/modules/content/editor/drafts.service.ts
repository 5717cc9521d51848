import { Injectable } from '@nestjs/common';
import type { EditablePost, PostConflict, PostText, SavedPost, SessionUser } from '@wanderwork/contracts';
import type { SavePostRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { createId } from '../../../platform/database/ids.js';
import { RENDER_VERSION } from '../render/render-post.js';
import { postChanged } from './editor.errors.js';
import { lockPost, getPost, toEditablePost, type PostRow } from './post-row.js';
import { addVersion, shouldKeepVersion, keepCurrentVersion } from './post-versions.js';
import { createEmptyText, isSameText, normalizeText } from './post-text.js';

type Editor = Pick<SessionUser, 'id' | 'name'>;

const insertPostSql = `
  INSERT INTO posts (id, slug, title, tags, author, sources, content, html, headings, read_minutes, render_version,
    published_at, updated_at, edited_at)
  VALUES ($1, $2, '', '{}', '', '[]', '', '', '[]', 1, $3, 'infinity', now(), now())`;

const upsertDraftSql = `
  INSERT INTO post_drafts (post_id, words, revision, kept, saved_at, saved_by_id, saved_by_name)
  VALUES ($1, $2, 1, $3, now(), $4, $5)
  ON CONFLICT (post_id) DO UPDATE SET words = excluded.words, revision = post_drafts.revision + 1, kept = excluded.kept,
    saved_at = excluded.saved_at, saved_by_id = excluded.saved_by_id, saved_by_name = excluded.saved_by_name`;

/** Stops the article import from overwriting this post. */
const markEditedSql = 'UPDATE posts SET edited_at = now() WHERE id = $1 AND edited_at IS NULL';

/** An image is kept as long as any version of a post uses it. */
const recordImageUsesSql = `
  INSERT INTO post_image_uses (file, post_id)
  SELECT DISTINCT named[1], $1::uuid
  FROM regexp_matches($2, '/api/post-images/([0-9a-f-]{36}-\\d{1,5}x\\d{1,5}\\.webp)', 'g') AS named
  ON CONFLICT DO NOTHING`;

const toTheirs = ({ revision, words, savedAt, savedBy }: PostRow): PostConflict['theirs'] => ({
  revision,
  words,
  savedAt: savedAt.toISOString(),
  savedBy,
});

const toSavedPost = (row: PostRow): SavedPost => {
  const { revision, savedAt, savedBy, changed } = toEditablePost(row);
  return { revision, savedAt, savedBy, changed };
};

/** Drafts of posts. */
@Injectable()
export class DraftsService {
  constructor(private readonly database: DataSource) {}

  async get(id: string): Promise<EditablePost> {
    return toEditablePost(await getPost(this.database.manager, id));
  }

  async create(editor: Editor): Promise<EditablePost> {
    const id = createId();
    await this.database.transaction(async (manager) => {
      await manager.query(insertPostSql, [id, id, RENDER_VERSION]);
      await this.write(manager, id, createEmptyText(editor.name), editor, true);
    });
    return this.get(id);
  }

  /** Throws a conflict with the stored draft if another save came first. Both texts are then kept as versions. */
  async save(editor: Editor, id: string, request: SavePostRequest): Promise<SavedPost> {
    const result = await this.database.transaction((manager) =>
      this.saveLocked(manager, editor, id, request),
    );
    if ('theirs' in result) throw postChanged(result);
    return result;
  }

  /** Replaces the draft and increments its revision. */
  async write(
    manager: EntityManager,
    id: string,
    words: PostText,
    { id: editorId, name }: Editor,
    isVersioned: boolean,
  ): Promise<void> {
    const text = JSON.stringify(words);
    await manager.query(upsertDraftSql, [id, text, isVersioned, editorId, name]);
    await manager.query(markEditedSql, [id]);
    await this.recordImageUses(manager, id, words);
  }

  private async saveLocked(
    manager: EntityManager,
    editor: Editor,
    id: string,
    { revision, words: submitted, keep = false }: SavePostRequest,
  ): Promise<SavedPost | PostConflict> {
    const current = await lockPost(manager, id);
    const words = normalizeText(submitted);
    if (current.revision !== revision) return this.resolveConflict(manager, editor, current, words);
    if (shouldKeepVersion(current, editor.id, new Date())) await keepCurrentVersion(manager, current);
    await this.write(manager, id, words, editor, keep);
    if (keep) await addVersion(manager, id, { reason: 'saved', words, by: editor });
    return toSavedPost(await getPost(manager, id));
  }

  /** Two editors saved the same revision. Identical texts are not a conflict. */
  private async resolveConflict(
    manager: EntityManager,
    editor: Editor,
    current: PostRow,
    words: PostText,
  ): Promise<SavedPost | PostConflict> {
    if (isSameText(words, current.words)) return toSavedPost(current);
    await keepCurrentVersion(manager, current);
    await addVersion(manager, current.id, { reason: 'set-aside', words, by: editor });
    await this.recordImageUses(manager, current.id, words);
    return { theirs: toTheirs(current) };
  }

  private recordImageUses(manager: EntityManager, id: string, words: PostText): Promise<unknown> {
    return manager.query(recordImageUsesSql, [id, JSON.stringify(words)]);
  }
}
