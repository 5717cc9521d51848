import { Injectable } from '@nestjs/common';
import {
  formatDuration,
  retention,
  TRIP_DRAFTS_MAX,
  type FieldError,
  type SessionUser,
  type TripDraft,
  type TripDraftItem,
  type TripRevision,
} from '@wanderwork/contracts';
import type { TripDraftItemRequest, TripDraftRequest } from '@wanderwork/contracts/requests';
import { rebaseOperations, tripLimits, type Operation, type Trip } from '@wanderwork/travel';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, readRows, sql } from '../../../platform/database/sql.js';
import { TripChangesRepository } from '../changes/trip-changes.repository.js';
import { applyChange, countBytes, parseOperations } from '../documents/trip-document.js';
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

type Item = TripDraftItem<Operation>;
type Draft = TripDraft<Operation>;

type DraftRow = Omit<Draft, 'createdAt' | 'decidedAt'> & { createdAt: Date; decidedAt: Date | null };

const draftColumns = sql`
  id, base, items, writer, created_at AS "createdAt", decided_at AS "decidedAt", accepted`;

const isKept = sql`created_at > now() - ${RETENTION}::interval`;

const toDraft = ({ createdAt, decidedAt, ...row }: DraftRow): Draft => ({
  ...row,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

const createFieldError = (path: string, rule: string, message: string): FieldError => ({
  path,
  rule,
  message,
});

/** Throws 400 for invalid operations, for two items with one id, and for needs that do not come before their item. */
const parseItems = (items: readonly TripDraftItemRequest[]): Item[] => {
  const parsed = items.map(({ id, ops, needs = [] }, at) => ({
    id,
    ops: parseOperations(ops, `items.${at}.ops`),
    needs,
  }));
  const errors = parsed.flatMap(({ id, needs }, at) => {
    const earlier = parsed.slice(0, at).map((item) => item.id);
    return [
      ...(earlier.includes(id) ? [createFieldError(`items.${at}.id`, 'isUnique', 'exists already')] : []),
      ...(needs.every((need) => earlier.includes(need))
        ? []
        : [createFieldError(`items.${at}.needs`, 'isReference', 'must name earlier items')]),
    ];
  });
  if (countBytes(parsed) > tripLimits.bytes)
    errors.push(createFieldError('items', 'maxBytes', `must have at most ${tripLimits.bytes} bytes`));
  if (errors.length > 0) throw invalidFields(errors);
  return parsed;
};

/** The accepted items, in their order. Throws 400 for an unknown id, or if an item needs one that is not accepted. */
const selectItems = (items: readonly Item[], accept: readonly string[]): Item[] => {
  const accepted = items.filter(({ id }) => accept.includes(id));
  const errors = accept.flatMap((id, at) => {
    const item = items.find((one) => one.id === id);
    if (!item) return [createFieldError(`accept.${at}`, 'isReference', 'is no item of this draft')];
    return item.needs.every((need) => accept.includes(need))
      ? []
      : [createFieldError(`accept.${at}`, 'isReference', 'needs an item that is not accepted')];
  });
  if (errors.length > 0) throw invalidFields(errors);
  return accepted;
};

/** Rebases items on the newest trip. Throws 422 for an operation that no longer applies. */
const rebaseItems = (trip: Trip, theirs: readonly Operation[], items: readonly Item[]): Operation[] => {
  let current = trip;
  return items.flatMap(({ id: item, ops }) =>
    ops.flatMap((op, at) => {
      const { trip: rebased, ops: applied, rejected } = rebaseOperations(current, theirs, [op]);
      if (rejected[0]) throw operationRejected({ item, at, reason: rejected[0].reason });
      current = rebased;
      return applied;
    }),
  );
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
    const items = parseItems(request.items);
    const limit = await this.limits.getLimit(user);
    return this.database.transaction(async (manager) => {
      const trip = await this.trips.lock(user.id, tripId, manager);
      const existing = await this.find(trip, request.id, manager);
      if (existing) return toDraft(existing);
      await this.limits.assertCanChange(user.id, tripId, limit, manager);
      if (request.base > trip.revision)
        throw invalidFields([createFieldError('base', 'max', 'must be a version of this trip')]);
      await this.assertRoom(trip, manager);
      return toDraft(await this.insert(trip, request, items, manager));
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
      const draft = await this.find(trip, draftId, manager);
      if (!draft) throw draftNotFound();
      if (draft.decidedAt) throw draftDecided(trip.revision, draft.accepted ?? []);
      await this.limits.assertCanChange(user.id, tripId, limit, manager);
      const revision = await this.apply(trip, draft, selectItems(draft.items, accept), manager);
      await execute(
        manager,
        sql`UPDATE trip_drafts SET decided_at = now(), accepted = ${JSON.stringify(accept)}
          WHERE user_id = ${user.id} AND id = ${draftId}`,
      );
      return { revision };
    });
  }

  private async apply(
    trip: TripRow,
    { id: requestId, base, writer }: DraftRow,
    items: readonly Item[],
    manager: EntityManager,
  ): Promise<number> {
    const newer = base < trip.revision ? await this.changes.listSince(trip, base, manager) : [];
    const theirs = newer.flatMap((change) => change.ops);
    // What was merged can't be compared with the draft.
    const [first] = base < trip.firstRevision ? items : [];
    if (first) throw operationRejected({ item: first.id, at: 0, reason: 'changed' });
    const ops = rebaseItems(trip.doc, theirs, items);
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
    { id, base, writer }: TripDraftRequest,
    items: readonly Item[],
    manager: EntityManager,
  ): Promise<DraftRow> {
    const row = await readRow<DraftRow>(
      manager,
      sql`INSERT INTO trip_drafts (user_id, id, trip_id, base, items, writer, created_at)
        VALUES (${userId}, ${id}, ${tripId}, ${base}, ${JSON.stringify(items)}, ${writer}, now())
        ON CONFLICT DO NOTHING RETURNING ${draftColumns}`,
    );
    // The id belongs to a draft of another trip of this person.
    if (!row) throw draftNotFound();
    return row;
  }
}
