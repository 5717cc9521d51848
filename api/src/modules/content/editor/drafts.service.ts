import { Injectable } from '@nestjs/common';
import type { EditablePost, PostConflict, PostWords, SavedPost, SessionUser } from '@wanderwork/contracts';
import type { SavePostRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { newId } from '../../../platform/database/ids.js';
import { RENDER_VERSION } from '../render/render-post.js';
import { changedMeanwhile } from './editor.errors.js';
import { lockPost, readPost, toEditable, type PostRow } from './post-row.js';
import { addVersion, isWorthKeeping, keepStanding } from './version-store.js';
import { emptyWords, sameWords, tidy } from './words.js';

type Editor = Pick<SessionUser, 'id' | 'name'>;

const INSERT_POST = `
  INSERT INTO posts (id, slug, title, tags, author, sources, content, html, headings, read_minutes, render_version,
    published_at, updated_at, edited_at)
  VALUES ($1, $2, '', '{}', '', '[]', '', '', '[]', 1, $3, 'infinity', now(), now())`;

const WRITE = `
  INSERT INTO post_drafts (post_id, words, revision, kept, saved_at, saved_by_id, saved_by_name)
  VALUES ($1, $2, 1, $3, now(), $4, $5)
  ON CONFLICT (post_id) DO UPDATE SET words = excluded.words, revision = post_drafts.revision + 1, kept = excluded.kept,
    saved_at = excluded.saved_at, saved_by_id = excluded.saved_by_id, saved_by_name = excluded.saved_by_name`;

/** From now on the post and its files go separate ways: no import writes over it. */
const EDITED = 'UPDATE posts SET edited_at = now() WHERE id = $1 AND edited_at IS NULL';

/** A file's name in the words means that the file is needed, for as long as there is a version that names it. */
const USE_IMAGES = `
  INSERT INTO post_image_uses (file, post_id)
  SELECT DISTINCT named[1], $1::uuid
  FROM regexp_matches($2, '/api/post-images/([0-9a-f-]{36}-\\d{1,5}x\\d{1,5}\\.webp)', 'g') AS named
  ON CONFLICT DO NOTHING`;

const theirsOf = ({ revision, words, savedAt, savedBy }: PostRow): PostConflict['theirs'] => ({
  revision,
  words,
  savedAt: savedAt.toISOString(),
  savedBy,
});

const savedOf = (row: PostRow): SavedPost => {
  const { revision, savedAt, savedBy, changed } = toEditable(row);
  return { revision, savedAt, savedBy, changed };
};

/** The words of posts while they are written. */
@Injectable()
export class Drafts {
  constructor(private readonly database: DataSource) {}

  async get(id: string): Promise<EditablePost> {
    return toEditable(await readPost(this.database.manager, id));
  }

  async create(editor: Editor): Promise<EditablePost> {
    const id = newId();
    await this.database.transaction(async (manager) => {
      await manager.query(INSERT_POST, [id, id, RENDER_VERSION]);
      await this.put(manager, id, emptyWords(editor.name), editor, true);
    });
    return this.get(id);
  }

  /** Throws with what stands there when another save came between; both texts are then kept as versions. */
  async save(editor: Editor, id: string, request: SavePostRequest): Promise<SavedPost> {
    const outcome = await this.database.transaction((manager) => this.write(manager, editor, id, request));
    if ('theirs' in outcome) throw changedMeanwhile(outcome);
    return outcome;
  }

  /** Puts words in the place of what stands, as the next revision. */
  async put(
    manager: EntityManager,
    id: string,
    words: PostWords,
    { id: editorId, name }: Editor,
    kept: boolean,
  ): Promise<void> {
    const text = JSON.stringify(words);
    await manager.query(WRITE, [id, text, kept, editorId, name]);
    await manager.query(EDITED, [id]);
    await this.useImages(manager, id, words);
  }

  private async write(
    manager: EntityManager,
    editor: Editor,
    id: string,
    { revision, words: said, keep = false }: SavePostRequest,
  ): Promise<SavedPost | PostConflict> {
    const standing = await lockPost(manager, id);
    const words = tidy(said);
    if (standing.revision !== revision) return this.meet(manager, editor, standing, words);
    if (isWorthKeeping(standing, editor.id, new Date())) await keepStanding(manager, standing);
    await this.put(manager, id, words, editor, keep);
    if (keep) await addVersion(manager, id, { reason: 'saved', words, by: editor });
    return savedOf(await readPost(manager, id));
  }

  /** Two hands at one text: where they wrote the same, nothing happened. */
  private async meet(
    manager: EntityManager,
    editor: Editor,
    standing: PostRow,
    words: PostWords,
  ): Promise<SavedPost | PostConflict> {
    if (sameWords(words, standing.words)) return savedOf(standing);
    await keepStanding(manager, standing);
    await addVersion(manager, standing.id, { reason: 'set-aside', words, by: editor });
    await this.useImages(manager, standing.id, words);
    return { theirs: theirsOf(standing) };
  }

  private useImages(manager: EntityManager, id: string, words: PostWords): Promise<unknown> {
    return manager.query(USE_IMAGES, [id, JSON.stringify(words)]);
  }
}
