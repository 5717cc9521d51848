import { Injectable } from '@nestjs/common';
import {
  formatDuration,
  retention,
  TRIP_DRAFTS_MAX,
  type SessionUser,
  type TripDraft,
  type TripRevision,
} from '@wanderwork/contracts';
import type { TripDraftRequest } from '@wanderwork/contracts/requests';
import {
  acceptItems,
  createDraft,
  findMissingItems,
  rebaseDraft,
  type Operation,
  type Trip,
} from '@wanderwork/travel';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, readRows, sql } from '../../../platform/database/sql.js';
import { TripChangesRepository } from '../changes/trip-changes.repository.js';
import { applyChange, parseOperations } from '../documents/trip-document.js';
import { TripLimitService } from '../trip-limit.service.js';
import {
  draftDecided,
  draftNotFound,
  draftsFull,
  invalidFields,
  operationRejected,
} from '../trips.errors.js';
import { TripsRepository, type TripRow } from '../trips.repository.js';

const MAX_SHOWN = 50;
const RETENTION = formatDuration(retention.tripDrafts);

type Draft = TripDraft<Operation>;

type DraftRow = Omit<Draft, 'createdAt' | 'decidedAt'> & { createdAt: Date; decidedAt: Date | null };

const draftColumns = sql`
  id, base, ops, items, writer, created_at AS "createdAt", decided_at AS "decidedAt", accepted`;

const isKept = sql`created_at > now() - ${RETENTION}::interval`;

const toDraft = ({ createdAt, decidedAt, ...row }: DraftRow): Draft => ({
  ...row,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

const invalidField = (path: string, rule: string, message: string) =>
  invalidFields([{ path, rule, message }]);

/**
 * The operations of the accepted items and of those that they need, adapted to the newest trip. Throws 400 for an unknown
 * item and 422 for one that no longer applies.
 */
const rebaseItems = (
  trip: Trip,
  theirs: readonly Operation[],
  draft: Draft,
  accept: readonly string[],
): Operation[] => {
  const unknown = accept.findIndex((id) => !draft.items.some((item) => item.id === id));
  if (unknown >= 0) throw invalidField(`accept.${unknown}`, 'isReference', 'is no item of this draft');
  for (const { id: item, at, rejected } of rebaseDraft(trip, theirs, draft))
    if (accept.includes(item) && rejected)
      throw operationRejected({ item, at: at[0]!, reason: rejected.reason });
  return acceptItems(trip, theirs, draft, accept);
};

/** Suggested changes of a trip, which the person accepts or rejects item by item. */
@Injectable()
export class TripDraftsService {
  constructor(
    private readonly database: DataSource,
    private readonly trips: TripsRepository,
    private readonly changes: TripChangesRepository,
    private readonly limits: TripLimitService,
  ) {}

  /** The undecided ones first. */
  async list(userId: string, id: string): Promise<Draft[]> {
    await this.trips.get(userId, id);
    const rows = await readRows<DraftRow>(
      this.database,
      sql`SELECT ${draftColumns} FROM trip_drafts WHERE user_id = ${userId} AND trip_id = ${id} AND ${isKept}
        ORDER BY decided_at IS NOT NULL, created_at DESC, id DESC LIMIT ${MAX_SHOWN}`,
    );
    return rows.map(toDraft);
  }

  /** Stores a draft once, however often it is sent. */
  async create(user: SessionUser, tripId: string, request: TripDraftRequest): Promise<Draft> {
    const { ops, items } = createDraft(request.base, parseOperations(request.ops));
    const limit = await this.limits.getLimit(user);
    return this.database.transaction(async (manager) => {
      const trip = await this.trips.lock(user.id, tripId, manager);
      const existing = await this.find(trip, request.id, manager);
      if (existing) return toDraft(existing);
      await this.limits.assertCanChange(user.id, tripId, limit, manager);
      if (request.base > trip.revision) throw invalidField('base', 'max', 'must be a version of this trip');
      await this.assertRoom(trip, manager);
      return toDraft(await this.insert(trip, { ...request, ops, items }, manager));
    });
  }

  /** Applies the accepted items to the newest trip as one change; without any, the draft is rejected. */
  async decide(
    user: SessionUser,
    tripId: string,
    draftId: string,
    accept: readonly string[],
  ): Promise<TripRevision> {
    const limit = await this.limits.getLimit(user);
    return this.database.transaction(async (manager) => {
      const trip = await this.trips.lock(user.id, tripId, manager);
      const row = await this.find(trip, draftId, manager);
      if (!row) throw draftNotFound();
      const draft = toDraft(row);
      if (draft.accepted) throw draftDecided(trip.revision, draft.accepted);
      await this.limits.assertCanChange(user.id, tripId, limit, manager);
      const revision = await this.apply(trip, draft, accept, manager);
      const accepted = [...accept, ...findMissingItems(draft, accept)];
      await execute(
        manager,
        sql`UPDATE trip_drafts SET decided_at = now(), accepted = ${JSON.stringify(accepted)}
          WHERE user_id = ${user.id} AND id = ${draftId}`,
      );
      return { revision };
    });
  }

  private async apply(
    trip: TripRow,
    draft: Draft,
    accept: readonly string[],
    manager: EntityManager,
  ): Promise<number> {
    const { id: requestId, base, writer } = draft;
    const newer = base < trip.revision ? await this.changes.listSince(trip, base, manager) : [];
    const theirs = newer.flatMap((change) => change.ops);
    // What was merged can't be compared with the draft.
    const [first] = base < trip.firstRevision ? accept : [];
    if (first !== undefined) throw operationRejected({ item: first, at: 0, reason: 'changed' });
    const ops = rebaseItems(trip.doc, theirs, draft, accept);
    if (ops.length === 0) return trip.revision;
    return this.changes.append(trip, { ...applyChange(trip.doc, ops), ops, writer, requestId }, manager);
  }

  private find(trip: TripRow, draftId: string, manager: EntityManager): Promise<DraftRow | null> {
    return readRow(
      manager,
      sql`SELECT ${draftColumns} FROM trip_drafts
        WHERE user_id = ${trip.userId} AND id = ${draftId} AND trip_id = ${trip.id} AND ${isKept}`,
    );
  }

  private async assertRoom(trip: TripRow, manager: EntityManager): Promise<void> {
    const open = await readRow<{ count: number }>(
      manager,
      sql`SELECT count(*)::integer AS count FROM trip_drafts
        WHERE user_id = ${trip.userId} AND trip_id = ${trip.id} AND decided_at IS NULL AND ${isKept}`,
    );
    if (open!.count >= TRIP_DRAFTS_MAX) throw draftsFull();
  }

  private async insert(
    { userId, id: tripId }: TripRow,
    { id, base, writer, ops, items }: Pick<Draft, 'id' | 'base' | 'writer' | 'ops' | 'items'>,
    manager: EntityManager,
  ): Promise<DraftRow> {
    const row = await readRow<DraftRow>(
      manager,
      sql`INSERT INTO trip_drafts (user_id, id, trip_id, base, ops, items, writer, created_at)
        VALUES (${userId}, ${id}, ${tripId}, ${base}, ${JSON.stringify(ops)}, ${JSON.stringify(items)},
          ${writer}, now())
        ON CONFLICT DO NOTHING RETURNING ${draftColumns}`,
    );
    // The id belongs to a draft of another trip of this person.
    if (!row) throw draftNotFound();
    return row;
  }
}
