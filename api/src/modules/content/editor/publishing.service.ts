import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { PostText, EditablePost, SessionUser } from '@wanderwork/contracts';
import { ReadablePost, findValidationErrors, type PublishPostRequest } from '@wanderwork/contracts/requests';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { execute, readRow, sql } from '../../../platform/database/sql.js';
import { isUniqueViolation } from '../../../platform/database/unique-violation.js';
import { RENDER_VERSION, type RenderedPost } from '../render/render-post.js';
import { RenderingService } from '../render/rendering.service.js';
import {
  postInvalid,
  postChanged,
  postNotPublished,
  postAlreadyPublished,
  slugInUse,
  postWasPublished,
} from '../content.errors.js';
import { lockPost, getPost, toEditablePost, type PostRow } from './post-row.js';
import { addVersion, markDraftVersioned } from './post-versions.js';

/** Throws one error that lists every field that is not ready to be published. */
const assertReadable = ({ title, slug, author, sources, content }: PostText): void => {
  const errors = findValidationErrors(ReadablePost, { title, slug, author, sources, content });
  if (errors.length > 0) throw postInvalid(errors);
};

/** Without a date, the post is published now, or keeps its date. */
const publishPostSql = (
  post: PostRow,
  { html, headings, sections, readMinutes }: RenderedPost,
  publishAt: Date | null,
) => {
  const { words } = post;
  return sql`
    UPDATE posts SET slug = ${words.slug}, former_slugs = ${nextFormerSlugs(post, words.slug)}, title = ${words.title},
      excerpt = nullif(${words.excerpt}, ''), category = ${words.category}, tags = ${words.tags}, cities = ${words.cities},
      cover_image = ${words.coverImage}, author = ${words.author}, sources = ${JSON.stringify(words.sources)},
      content = ${words.content}, html = ${html}, headings = ${JSON.stringify(headings)}, read_minutes = ${readMinutes},
      render_version = ${RENDER_VERSION}, section_marks = ${JSON.stringify(sections)},
      published_at = coalesce(${publishAt}::timestamptz, CASE WHEN published_at <= now() THEN published_at ELSE now() END),
      updated_at = greatest(now(), ${publishAt}::timestamptz), edited_at = now()
    WHERE id = ${post.id}`;
};

/** Posts are also found by id, so a slug must not equal another post's id. */
const findSlugOwnerSql = (postId: string, slug: string) => sql`
  SELECT FROM posts WHERE id <> ${postId}
    AND (slug = ${slug} OR former_slugs @> ARRAY[${slug}] OR id = ${isUuid(slug) ? slug : null}::uuid)`;

/** Readers' bookmarks stay and work again once the post is published again. */
const unpublishPostSql = (id: string) => sql`
  UPDATE posts SET withdrawn_at = CASE WHEN published_at <= now() THEN now() ELSE withdrawn_at END,
    published_at = 'infinity', edited_at = now() WHERE id = ${id}`;

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
      await markDraftVersioned(manager, id);
      const { title, slug } = post.words;
      await this.recordAudit(manager, editor, reason, id, { title, slug, ...(at !== undefined && { at }) });
    });
  }

  /** Unpublishes a published post, or cancels the schedule. */
  unpublish(editor: SessionUser, id: string): Promise<EditablePost> {
    return this.update(id, async (manager, post) => {
      if (post.publishedAt === null) throw postNotPublished();
      await execute(manager, unpublishPostSql(id));
      await this.recordAudit(manager, editor, 'unpublished', id, {
        title: post.words.title,
        slug: post.slug,
      });
    });
  }

  /** Records that an editor checked the post against its sources today. */
  check(editor: SessionUser, id: string): Promise<EditablePost> {
    return this.update(id, async (manager, { checkedAt, words: { title } }) => {
      await execute(manager, sql`UPDATE posts SET checked_at = now(), edited_at = now() WHERE id = ${id}`);
      await this.recordAudit(manager, editor, 'checked', id, { title }, { checkedAt });
    });
  }

  /** Deletes a draft that was never published. */
  async remove(editor: SessionUser, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const post = await lockPost(manager, id);
      if (post.state !== 'draft') throw postWasPublished();
      await execute(manager, sql`DELETE FROM posts WHERE id = ${id}`);
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

  private async writePublished(
    manager: EntityManager,
    post: PostRow,
    rendered: RenderedPost,
    publishAt: Date | null,
  ): Promise<void> {
    if (await readRow(manager, findSlugOwnerSql(post.id, post.words.slug))) throw slugInUse();
    await execute(manager, publishPostSql(post, rendered, publishAt));
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
