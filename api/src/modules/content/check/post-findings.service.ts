import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readRows, sql } from '../../../platform/database/sql.js';
import { findStaleness, YEAR_MS } from './check-post.js';
import type { CheckedPost } from './check-context.js';
import { PostChecksService, type PostFindings } from './post-checks.service.js';
import { CheckQueueRepository, type QueuedPost } from './check-queue.repository.js';
import { CheckRunnerService } from './check-runner.service.js';

const listFindingsSql = (limit: number) => sql`
  SELECT id, slug, checked_at AS "checkedAt", findings FROM post_findings JOIN posts ON id = post_id
  WHERE weight IS NOT NULL AND published_at < 'infinity' ORDER BY weight, post_id LIMIT ${limit}`;

const listUncheckedSql = (limit: number, staleSince: Date) => sql`
  SELECT id, slug, checked_at AS "checkedAt", coalesce(findings, '[]') AS findings
  FROM posts LEFT JOIN post_findings ON post_id = id
  WHERE published_at < 'infinity' AND (checked_at IS NULL OR checked_at < ${staleSince})
  ORDER BY checked_at NULLS FIRST, id LIMIT ${limit}`;

type StoredFindings = PostFindings & Pick<CheckedPost, 'checkedAt'>;

/**
 * Stored findings of all posts. Only posts that changed, or that depend on something that changed, are checked again.
 */
@Injectable()
export class PostFindingsService {
  /** Concurrent callers get the stored findings. */
  private isRefreshing = false;

  constructor(
    private readonly database: DataSource,
    private readonly queue: CheckQueueRepository,
    private readonly checks: PostChecksService,
    private readonly runner: CheckRunnerService,
  ) {}

  /** Lists the most important findings: wrong facts first, then posts that nobody checked for a year. */
  async list(limit: number, now: Date): Promise<PostFindings[]> {
    await this.refresh(now);
    const storedFindings = await readRows<StoredFindings>(this.database, listFindingsSql(limit));
    const staleSince = new Date(now.getTime() - YEAR_MS);
    const uncheckedPosts = await readRows<StoredFindings>(this.database, listUncheckedSql(limit, staleSince));
    const all = new Map([...storedFindings, ...uncheckedPosts].map((post) => [post.id, post]));
    return [...all.values()].slice(0, limit).map(({ id, slug, findings, checkedAt }) => ({
      id,
      slug,
      findings: [...findings, ...findStaleness({ checkedAt }, now)],
    }));
  }

  private async refresh(now: Date): Promise<void> {
    if (this.isRefreshing) return;
    this.isRefreshing = true;
    try {
      const { cities } = await this.checks.loadContext([], now);
      await this.queue.enqueueChanged(cities);
      for await (const posts of this.queue.readBatches()) await this.check(posts, now);
    } finally {
      this.isRefreshing = false;
    }
  }

  /** Holds no transaction open: checks of long texts wait for a shared worker thread. */
  private async check(posts: readonly QueuedPost[], now: Date): Promise<void> {
    const contents = posts.map(({ content }) => content);
    const context = await this.checks.loadContext(contents, now);
    for (const post of posts) await this.queue.saveResult(post, await this.runner.run({ post, context }));
  }
}
