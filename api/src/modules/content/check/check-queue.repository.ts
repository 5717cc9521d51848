import { Injectable } from '@nestjs/common';
import type { PostFinding } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { recordChangedCities } from './record-changed-cities.js';
import type { CheckedPost, CityFacts } from './check-context.js';
import type { CheckResult } from './check-job.js';

const BATCH_SIZE = 200;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/** If another process is enqueueing, this one skips instead of waiting with an open connection. */
const tryLockSql = `SELECT pg_try_advisory_xact_lock(hashtext('post_findings')) AS mine`;

const takeNewsSql = 'WITH taken AS (DELETE FROM post_news RETURNING about) SELECT DISTINCT about FROM taken';

/**
 * Enqueues posts that changed, that depend on a changed city or post, or that mention a new city. Posts already in the
 * queue get a new `asked` mark, because their dependencies are not known yet.
 */
const enqueueSql = `
  INSERT INTO posts_to_check (post_id)
  SELECT id FROM posts
  WHERE id = ANY (ARRAY(SELECT substr(about, 6)::uuid FROM unnest($1::text[]) AS about WHERE about LIKE 'self:%'))
  UNION SELECT post_id FROM post_findings WHERE leans_on && $1
  UNION SELECT post_id FROM cities JOIN post_search ON vector @@ phraseto_tsquery('wording', name) WHERE slug = ANY ($2)
  UNION SELECT post_id FROM posts_to_check
  ON CONFLICT (post_id) DO UPDATE SET asked = excluded.asked`;

const readBatchSql = `
  SELECT id, slug, excerpt, cover_image AS "coverImage", content, html, checked_at AS "checkedAt", asked
  FROM posts_to_check JOIN posts ON id = post_id WHERE post_id > $1 ORDER BY post_id LIMIT ${BATCH_SIZE}`;

const saveResultSql = `
  WITH done AS (DELETE FROM posts_to_check WHERE post_id = $1 AND asked = $2 RETURNING post_id)
  INSERT INTO post_findings (post_id, findings, weight, leans_on)
  SELECT post_id, $3::jsonb, $4::smallint, $5::text[] FROM done
  ON CONFLICT (post_id) DO UPDATE
  SET findings = excluded.findings, weight = excluded.weight, leans_on = excluded.leans_on`;

/** A queued post. `asked` identifies the request that a result answers. */
export type QueuedPost = CheckedPost & { id: string; asked: string };

/** Sorts wrong facts before other findings. Null without findings. */
const toWeight = (findings: readonly PostFinding[]): number | null => {
  if (findings.length === 0) return null;
  return findings.some(({ kind }) => kind === 'contradiction' || kind === 'directive') ? 0 : 1;
};

/** The queue of posts to check, shared by all processes. */
@Injectable()
export class CheckQueueRepository {
  constructor(private readonly database: DataSource) {}

  /** Enqueues the posts affected by changed posts and cities. */
  async enqueueChanged(cities: readonly CityFacts[]): Promise<void> {
    await this.database.transaction((manager) => this.enqueueIn(manager, cities));
  }

  /** Yields each queued post once, even if it is enqueued again meanwhile. */
  async *readBatches(): AsyncGenerator<QueuedPost[]> {
    let after = LOWEST_ID;
    for (;;) {
      const posts: QueuedPost[] = await this.database.query(readBatchSql, [after]);
      if (posts.length > 0) yield posts;
      if (posts.length < BATCH_SIZE) return;
      after = posts.at(-1)!.id;
    }
  }

  /** Stores the findings, unless the post was enqueued again since it was read. */
  async saveResult(
    { id, asked: requestId }: QueuedPost,
    { findings, dependencies }: CheckResult,
  ): Promise<void> {
    await this.database.query(saveResultSql, [
      id,
      requestId,
      JSON.stringify(findings),
      toWeight(findings),
      dependencies,
    ]);
  }

  private async enqueueIn(manager: EntityManager, cities: readonly CityFacts[]): Promise<void> {
    const [{ mine }] = (await manager.query(tryLockSql)) as [{ mine: boolean }];
    if (!mine) return;
    const changed = await recordChangedCities(manager, cities);
    const news: { about: string }[] = await manager.query(takeNewsSql);
    const changedSubjects = [...news.map(({ about }) => about), ...changed.map(({ slug }) => `city:${slug}`)];
    const newCities = changed.filter((city) => city.new).map(({ slug }) => slug);
    if (changedSubjects.length > 0) await manager.query(enqueueSql, [changedSubjects, newCities]);
  }
}
