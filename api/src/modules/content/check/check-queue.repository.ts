import { createHash } from 'node:crypto';
import { type EntityManager, DataSource } from 'typeorm';
import { Injectable } from '@nestjs/common';
import type { PostFinding } from '@wanderwork/contracts';
import { readRows, sql, execute, readRow } from '../../../platform/database/sql.js';
import type { CityFacts, CheckedPost } from './check-context.js';
import type { CheckResult } from './check-post.js';

/** Stores the current fingerprints and returns the cities that changed, with `new` for those not seen before. */
const recordCitiesSql = (cities: readonly CityFacts[]) => sql`
  WITH now AS (SELECT * FROM unnest(${cities.map(({ slug }) => slug)}::text[], ${cities.map(toFingerprint)}::text[]) AS city (slug, facts)),
  changed AS (
    SELECT coalesce(now.slug, checked.slug) AS slug, now.facts, checked.facts IS NULL AS new
    FROM now FULL JOIN checked_cities AS checked USING (slug) WHERE now.facts IS DISTINCT FROM checked.facts),
  gone AS (DELETE FROM checked_cities USING changed WHERE checked_cities.slug = changed.slug AND changed.facts IS NULL),
  noted AS (
    INSERT INTO checked_cities SELECT slug, facts FROM changed WHERE facts IS NOT NULL
    ON CONFLICT (slug) DO UPDATE SET facts = excluded.facts)
  SELECT slug, new FROM changed`;

/** Covers only the facts that posts are checked against; a new picture changes no finding. */
const toFingerprint = ({ name, monthlyCost, speed, climate }: CityFacts): string =>
  createHash('md5')
    .update(JSON.stringify([name, monthlyCost, speed, climate]))
    .digest('base64');

const recordChangedCities = (
  manager: EntityManager,
  cities: readonly CityFacts[],
): Promise<{ slug: string; new: boolean }[]> => readRows(manager, recordCitiesSql(cities));

const BATCH_SIZE = 200;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/** If another process is enqueueing, this one skips instead of waiting with an open connection. */
const tryLockSql = sql`SELECT pg_try_advisory_xact_lock(hashtext('post_findings')) AS mine`;

const takeNewsSql = sql`WITH taken AS (DELETE FROM post_news RETURNING about) SELECT DISTINCT about FROM taken`;

/**
 * Enqueues posts that changed, that depend on a changed city or post, or that mention a new city. Posts already in the
 * queue get a new `asked` mark, because their dependencies are not known yet.
 */
const enqueueSql = (changedSubjects: readonly string[], newCities: readonly string[]) => sql`
  INSERT INTO posts_to_check (post_id)
  SELECT id FROM posts
  WHERE id = ANY (ARRAY(SELECT substr(about, 6)::uuid FROM unnest(${changedSubjects}::text[]) AS about WHERE about LIKE 'self:%'))
  UNION SELECT post_id FROM post_findings WHERE leans_on && ${changedSubjects}
  UNION SELECT post_id FROM cities JOIN post_search ON vector @@ phraseto_tsquery('wording', name) WHERE slug = ANY (${newCities})
  UNION SELECT post_id FROM posts_to_check
  ON CONFLICT (post_id) DO UPDATE SET asked = excluded.asked`;

const readBatchSql = (after: string) => sql`
  SELECT id, slug, excerpt, cover_image AS "coverImage", content, html, checked_at AS "checkedAt", asked
  FROM posts_to_check JOIN posts ON id = post_id WHERE post_id > ${after} ORDER BY post_id LIMIT ${BATCH_SIZE}`;

const saveResultSql = ({ id, asked: requestId }: QueuedPost, { findings, dependencies }: CheckResult) => sql`
  WITH done AS (DELETE FROM posts_to_check WHERE post_id = ${id} AND asked = ${requestId} RETURNING post_id)
  INSERT INTO post_findings (post_id, findings, weight, leans_on)
  SELECT post_id, ${JSON.stringify(findings)}::jsonb, ${toWeight(findings)}::smallint, ${dependencies}::text[] FROM done
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
      const posts = await readRows<QueuedPost>(this.database, readBatchSql(after));
      if (posts.length > 0) yield posts;
      if (posts.length < BATCH_SIZE) return;
      after = posts.at(-1)!.id;
    }
  }

  /** Stores the findings, unless the post was enqueued again since it was read. */
  async saveResult(post: QueuedPost, result: CheckResult): Promise<void> {
    await execute(this.database, saveResultSql(post, result));
  }

  private async enqueueIn(manager: EntityManager, cities: readonly CityFacts[]): Promise<void> {
    const lock = await readRow<{ mine: boolean }>(manager, tryLockSql);
    if (!lock?.mine) return;
    const changed = await recordChangedCities(manager, cities);
    const news = await readRows<{ about: string }>(manager, takeNewsSql);
    const changedSubjects = [...news.map(({ about }) => about), ...changed.map(({ slug }) => `city:${slug}`)];
    const newCities = changed.filter((city) => city.new).map(({ slug }) => slug);
    if (changedSubjects.length > 0) await execute(manager, enqueueSql(changedSubjects, newCities));
  }
}
