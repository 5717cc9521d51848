import { Injectable } from '@nestjs/common';
import type { SavedTrip, SessionUser, TripPage, TripSummary } from '@wanderwork/contracts';
import type { TripListQuery } from '@wanderwork/contracts/requests';
import type { Trip } from '@wanderwork/travel';
import { DataSource } from 'typeorm';
import { PageKeys } from '../../platform/lists/page-keys.js';
import { parseTrip } from './documents/trip-document.js';
import { TripLimitService } from './trip-limit.service.js';
import { tripDeleted, tripNotFound } from './trips.errors.js';
import { TripsRepository, type TripRow, type TripSummaryRow } from './trips.repository.js';

const PAGE_SIZE = 50;

const toSummary = ({ place: _place, updatedAt, deletedAt, ...row }: TripSummaryRow): TripSummary => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
  deletedAt: deletedAt?.toISOString() ?? null,
});

/** The trips of a person: list, create, read and delete. */
@Injectable()
export class TripsService {
  constructor(
    private readonly database: DataSource,
    private readonly trips: TripsRepository,
    private readonly limits: TripLimitService,
    private readonly pageKeys: PageKeys,
  ) {}

  async list(user: SessionUser, { state = 'active', after }: TripListQuery): Promise<TripPage> {
    const list = `trips ${user.id} ${state}`;
    const place = after === undefined ? null : this.pageKeys.read(list, after);
    const rows = await this.trips.listSummaries(user.id, state, place, PAGE_SIZE);
    const shown = rows.slice(0, PAGE_SIZE);
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
    return {
      items: shown.map(toSummary),
      nextKey: last ? this.pageKeys.write(list, { value: last.place, id: last.id }) : null,
      chosenId: await this.limits.findChosen(user.id, await this.limits.getLimit(user)),
    };
  }

  async get(user: SessionUser, id: string): Promise<SavedTrip<Trip>> {
    return this.toSaved(user, await this.trips.get(user.id, id));
  }

  /** Creates a trip. If the person has one with this id, it is returned as it is: sending the same again is safe. */
  async create(user: SessionUser, id: string, document: object): Promise<SavedTrip<Trip>> {
    const trip = parseTrip(id, document);
    const limit = await this.limits.getLimit(user);
    await this.database.transaction(async (manager) => {
      await this.limits.lockUser(user.id, manager);
      const existing = await this.trips.findToRestore(user.id, id, manager);
      if (existing?.deletedAt) throw tripDeleted();
      if (existing) return;
      await this.limits.assertRoom(user.id, limit, manager);
      await this.trips.insert(user.id, trip, manager);
    });
    return this.get(user, id);
  }

  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.trips.markDeleted(userId, id))) throw tripNotFound();
  }

  /** Chooses the trip that can be changed after a downgrade. */
  async choose(userId: string, id: string): Promise<void> {
    if (!(await this.trips.choose(userId, id))) throw tripNotFound();
  }

  private async toSaved(
    user: SessionUser,
    { id, revision, doc, updatedAt }: TripRow,
  ): Promise<SavedTrip<Trip>> {
    const canChange = await this.limits.canChange(user.id, id, await this.limits.getLimit(user));
    return { revision, trip: doc, updatedAt: updatedAt.toISOString(), canChange };
  }
}
