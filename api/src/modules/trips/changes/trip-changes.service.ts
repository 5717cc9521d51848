import { Injectable } from '@nestjs/common';
import type { SessionUser, TripChanged, TripHistory, TripRevision } from '@wanderwork/contracts';
import type { TripChangeRequest, TripHistoryQuery } from '@wanderwork/contracts/requests';
import { diffTrips, type Operation } from '@wanderwork/travel';
import { DataSource, type EntityManager } from 'typeorm';
import { PageKeys } from '../../../platform/lists/page-keys.js';
import { applyChange, parseOperations } from '../documents/trip-document.js';
import { TripLimitService, type TripLimit } from '../trip-limit.service.js';
import { tripChanged, tripNotFound } from '../trips.errors.js';
import { TripsRepository, type TripRow } from '../trips.repository.js';
import { TripChangesRepository } from './trip-changes.repository.js';

const PAGE_SIZE = 20;
/** A browser that is further behind loads the trip instead. */
const MAX_CHANGES_SENT = 200;

/** Changes trips. What is stored is always the result of operations that were applied here. */
@Injectable()
export class TripChangesService {
  constructor(
    private readonly database: DataSource,
    private readonly trips: TripsRepository,
    private readonly changes: TripChangesRepository,
    private readonly limits: TripLimitService,
    private readonly pageKeys: PageKeys,
  ) {}

  /** Applies a change once, however often it is sent. Throws 409 with the newer changes if its base is not the newest. */
  async change(user: SessionUser, id: string, request: TripChangeRequest): Promise<TripRevision> {
    const { requestId, base } = request;
    const ops = parseOperations(request.ops);
    const limit = await this.limits.getLimit(user);
    return this.database.transaction(async (manager) => {
      const trip = await this.trips.lock(user.id, id, manager);
      const earlier = await this.changes.findRequest(trip, requestId, manager);
      if (earlier !== null) return { revision: earlier };
      await this.limits.assertCanChange(user.id, id, limit, manager);
      if (base !== trip.revision) throw tripChanged(await this.getChanged(trip, base, manager));
      const applied = applyChange(trip.doc, ops);
      const change = { ...applied, ops, writer: 'person' as const, requestId };
      return { revision: await this.changes.append(trip, change, manager) };
    });
  }

  /** Makes the trip as it was at a revision the newest one, or brings a deleted trip back. */
  async restore(user: SessionUser, id: string, revision: number | undefined): Promise<TripRevision> {
    const limit = await this.limits.getLimit(user);
    return this.database.transaction(async (manager) => {
      await this.limits.lockUser(user.id, manager);
      const trip = await this.trips.findToRestore(user.id, id, manager);
      if (!trip) throw tripNotFound();
      if (trip.deletedAt) {
        await this.limits.assertRoom(user.id, limit, manager);
        await this.trips.unmarkDeleted(trip, manager);
      }
      if (revision === undefined) return { revision: trip.revision };
      return { revision: await this.restoreRevision(trip, revision, limit, manager) };
    });
  }

  async getHistory(
    userId: string,
    id: string,
    after: TripHistoryQuery['after'],
  ): Promise<TripHistory<Operation>> {
    const trip = await this.trips.get(userId, id);
    const list = `trip history ${userId} ${id}`;
    const before = after === undefined ? null : Number(this.pageKeys.read(list, after).value);
    const rows = await this.changes.listBefore(trip, before, PAGE_SIZE + 1);
    const items = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? items.at(-1) : undefined;
    return { items, nextKey: last ? this.pageKeys.write(list, { value: String(last.revision), id }) : null };
  }

  private async getChanged(
    trip: TripRow,
    base: number,
    manager: EntityManager,
  ): Promise<TripChanged<Operation>> {
    const { revision, firstRevision } = trip;
    const isNear = base >= firstRevision && base < revision && revision - base <= MAX_CHANGES_SENT;
    return { revision, changes: isNear ? await this.changes.listSince(trip, base, manager) : null };
  }

  private async restoreRevision(
    trip: TripRow,
    revision: number,
    limit: TripLimit,
    manager: EntityManager,
  ): Promise<number> {
    await this.limits.assertCanChange(trip.userId, trip.id, limit, manager);
    const ops = diffTrips(trip.doc, await this.changes.getTripAt(trip, revision, manager));
    if (ops.length === 0) return trip.revision;
    const change = { ...applyChange(trip.doc, ops), ops, writer: 'person' as const, requestId: null };
    return this.changes.append(trip, { ...change, restored: revision }, manager);
  }
}
