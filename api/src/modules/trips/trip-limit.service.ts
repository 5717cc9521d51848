import { Injectable } from '@nestjs/common';
import { getEntitlements, type SessionUser } from '@wanderwork/contracts';
import type { EntityManager } from 'typeorm';
import { execute, sql, type Database } from '../../platform/database/sql.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { tripLimitReached, tripReadOnly } from './trips.errors.js';
import { TripsRepository } from './trips.repository.js';

/** How many trips a person may keep. null: any number. */
export type TripLimit = number | null;

/**
 * The limit of a plan. After a downgrade, all trips can be read, exported and deleted; only as many as the limit, chosen
 * by the person, can be changed.
 */
@Injectable()
export class TripLimitService {
  constructor(
    private readonly settings: SettingsService,
    private readonly trips: TripsRepository,
  ) {}

  /** Call it before a transaction: it may need a connection of its own. */
  async getLimit(user: SessionUser): Promise<TripLimit> {
    return getEntitlements(user, await this.settings.entitlements(), new Date()).savedTrips;
  }

  /** Throws 403 if there is no room for another trip. Call it after `lockUser`. */
  async assertRoom(userId: string, limit: TripLimit, manager: EntityManager): Promise<void> {
    if (limit !== null && (await this.trips.count(userId, manager)) >= limit) throw tripLimitReached(limit);
  }

  /** Lets one request of the person at a time add a trip, until the transaction ends. */
  async lockUser(userId: string, manager: EntityManager): Promise<void> {
    await execute(manager, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`trips ${userId}`}, 0))`);
  }

  async canChange(userId: string, id: string, limit: TripLimit, database?: Database): Promise<boolean> {
    if (limit === null || (await this.trips.count(userId, database)) <= limit) return true;
    return (await this.trips.findChosen(userId, limit, database)).includes(id);
  }

  async assertCanChange(userId: string, id: string, limit: TripLimit, manager: EntityManager): Promise<void> {
    if (!(await this.canChange(userId, id, limit, manager))) throw tripReadOnly();
  }

  /** The chosen trip while it is the only one that can be changed. */
  async findChosen(userId: string, limit: TripLimit): Promise<string | null> {
    if (limit === null || (await this.trips.count(userId)) <= limit) return null;
    return (await this.trips.findChosen(userId, limit))[0] ?? null;
  }
}
