import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PostText, EditablePost, PostConflict, SavedPost, SessionUser } from '@wanderwork/contracts';
import type { PostTextRequest, SavePostRequest } from '@wanderwork/contracts/requests';
import { createId } from '../../../platform/database/ids.js';
import { execute, sql } from '../../../platform/database/sql.js';
import { RENDER_VERSION } from '../render/render-post.js';
import { postChanged } from '../content.errors.js';
import { lockPost, getPost, toEditablePost, type PostRow } from './post-row.js';
import { addVersion, shouldKeepVersion, keepCurrentVersion } from './post-versions.js';

/** The content of a new post. */
const createEmptyText = (author: string): PostText => ({
  title: '',
  slug: '',
  excerpt: '',
  category: null,
  tags: [],
  cities: [],
  coverImage: null,
  author,
  sources: [],
  content: '',
});

const toUniqueTexts = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== '')),
];

/** Trims texts, sets missing fields to null, and removes empty and duplicate list entries. */
const normalizeText = (words: PostTextRequest): PostText => ({
  title: words.title.trim(),
  slug: words.slug.trim(),
  excerpt: words.excerpt.trim(),
  category: words.category ?? null,
  tags: toUniqueTexts(words.tags),
  cities: toUniqueTexts(words.cities),
  coverImage: words.coverImage ?? null,
  author: words.author.trim(),
  sources: words.sources.map(({ title, url }) => ({ title: title.trim(), url: url.trim() })),
  content: words.content,
});

const isSameText = (one: PostText, other: PostText): boolean => isDeepStrictEqual(one, other);

type Editor = Pick<SessionUser, 'id' | 'name'>;

const insertPostSql = (id: string) => sql`
  INSERT INTO posts (id, slug, title, tags, author, sources, content, html, headings, read_minutes, render_version,
    published_at, updated_at, edited_at)
  VALUES (${id}, ${id}, '', '{}', '', '[]', '', '', '[]', 1, ${RENDER_VERSION}, 'infinity', now(), now())`;

const upsertDraftSql = (id: string, words: PostText, editor: Editor, isVersioned: boolean) => sql`
  INSERT INTO post_drafts (post_id, words, revision, kept, saved_at, saved_by_id, saved_by_name)
  VALUES (${id}, ${JSON.stringify(words)}, 1, ${isVersioned}, now(), ${editor.id}, ${editor.name})
  ON CONFLICT (post_id) DO UPDATE SET words = excluded.words, revision = post_drafts.revision + 1, kept = excluded.kept,
    saved_at = excluded.saved_at, saved_by_id = excluded.saved_by_id, saved_by_name = excluded.saved_by_name`;

/** Stops the article import from overwriting this post. */
const markEditedSql = (id: string) =>
  sql`UPDATE posts SET edited_at = now() WHERE id = ${id} AND edited_at IS NULL`;

/** An image is kept as long as any version of a post uses it. */
const recordImageUsesSql = (id: string, words: PostText) => sql`
  INSERT INTO post_image_uses (file, post_id)
  SELECT DISTINCT named[1], ${id}::uuid
  FROM regexp_matches(${JSON.stringify(words)}, '/api/post-images/([0-9a-f-]{36}-\\d{1,5}x\\d{1,5}\\.webp)', 'g') AS named
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
      await execute(manager, insertPostSql(id));
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
    editor: Editor,
    isVersioned: boolean,
  ): Promise<void> {
    await execute(manager, upsertDraftSql(id, words, editor, isVersioned));
    await execute(manager, markEditedSql(id));
    await execute(manager, recordImageUsesSql(id, words));
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
    await execute(manager, recordImageUsesSql(current.id, words));
    return { theirs: toTheirs(current) };
  }
}
