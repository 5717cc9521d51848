import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { staleness, YEAR_MS } from './check-post.js';
import type { CheckedPost } from './finding.js';
import { PostChecks, type PostFindings } from './post-checks.service.js';
import { PostsToCheck, type PostToCheck } from './posts-to-check.service.js';
import { Proofreading } from './proofreading.service.js';

const FOUND = `
  SELECT id, slug, checked_at AS "checkedAt", findings FROM post_findings JOIN posts ON id = post_id
  WHERE weight IS NOT NULL AND published_at < 'infinity' ORDER BY weight, post_id LIMIT $1`;

const OLD = `
  SELECT id, slug, checked_at AS "checkedAt", coalesce(findings, '[]') AS findings
  FROM posts LEFT JOIN post_findings ON post_id = id
  WHERE published_at < 'infinity' AND (checked_at IS NULL OR checked_at < $2)
  ORDER BY checked_at NULLS FIRST, id LIMIT $1`;

type Kept = PostFindings & Pick<CheckedPost, 'checkedAt'>;

/** The findings in all posts, kept: only what changed, or leans on what changed, is looked through again. */
@Injectable()
export class KeptFindings {
  /** Whoever comes meanwhile has what is kept. */
  private catchingUp = false;

  constructor(
    private readonly database: DataSource,
    private readonly toCheck: PostsToCheck,
    private readonly checks: PostChecks,
    private readonly proofreading: Proofreading,
  ) {}

  /** The first of them, what a reader would be told wrong before what nobody checked for a year. */
  async first(limit: number, now: Date): Promise<PostFindings[]> {
    await this.catchUp(now);
    const found: Kept[] = await this.database.query(FOUND, [limit]);
    const old: Kept[] = await this.database.query(OLD, [limit, new Date(now.getTime() - YEAR_MS)]);
    const all = new Map([...found, ...old].map((post) => [post.id, post]));
    return [...all.values()].slice(0, limit).map(({ id, slug, findings, checkedAt }) => ({
      id,
      slug,
      findings: [...findings, ...staleness({ checkedAt }, now)],
    }));
  }

  private async catchUp(now: Date): Promise<void> {
    if (this.catchingUp) return;
    this.catchingUp = true;
    try {
      const { cities } = await this.checks.truthFor([], now);
      await this.toCheck.ask(cities);
      for await (const posts of this.toCheck.batches()) await this.check(posts, now);
    } finally {
      this.catchingUp = false;
    }
  }

  /** A long text is looked through by a thread that others want, too: no transaction is open meanwhile. */
  private async check(posts: readonly PostToCheck[], now: Date): Promise<void> {
    const texts = posts.map(({ content }) => content);
    const truth = await this.checks.truthFor(texts, now);
    for (const post of posts) await this.toCheck.keep(post, await this.proofreading.of({ post, truth }));
  }
}
