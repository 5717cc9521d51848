import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../platform/errors/app-error.js';
import { RENDER_VERSION, type RenderedPost } from './render-post.js';
import { Renderings } from './renderings.service.js';

/** Its name, for whoever wants no look but their own. */
export const LOOK = 'posts-rendered-again';
/** Also for what another process left behind when it ended. */
const LOOK_EVERY_MS = 10_000;
/** So many texts are held at once, and done again where a process is killed before it has written them. */
const AT_ONCE = 20;
const SERVER_FAULT = 500;

/** One process at a time; whoever finds another one at it leaves it to that one. */
const ONE_AT_A_TIME = `SELECT pg_try_advisory_xact_lock(hashtext('posts_rendered_again')) AS mine`;

/** What newer rules rendered is of a newer build, which is starting beside this one. */
const OUTDATED = `
  SELECT id, content FROM posts WHERE render_version < $1 AND id <> ALL ($2::uuid[])
  ORDER BY render_version, id LIMIT ${AT_ONCE}`;

/** Where somebody published other words meanwhile, theirs stand. */
const WRITE = `
  UPDATE posts SET html = $3, headings = $4, section_marks = $5, read_minutes = $6, render_version = $7
  WHERE id = $1 AND content = $2`;

interface Outdated {
  id: string;
  content: string;
}

/**
 * Renders posts again that older rules rendered, while the product serves them as they are. Nothing is locked while a text is
 * rendered; whoever is told to end writes what is done, and the next one goes on there.
 */
@Injectable()
export class RenderAgain implements OnModuleDestroy {
  private readonly log = new Logger(RenderAgain.name);
  /** They stay as they are until the next start, which tries them once more. */
  private readonly refused = new Set<string>();
  private stopped = false;
  private running: Promise<void> | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly renderings: Renderings,
  ) {}

  /** Resolves when none is left, or another process is at them. */
  @Interval(LOOK, LOOK_EVERY_MS)
  run(): Promise<void> {
    this.running ??= this.all()
      .catch((error: unknown) => this.log.warn(`rendering again goes on later: ${String(error)}`))
      .finally(() => (this.running = null));
    return this.running;
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async all(): Promise<void> {
    for (let more = true; more && !this.stopped;)
      more = await this.database.transaction((manager) => this.batch(manager));
  }

  /** Whether there may be more of them. */
  private async batch(manager: EntityManager): Promise<boolean> {
    const [{ mine }] = (await manager.query(ONE_AT_A_TIME)) as [{ mine: boolean }];
    if (!mine) return false;
    const posts: Outdated[] = await manager.query(OUTDATED, [RENDER_VERSION, [...this.refused]]);
    const rendered = await this.rendered(posts);
    for (const [{ id, content }, { html, headings, sections, readMinutes }] of rendered) {
      const lists = [headings, sections].map((list) => JSON.stringify(list));
      await manager.query(WRITE, [id, content, html, ...lists, readMinutes, RENDER_VERSION]);
    }
    return posts.length > 0;
  }

  private async rendered(posts: readonly Outdated[]): Promise<[Outdated, RenderedPost][]> {
    const done: [Outdated, RenderedPost][] = [];
    for (const post of posts) {
      if (this.stopped) break;
      const rendered = await this.tryOne(post);
      if (rendered) done.push([post, rendered]);
    }
    return done;
  }

  private async tryOne({ id, content }: Outdated): Promise<RenderedPost | null> {
    try {
      return await this.renderings.render(content);
    } catch (error) {
      if (this.stopped) return null;
      if (error instanceof AppError && error.status >= SERVER_FAULT) throw error;
      this.refused.add(id);
      this.log.warn(`post ${id} stays as older rules rendered it: ${String(error)}`);
      return null;
    }
  }
}
