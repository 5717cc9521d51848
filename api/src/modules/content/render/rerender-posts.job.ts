import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../platform/errors/app-error.js';
import { RENDER_VERSION, type RenderedPost } from './render-post.js';
import { RenderingService } from './rendering.service.js';

/** Its name, for whoever wants no look but their own. */
export const RERENDER_INTERVAL = 'posts-rendered-again';
/** Also for what another process left behind when it ended. */
const INTERVAL_MS = 10_000;
/** So many texts are held at once, and done again where a process is killed before it has written them. */
const BATCH_SIZE = 20;
const SERVER_ERROR = 500;

/** One process at a time; whoever finds another one at it leaves it to that one. */
const tryLockSql = `SELECT pg_try_advisory_xact_lock(hashtext('posts_rendered_again')) AS mine`;

/** What newer rules rendered is of a newer build, which is starting beside this one. */
const findOutdatedSql = `
  SELECT id, content FROM posts WHERE render_version < $1 AND id <> ALL ($2::uuid[])
  ORDER BY render_version, id LIMIT ${BATCH_SIZE}`;

/** Where somebody published other words meanwhile, theirs stand. */
const updateRenderingSql = `
  UPDATE posts SET html = $3, headings = $4, section_marks = $5, read_minutes = $6, render_version = $7
  WHERE id = $1 AND content = $2`;

interface OutdatedPost {
  id: string;
  content: string;
}

/**
 * Renders posts again that older rules rendered, while the product serves them as they are. Nothing is locked while a text is
 * rendered; whoever is told to end writes what is done, and the next one goes on there.
 */
@Injectable()
export class RerenderPostsJob implements OnModuleDestroy {
  private readonly log = new Logger(RerenderPostsJob.name);
  /** They stay as they are until the next start, which tries them once more. */
  private readonly failedIds = new Set<string>();
  private isStopped = false;
  private currentRun: Promise<void> | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly rendering: RenderingService,
  ) {}

  /** Resolves when none is left, or another process is at them. */
  @Interval(RERENDER_INTERVAL, INTERVAL_MS)
  run(): Promise<void> {
    this.currentRun ??= this.rerenderAll()
      .catch((error: unknown) => this.log.warn(`rendering again goes on later: ${String(error)}`))
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

  /** Whether there may be more of them. */
  private async rerenderBatch(manager: EntityManager): Promise<boolean> {
    const [{ mine }] = (await manager.query(tryLockSql)) as [{ mine: boolean }];
    if (!mine) return false;
    const posts: OutdatedPost[] = await manager.query(findOutdatedSql, [RENDER_VERSION, [...this.failedIds]]);
    const rendered = await this.renderPosts(posts);
    for (const [{ id, content }, { html, headings, sections, readMinutes }] of rendered) {
      const lists = [headings, sections].map((list) => JSON.stringify(list));
      await manager.query(updateRenderingSql, [id, content, html, ...lists, readMinutes, RENDER_VERSION]);
    }
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
      this.log.warn(`post ${id} stays as older rules rendered it: ${String(error)}`);
      return null;
    }
  }
}
