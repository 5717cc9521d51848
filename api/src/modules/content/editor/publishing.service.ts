import { Injectable } from '@nestjs/common';
import type { EditablePost, SessionUser } from '@wanderwork/contracts';
import type { PublishPostRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { isUniqueViolation } from '../../../platform/database/unique-violation.js';
import { RENDER_VERSION, type RenderedPost } from '../render/render-post.js';
import { RenderingService } from '../render/rendering.service.js';
import {
  postChanged,
  postNotPublished,
  postAlreadyPublished,
  slugInUse,
  postWasPublished,
} from './editor.errors.js';
import { lockPost, getPost, toEditablePost, type PostRow } from './post-row.js';
import { assertReadable } from './assert-readable.js';
import { addVersion } from './post-versions.js';

const publishPostSql = `
  UPDATE posts SET slug = $2, former_slugs = $3, title = $4, excerpt = nullif($5, ''), category = $6, tags = $7, cities = $8,
    cover_image = $9, author = $10, sources = $11, content = $12, html = $13, headings = $14, read_minutes = $15,
    render_version = $16, section_marks = $18,
    published_at = coalesce($17::timestamptz, CASE WHEN published_at <= now() THEN published_at ELSE now() END),
    updated_at = greatest(now(), $17::timestamptz), edited_at = now()
  WHERE id = $1`;

/** Posts are also found by id, so a slug must not equal another post's id. */
const findSlugOwnerSql =
  'SELECT FROM posts WHERE id <> $1 AND (slug = $2 OR former_slugs @> ARRAY[$2] OR id = $3::uuid)';

/** Readers' bookmarks stay and work again once the post is published again. */
const unpublishPostSql = `
  UPDATE posts SET withdrawn_at = CASE WHEN published_at <= now() THEN now() ELSE withdrawn_at END,
    published_at = 'infinity', edited_at = now() WHERE id = $1`;

/** A published slug redirects to the new one. The new slug is removed from the former ones. */
const nextFormerSlugs = ({ wasPublished, slug, formerSlugs }: PostRow, next: string): string[] => {
  const others = formerSlugs.filter((one) => one !== next && one !== slug);
  return wasPublished && slug !== next ? [...others, slug] : others;
};

/** Throws if the draft may not be published as it is. */
const assertPublishable = (post: PostRow, { revision, at }: PublishPostRequest): void => {
  if (post.revision !== revision) throw postChanged({ theirs: toEditablePost(post) });
  if (at !== undefined && post.state === 'published') throw postAlreadyPublished();
  assertReadable(post.words);
};

/** Publishes, unpublishes and deletes posts. Every action is recorded in the audit log in the same transaction. */
@Injectable()
export class PublishingService {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditService,
    private readonly rendering: RenderingService,
  ) {}

  /** Publishes now, or at a later time. A published post gets the new text and keeps its date. */
  async publish(editor: SessionUser, id: string, request: PublishPostRequest): Promise<EditablePost> {
    const draft = await getPost(this.database.manager, id);
    assertPublishable(draft, request);
    // Rendering may take seconds, so it runs before the row is locked.
    const rendered = await this.rendering.render(draft.words.content);
    const { at } = request;
    return this.update(id, async (manager, post) => {
      assertPublishable(post, request);
      if (post.words.content !== draft.words.content) throw postChanged({ theirs: toEditablePost(post) });
      await this.writePublished(manager, post, rendered, at === undefined ? null : new Date(at));
      const reason = at === undefined ? 'published' : 'scheduled';
      await addVersion(manager, id, { reason, words: post.words, by: editor });
      await manager.query('UPDATE post_drafts SET kept = true WHERE post_id = $1', [id]);
      const { title, slug } = post.words;
      await this.recordAudit(manager, editor, reason, id, { title, slug, ...(at !== undefined && { at }) });
    });
  }

  /** Unpublishes a published post, or cancels the schedule. */
  unpublish(editor: SessionUser, id: string): Promise<EditablePost> {
    return this.update(id, async (manager, post) => {
      if (post.publishedAt === null) throw postNotPublished();
      await manager.query(unpublishPostSql, [id]);
      await this.recordAudit(manager, editor, 'unpublished', id, {
        title: post.words.title,
        slug: post.slug,
      });
    });
  }

  /** Records that an editor checked the post against its sources today. */
  check(editor: SessionUser, id: string): Promise<EditablePost> {
    return this.update(id, async (manager, { checkedAt, words: { title } }) => {
      await manager.query('UPDATE posts SET checked_at = now(), edited_at = now() WHERE id = $1', [id]);
      await this.recordAudit(manager, editor, 'checked', id, { title }, { checkedAt });
    });
  }

  /** Deletes a draft that was never published. */
  async remove(editor: SessionUser, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const post = await lockPost(manager, id);
      if (post.state !== 'draft') throw postWasPublished();
      await manager.query('DELETE FROM posts WHERE id = $1', [id]);
      await this.recordAudit(manager, editor, 'removed', id, { title: post.words.title });
    });
  }

  private async update(
    id: string,
    action: (manager: EntityManager, post: PostRow) => Promise<void>,
  ): Promise<EditablePost> {
    const changed = await this.database
      .transaction(async (manager) => {
        await action(manager, await lockPost(manager, id));
        return getPost(manager, id);
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? slugInUse() : error;
      });
    return toEditablePost(changed);
  }

  /** Without a date, the post is published now, or keeps its date. */
  private async writePublished(
    manager: EntityManager,
    post: PostRow,
    { html, headings, sections, readMinutes }: RenderedPost,
    publishAt: Date | null,
  ): Promise<void> {
    const { words } = post;
    const others = await manager.query<object[]>(findSlugOwnerSql, [
      post.id,
      words.slug,
      isUuid(words.slug) ? words.slug : null,
    ]);
    if (others.length > 0) throw slugInUse();
    await manager.query(publishPostSql, [
      post.id,
      words.slug,
      nextFormerSlugs(post, words.slug),
      words.title,
      words.excerpt,
      words.category,
      words.tags,
      words.cities,
      words.coverImage,
      words.author,
      JSON.stringify(words.sources),
      words.content,
      html,
      JSON.stringify(headings),
      readMinutes,
      RENDER_VERSION,
      publishAt,
      JSON.stringify(sections),
    ]);
  }

  private recordAudit(
    manager: EntityManager,
    { id: actorId }: SessionUser,
    action: string,
    id: string,
    newValue: object,
    oldValue: object | null = null,
  ): Promise<void> {
    const target = { type: 'post', id };
    return this.audit.record(
      { actorId, action: `admin.post_${action}`, target, oldValue, newValue },
      manager,
    );
  }
}
