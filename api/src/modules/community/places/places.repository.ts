import { Injectable } from '@nestjs/common';
import {
  EVERYWHERE,
  toPlaceKey,
  toRegionSlug,
  type FollowLevel,
  type PlaceKind,
  type PlaceRef,
} from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { execute, readRow, readRows, sql } from '../../../platform/database/sql.js';
import { FOLDING_DAYS, OPENING_DAYS, type PlaceActivity } from './folding.policy.js';
import { findRegionName } from './regions.js';

/** A place with the columns that its topics have. */
export interface ResolvedPlace extends PlaceRef {
  key: string;
  city: string | null;
  region: string | null;
}

export interface PlaceState {
  isOpen: boolean;
  keptOpenUntil: Date | null;
  followers: number;
}

export const everywhere: ResolvedPlace = {
  kind: EVERYWHERE,
  slug: EVERYWHERE,
  name: 'Everywhere',
  key: EVERYWHERE,
  city: null,
  region: null,
};

/** A page states no more, so that it costs the same for any place. */
const MAX_COUNTED_FOLLOWERS = 10_000;

const SLUG = /^[a-z0-9-]{1,100}$/;

const toRegion = (slug: string): ResolvedPlace | null => {
  const name = findRegionName(slug);
  return name === null
    ? null
    : { kind: 'region', slug, name, key: toPlaceKey('region', slug), city: null, region: slug };
};

/** A post counts for its city and its region. */
const activitySql = sql`
  WITH recent AS (
    SELECT city, region, post.author_id, post.created_at > now() - make_interval(days => ${OPENING_DAYS}) AS is_recent
    FROM community_posts AS post JOIN community_topics AS topic ON topic.id = topic_id
    WHERE post.created_at > now() - make_interval(days => ${FOLDING_DAYS}) AND post.status = 'published'
      AND topic.status = 'published' AND NOT post.is_official),
  placed AS (
    SELECT 'city:' || city AS place, author_id, is_recent FROM recent WHERE city IS NOT NULL
    UNION ALL SELECT 'region:' || region, author_id, is_recent FROM recent WHERE region IS NOT NULL),
  activity AS (
    SELECT place, count(*) FILTER (WHERE is_recent) AS posts,
      count(DISTINCT author_id) FILTER (WHERE is_recent) AS writers, count(DISTINCT author_id) AS writers_long_term
    FROM placed GROUP BY place),
  following AS (
    SELECT target AS place, count(*) AS followers FROM community_follows
    WHERE level <> 'nothing' AND (target LIKE 'city:%' OR target LIKE 'region:%') GROUP BY target)
  SELECT place, coalesce(is_open, false) AS "isOpen", changed_at AS "changedAt", kept_open_until AS "keptOpenUntil",
    coalesce(posts, 0)::integer AS posts, coalesce(writers, 0)::integer AS writers,
    coalesce(followers, 0)::integer AS followers, coalesce(writers_long_term, 0)::integer AS "writersLongTerm"
  FROM activity FULL JOIN following USING (place) FULL JOIN community_places USING (place)`;

/** Places and whether they are open. */
@Injectable()
export class PlacesRepository {
  constructor(private readonly database: DataSource) {}

  /** Finds a place by its key, such as `city:lisbon`; null if there is no such place. */
  async find(key: string): Promise<ResolvedPlace | null> {
    if (key === EVERYWHERE) return everywhere;
    const [kind, slug = ''] = key.split(':') as [PlaceKind, string?];
    if (!SLUG.test(slug)) return null;
    if (kind === 'region') return toRegion(slug);
    return kind === 'city' ? ((await this.findCities([slug])).get(slug) ?? null) : null;
  }

  async findCities(slugs: readonly string[]): Promise<Map<string, ResolvedPlace>> {
    if (slugs.length === 0) return new Map();
    const rows = await readRows<{ slug: string; name: string; region: string }>(
      this.database,
      sql`SELECT slug, name, region FROM cities WHERE slug = ANY (${slugs}::text[]) AND irex IS NOT NULL`,
    );
    return new Map(
      rows.map(({ slug, name, region }) => [
        slug,
        { kind: 'city', slug, name, key: toPlaceKey('city', slug), city: slug, region: toRegionSlug(region) },
      ]),
    );
  }

  /** The parent whose topics a folded place also shows; null for everywhere. */
  findParent({ kind, region }: ResolvedPlace): ResolvedPlace | null {
    if (kind === 'city') return (region && toRegion(region)) || everywhere;
    return kind === 'region' ? everywhere : null;
  }

  async getState({ key, kind }: ResolvedPlace): Promise<PlaceState> {
    const row = await readRow<PlaceState>(
      this.database,
      sql`SELECT coalesce(is_open OR kept_open_until > now(), false) AS "isOpen",
          CASE WHEN kept_open_until > now() THEN kept_open_until END AS "keptOpenUntil",
          (SELECT count(*)::integer FROM (SELECT FROM community_follows WHERE target = ${key} AND level <> 'nothing'
            LIMIT ${MAX_COUNTED_FOLLOWERS}) AS counted) AS followers
        FROM (SELECT) AS one LEFT JOIN community_places ON place = ${key}`,
    );
    return kind === EVERYWHERE ? { ...row!, isOpen: true } : row!;
  }

  async findFollow(userId: string, target: string): Promise<FollowLevel | null> {
    const row = await readRow<{ level: FollowLevel }>(
      this.database,
      sql`SELECT level FROM community_follows WHERE user_id = ${userId} AND target = ${target}`,
    );
    return row?.level ?? null;
  }

  /** What a person wants to hear of each topic. The level of the topic comes before that of its places. */
  async findLevels(userId: string, topicIds: readonly string[]): Promise<Map<string, FollowLevel>> {
    const rows = await readRows<{ id: string; level: FollowLevel }>(
      this.database,
      sql`SELECT topic.id, follow.level FROM community_topics AS topic
        CROSS JOIN LATERAL (SELECT ARRAY['topic:' || topic.id, 'city:' || city, 'region:' || region, 'everywhere'] AS list)
          AS targets
        CROSS JOIN LATERAL (SELECT level FROM community_follows WHERE user_id = ${userId} AND target = ANY (targets.list)
          ORDER BY array_position(targets.list, target) LIMIT 1) AS follow
        WHERE topic.id = ANY (${topicIds}::uuid[])`,
    );
    return new Map(rows.map(({ id, level }) => [id, level]));
  }

  listActivity(): Promise<(PlaceActivity & { place: string })[]> {
    return readRows(this.database, activitySql);
  }

  /** Cities and regions with a page of their own. */
  async listOpen(): Promise<{ kind: PlaceKind; slug: string }[]> {
    const rows = await readRows<{ place: string }>(
      this.database,
      sql`SELECT place FROM community_places WHERE is_open OR kept_open_until > now() ORDER BY place`,
    );
    return rows.map(({ place }) => {
      const [kind, slug = ''] = place.split(':') as [PlaceKind, string?];
      return { kind, slug };
    });
  }

  async setOpen(place: string, isOpen: boolean): Promise<void> {
    await execute(
      this.database,
      sql`INSERT INTO community_places (place, is_open, changed_at) VALUES (${place}, ${isOpen}, now())
        ON CONFLICT (place) DO UPDATE SET is_open = excluded.is_open, changed_at = excluded.changed_at`,
    );
  }

  /** Doesn't count as a change: a place that was kept open may fold as soon as the exception ends. */
  async keepOpen(place: string, until: Date | null, reason: string | null): Promise<void> {
    await execute(
      this.database,
      sql`INSERT INTO community_places (place, is_open, changed_at, kept_open_until, kept_open_reason)
        VALUES (${place}, false, 'epoch', ${until}, ${reason})
        ON CONFLICT (place) DO UPDATE SET kept_open_until = excluded.kept_open_until,
          kept_open_reason = excluded.kept_open_reason`,
    );
  }
}
