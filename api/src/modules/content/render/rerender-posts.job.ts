import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, readRows, sql } from '../../../platform/database/sql.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { RENDER_VERSION, type RenderedPost } from './render-post.js';
import { RenderingService } from './rendering.service.js';

/** Also picks up posts that a stopped process left. */
const INTERVAL_MS = 10_000;
/** Posts per transaction. A killed process loses at most this many renderings. */
const BATCH_SIZE = 20;
const SERVER_ERROR = 500;

/** Only one process renders at a time; others skip. */
const tryLockSql = sql`SELECT pg_try_advisory_xact_lock(hashtext('posts_rendered_again')) AS mine`;

/** Posts rendered by a newer version belong to a newer build and are left alone. */
const findOutdatedSql = (failedIds: ReadonlySet<string>) => sql`
  SELECT id, content FROM posts WHERE render_version < ${RENDER_VERSION} AND id <> ALL (${[...failedIds]}::uuid[])
  ORDER BY render_version, id LIMIT ${BATCH_SIZE}`;

/** Does not overwrite a text that was published meanwhile. */
const updateRenderingSql = (
  { id, content }: OutdatedPost,
  { html, headings, sections, readMinutes }: RenderedPost,
) => sql`
  UPDATE posts SET html = ${html}, headings = ${JSON.stringify(headings)}, section_marks = ${JSON.stringify(sections)},
    read_minutes = ${readMinutes}, render_version = ${RENDER_VERSION}
  WHERE id = ${id} AND content = ${content}`;

interface OutdatedPost {
  id: string;
  content: string;
}

/**
 * Renders outdated posts again while the old renderings are still served. No row is locked during rendering. On
 * shutdown, finished posts are written, and the next process continues.
 */
@Injectable()
export class RerenderPostsJob implements OnModuleDestroy {
  private readonly log = new Logger(RerenderPostsJob.name);
  /** Posts that failed are retried at the next start. */
  private readonly failedIds = new Set<string>();
  private isStopped = false;
  private currentRun: Promise<void> | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly rendering: RenderingService,
  ) {}

  /** Resolves when no outdated post is left, or another process is rendering. */
  @Job({ name: 'posts-rerender', everyMs: INTERVAL_MS })
  run(): Promise<void> {
    this.currentRun ??= this.rerenderAll()
      .catch((error: unknown) => this.log.warn(`re-rendering failed and will be retried: ${String(error)}`))
      .finally(() => (this.currentRun = null));
    return this.currentRun;
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    await this.currentRun;
  }

  private async rerenderAll(): Promise<void> {
    for (let hasMore = true; hasMore && !this.isStopped;)
      hasMore = await this.database.transaction((manager) => this.rerenderBatch(manager));
  }

  /** Returns whether there may be more outdated posts. */
  private async rerenderBatch(manager: EntityManager): Promise<boolean> {
    const lock = await readRow<{ mine: boolean }>(manager, tryLockSql);
    if (!lock?.mine) return false;
    const posts = await readRows<OutdatedPost>(manager, findOutdatedSql(this.failedIds));
    for (const [post, rendered] of await this.renderPosts(posts))
      await execute(manager, updateRenderingSql(post, rendered));
    return posts.length > 0;
  }

  private async renderPosts(posts: readonly OutdatedPost[]): Promise<[OutdatedPost, RenderedPost][]> {
    const renderedPosts: [OutdatedPost, RenderedPost][] = [];
    for (const post of posts) {
      if (this.isStopped) break;
      const rendered = await this.tryRender(post);
      if (rendered) renderedPosts.push([post, rendered]);
    }
    return renderedPosts;
  }

  private async tryRender({ id, content }: OutdatedPost): Promise<RenderedPost | null> {
    try {
      return await this.rendering.render(content);
    } catch (error) {
      if (this.isStopped) return null;
      if (error instanceof AppError && error.status >= SERVER_ERROR) throw error;
      this.failedIds.add(id);
      this.log.warn(`post ${id} keeps its old rendering: ${String(error)}`);
      return null;
    }
  }
}
