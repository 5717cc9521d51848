import { Injectable } from '@nestjs/common';
import type { PostFinding } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { changedCities } from './changed-cities.js';
import { staleness, YEAR_MS } from './check-post.js';
import type { CheckedPost, Truth } from './finding.js';
import { PostChecks, type PostFindings } from './post-checks.service.js';
import { Proofreading } from './proofreading.service.js';

const BATCH = 200;

/** Where somebody else is at it already, what is kept has to do: nobody waits with a connection in hand. */
const ONE_AT_A_TIME = `SELECT pg_try_advisory_xact_lock(hashtext('post_findings')) AS mine`;

const TAKE_NEWS = 'WITH taken AS (DELETE FROM post_news RETURNING about) SELECT DISTINCT about FROM taken';

/** Posts that are themselves news, that lean on what is, or that say the name of a city which the table did not have. */
const CONCERNED = `
  SELECT id FROM posts
  WHERE id = ANY (ARRAY(SELECT substr(about, 6)::uuid FROM unnest($1::text[]) AS about WHERE about LIKE 'self:%'))
  UNION SELECT post_id FROM post_findings WHERE leans_on && $1
  UNION SELECT post_id FROM cities JOIN post_search ON vector @@ phraseto_tsquery('wording', name) WHERE slug = ANY ($2)`;

const READ = `SELECT id, slug, excerpt, cover_image AS "coverImage", content, html, checked_at AS "checkedAt" FROM posts
  WHERE id = ANY ($1)`;

const KEEP = `
  INSERT INTO post_findings (post_id, findings, weight, leans_on) VALUES ($1, $2, $3, $4)
  ON CONFLICT (post_id) DO UPDATE
  SET findings = excluded.findings, weight = excluded.weight, leans_on = excluded.leans_on`;

const FOUND = `
  SELECT id, slug, checked_at AS "checkedAt", findings FROM post_findings JOIN posts ON id = post_id
  WHERE weight IS NOT NULL AND published_at < 'infinity' ORDER BY weight, post_id LIMIT $1`;

const OLD = `
  SELECT id, slug, checked_at AS "checkedAt", coalesce(findings, '[]') AS findings
  FROM posts LEFT JOIN post_findings ON post_id = id
  WHERE published_at < 'infinity' AND (checked_at IS NULL OR checked_at < $2)
  ORDER BY checked_at NULLS FIRST, id LIMIT $1`;

type Row = CheckedPost & { id: string };
type Kept = PostFindings & Pick<CheckedPost, 'checkedAt'>;

/** What a reader would be told wrong comes first, then the rest; nothing found has no weight. */
const weightOf = (findings: readonly PostFinding[]): number | null => {
  if (findings.length === 0) return null;
  return findings.some(({ kind }) => kind === 'contradiction' || kind === 'directive') ? 0 : 1;
};

/** The findings in all posts, kept: only what changed, or leans on what changed, is looked through again. */
@Injectable()
export class KeptFindings {
  constructor(
    private readonly database: DataSource,
    private readonly checks: PostChecks,
    private readonly proofreading: Proofreading,
  ) {}

  /** The first of them, what a reader would be told wrong before what nobody checked for a year. */
  async first(limit: number, now: Date): Promise<PostFindings[]> {
    await this.database.transaction((manager) => this.catchUp(manager, now));
    const found: Kept[] = await this.database.query(FOUND, [limit]);
    const old: Kept[] = await this.database.query(OLD, [limit, new Date(now.getTime() - YEAR_MS)]);
    const all = new Map([...found, ...old].map((post) => [post.id, post]));
    return [...all.values()].slice(0, limit).map(({ id, slug, findings, checkedAt }) => ({
      id,
      slug,
      findings: [...findings, ...staleness({ checkedAt }, now)],
    }));
  }

  private async catchUp(manager: EntityManager, now: Date): Promise<void> {
    const [{ mine }] = (await manager.query(ONE_AT_A_TIME)) as [{ mine: boolean }];
    if (!mine) return;
    const { cities } = await this.checks.truthFor([], now);
    const changed = await changedCities(manager, cities);
    const news: { about: string }[] = await manager.query(TAKE_NEWS);
    const abouts = [...news.map(({ about }) => about), ...changed.map(({ slug }) => `city:${slug}`)];
    if (abouts.length === 0) return;
    const fresh = changed.filter((city) => city.new).map(({ slug }) => slug);
    const concerned: { id: string }[] = await manager.query(CONCERNED, [abouts, fresh]);
    for (let from = 0; from < concerned.length; from += BATCH)
      await this.check(manager, concerned.slice(from, from + BATCH), now);
  }

  private async check(manager: EntityManager, posts: readonly { id: string }[], now: Date): Promise<void> {
    const rows: Row[] = await manager.query(READ, [posts.map(({ id }) => id)]);
    const truth: Truth = await this.checks.truthFor(
      rows.map(({ content }) => content),
      now,
    );
    for (const { id, ...post } of rows) {
      const { findings, leansOn } = await this.proofreading.of({ post, truth });
      await manager.query(KEEP, [id, JSON.stringify(findings), weightOf(findings), leansOn]);
    }
  }
}
