import { Injectable } from '@nestjs/common';
import {
  MIN_SHOWN_PEOPLE,
  toPlaceKey,
  type ConnectPlace,
  type Follow,
  type FollowLevel,
  type PlaceKind,
  type PlaceRef,
  type SessionUser,
} from '@wanderwork/contracts';
import type { KeepOpenRequest } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { execute, readRow, readRows, sql } from '../../../platform/database/sql.js';
import { ModeratorsService, parseEnd } from '../../moderation/index.js';
import { placeUnknown } from '../community.errors.js';
import { ReadStateRepository } from '../people/read-state.repository.js';
import { decideOpen } from './folding.policy.js';
import { everywhere, PlacesRepository, type ResolvedPlace } from './places.repository.js';
import { findRegionName } from './regions.js';
import { StarterPagesService } from './starter-pages.service.js';

const MAX_FOLLOWS = 1000;
const TOPIC = 'topic:';
const CITY = 'city:';
const REGION = 'region:';

const toRef = ({ kind, slug, name }: ResolvedPlace): PlaceRef => ({ kind, slug, name });

/** The name of a place by its key; null for a topic, and for a city that is gone. */
const findPlaceName = (target: string, cities: ReadonlyMap<string, ResolvedPlace>): string | null => {
  if (target === everywhere.key) return everywhere.name;
  if (target.startsWith(REGION)) return findRegionName(target.slice(REGION.length)) ?? null;
  return cities.get(target.slice(CITY.length))?.name ?? null;
};

/** Places: what their pages show, who follows them, and when they open and fold. */
@Injectable()
export class PlacesService {
  constructor(
    private readonly database: DataSource,
    private readonly places: PlacesRepository,
    private readonly readState: ReadStateRepository,
    private readonly starters: StarterPagesService,
    private readonly moderators: ModeratorsService,
    private readonly audit: AuditService,
  ) {}

  async getPage(kind: string, slug: string, reader: SessionUser | null): Promise<ConnectPlace> {
    const place = await this.get(toPlaceKey(kind as PlaceKind, slug));
    const parent = this.places.findParent(place);
    const [{ isOpen, keptOpenUntil, followers }, follow, starter] = await Promise.all([
      this.places.getState(place),
      reader && this.places.findFollow(reader.id, place.key),
      place.city === null ? null : this.starters.get(place.city),
    ]);
    return {
      ...toRef(place),
      isOpen,
      keptOpenUntil: keptOpenUntil?.toISOString() ?? null,
      parent: parent && toRef(parent),
      followers: followers >= MIN_SHOWN_PEOPLE ? followers : null,
      follow,
      starter,
    };
  }

  /** Throws 404 for an unknown place. */
  async get(key: string): Promise<ResolvedPlace> {
    const place = await this.places.find(key);
    if (!place) throw placeUnknown();
    return place;
  }

  /** A moderator of the region keeps a place open until `until`. */
  async keepOpen(
    user: SessionUser,
    kind: string,
    slug: string,
    { reason, until }: KeepOpenRequest,
  ): Promise<void> {
    const place = await this.getModerated(user, kind, slug);
    await this.places.keepOpen(place.key, parseEnd(until), reason);
    const target = { type: 'place', id: place.key };
    await this.audit.record({
      actorId: user.id,
      action: 'connect.place_kept_open',
      target,
      newValue: { until },
      reason,
    });
  }

  async stopKeepingOpen(user: SessionUser, kind: string, slug: string): Promise<void> {
    const place = await this.getModerated(user, kind, slug);
    await this.places.keepOpen(place.key, null, null);
    const target = { type: 'place', id: place.key };
    await this.audit.record({ actorId: user.id, action: 'connect.place_not_kept_open', target });
  }

  /** Opens and folds places by the rule. */
  async evaluate(now = new Date()): Promise<void> {
    for (const { place, ...activity } of await this.places.listActivity()) {
      const isOpen = decideOpen(activity, now);
      if (isOpen !== activity.isOpen) await this.places.setOpen(place, isOpen);
    }
  }

  async listFollows(userId: string): Promise<Follow[]> {
    const rows = await readRows<Follow>(
      this.database,
      sql`SELECT coalesce(${TOPIC}::text || topic.code, target) AS target, level,
          CASE WHEN topic.status = 'published' THEN topic.title END AS title FROM community_follows
        LEFT JOIN community_topics AS topic
          ON topic.id = CASE WHEN target LIKE 'topic:%' THEN substr(target, ${TOPIC.length + 1})::uuid END
        WHERE user_id = ${userId} ORDER BY at DESC LIMIT ${MAX_FOLLOWS}`,
    );
    const slugs = rows.flatMap(({ target }) => (target.startsWith(CITY) ? target.slice(CITY.length) : []));
    const cities = await this.places.findCities(slugs);
    return rows.map((row) => ({ ...row, title: row.title ?? findPlaceName(row.target, cities) }));
  }

  /** `target` is the key of a place, or `topic:` with the code of a topic. */
  async follow(userId: string, target: string, level: FollowLevel): Promise<void> {
    const stored = await this.toStoredTarget(target);
    await execute(
      this.database,
      sql`INSERT INTO community_follows (user_id, target, level, at) VALUES (${userId}, ${stored}, ${level}, now())
        ON CONFLICT (user_id, target) DO UPDATE SET level = excluded.level`,
    );
    if (stored.startsWith(TOPIC) && level !== 'nothing')
      await this.readState.startFollowing(userId, stored.slice(TOPIC.length));
  }

  async unfollow(userId: string, target: string): Promise<void> {
    const stored = await this.toStoredTarget(target);
    await execute(
      this.database,
      sql`DELETE FROM community_follows WHERE user_id = ${userId} AND target = ${stored}`,
    );
  }

  /** Topics are stored by id, because it is what posts know. */
  private async toStoredTarget(target: string): Promise<string> {
    if (!target.startsWith(TOPIC)) return (await this.get(target)).key;
    const code = target.slice(TOPIC.length);
    const row = /^[a-z0-9]{8}$/.test(code)
      ? await readRow<{ id: string }>(
          this.database,
          sql`SELECT id FROM community_topics WHERE code = ${code} AND status = 'published'`,
        )
      : null;
    if (!row) throw placeUnknown();
    return TOPIC + row.id;
  }

  /** Throws 403 before 404, so that others learn nothing. */
  private async getModerated(user: SessionUser, kind: string, slug: string): Promise<ResolvedPlace> {
    await this.moderators.getRegions(user);
    const place = await this.get(toPlaceKey(kind as PlaceKind, slug));
    await this.moderators.assertModerates(user, place.region ?? place.key);
    return place;
  }
}
