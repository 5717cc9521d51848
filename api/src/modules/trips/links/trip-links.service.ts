import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  TRIP_LINKS_MAX,
  type NewTripLink,
  type SharedTrip,
  type TripLink,
  type TripLinkKind,
} from '@wanderwork/contracts';
import type { TripLinkRequest } from '@wanderwork/contracts/requests';
import type { Trip } from '@wanderwork/travel';
import { DataSource, type EntityManager } from 'typeorm';
import { createId } from '../../../platform/database/ids.js';
import { execute, readRow, readRows, sql } from '../../../platform/database/sql.js';
import { UsersService } from '../../auth/index.js';
import { CitiesService } from '../../cities/index.js';
import { completeTrip } from '../documents/trip-document.js';
import { linkNotFound, linkRevoked, linksFull } from '../trips.errors.js';
import { TripsRepository, type TripRow } from '../trips.repository.js';
import { toSharedTrip } from './shared-trip.js';

/** 128 bits. */
const TOKEN_BYTES = 16;
const TOKEN = /^[\w-]{22}$/;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

type Shows = Pick<TripLink, 'dates' | 'costs'>;

interface LinkRow {
  id: string;
  kind: TripLinkKind;
  shows: Shows;
  createdAt: Date;
  revokedAt: Date | null;
}

/** The trip that a link leads to. */
export interface LinkedTrip {
  userId: string;
  doc: Trip;
  shows: Shows;
}

const linkColumns = sql`id, kind, shows, created_at AS "createdAt", revoked_at AS "revokedAt"`;

const toLink = ({ id, kind, shows, createdAt, revokedAt }: LinkRow): TripLink => ({
  id,
  kind,
  ...shows,
  createdAt: createdAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
});

const countOpenSql = ({ userId, id }: TripRow, kind: TripLinkKind) => sql`
  SELECT count(*)::integer AS count FROM trip_links
  WHERE user_id = ${userId} AND trip_id = ${id} AND kind = ${kind} AND revoked_at IS NULL`;

/** Links by which others read a trip, and calendar feeds. Only the hash of a token is stored. */
@Injectable()
export class TripLinksService {
  constructor(
    private readonly database: DataSource,
    private readonly trips: TripsRepository,
    private readonly cities: CitiesService,
    private readonly users: UsersService,
  ) {}

  async list(userId: string, id: string): Promise<TripLink[]> {
    await this.trips.get(userId, id);
    const rows = await readRows<LinkRow>(
      this.database,
      sql`SELECT ${linkColumns} FROM trip_links WHERE user_id = ${userId} AND trip_id = ${id}
        ORDER BY created_at DESC, id DESC`,
    );
    return rows.map(toLink);
  }

  create(
    userId: string,
    id: string,
    { kind, dates = 'days', costs = false }: TripLinkRequest,
  ): Promise<NewTripLink> {
    return this.database.transaction(async (manager) => {
      const trip = await this.trips.lock(userId, id, manager);
      const open = await readRow<{ count: number }>(manager, countOpenSql(trip, kind));
      if (open!.count >= TRIP_LINKS_MAX) throw linksFull();
      return this.insert(trip, kind, { dates, costs }, manager);
    });
  }

  /** Revoking again changes nothing. */
  async revoke(userId: string, id: string, linkId: string): Promise<void> {
    await this.trips.get(userId, id);
    const count = await execute(
      this.database,
      sql`UPDATE trip_links SET revoked_at = coalesce(revoked_at, now())
        WHERE user_id = ${userId} AND trip_id = ${id} AND id = ${linkId}`,
    );
    if (count === 0) throw linkNotFound();
  }

  /**
   * Throws 410 for a revoked link, and 404 for an unknown one, if the trip was deleted, or while the owner's account is
   * suspended.
   */
  async getLinkedTrip(token: string, kind: TripLinkKind): Promise<LinkedTrip> {
    const row = await this.findLinked(token, kind);
    if (!row || !(await this.users.isUsable(row.userId))) throw linkNotFound();
    if (row.revokedAt) throw linkRevoked();
    return { userId: row.userId, doc: completeTrip(row.tripId, row.doc), shows: row.shows };
  }

  async getShared(token: string): Promise<SharedTrip> {
    const { doc, shows } = await this.getLinkedTrip(token, 'share');
    const rows = await this.cities.findSummaries([...new Set(doc.stops.map(({ city }) => city))]);
    return toSharedTrip(doc, shows, new Map(rows.map(({ slug, climate }) => [slug, climate])));
  }

  private async findLinked(token: string, kind: TripLinkKind) {
    if (!TOKEN.test(token)) return null;
    return readRow<LinkRow & { userId: string; tripId: string; doc: Trip }>(
      this.database,
      sql`SELECT trips.user_id AS "userId", trip_id AS "tripId", doc, shows, revoked_at AS "revokedAt"
        FROM trip_links JOIN trips ON trips.user_id = trip_links.user_id AND trips.id = trip_id
        WHERE token_hash = ${hashToken(token)} AND kind = ${kind} AND deleted_at IS NULL`,
    );
  }

  private async insert(
    trip: TripRow,
    kind: TripLinkKind,
    shows: Shows,
    manager: EntityManager,
  ): Promise<NewTripLink> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const row = await readRow<LinkRow>(
      manager,
      sql`INSERT INTO trip_links (token_hash, id, user_id, trip_id, kind, shows, created_at)
        VALUES (${hashToken(token)}, ${createId()}, ${trip.userId}, ${trip.id}, ${kind}, ${JSON.stringify(shows)}, now())
        RETURNING ${linkColumns}`,
    );
    return { ...toLink(row!), token };
  }
}
