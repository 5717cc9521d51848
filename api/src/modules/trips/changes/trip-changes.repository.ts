import { Injectable } from '@nestjs/common';
import { TRIP_HISTORY_MAX, type TripChange, type TripWriter } from '@wanderwork/contracts';
import { applyOperations, type Operation, type Trip } from '@wanderwork/travel';
import { DataSource, type EntityManager } from 'typeorm';
import { empty, execute, readRow, readRows, sql } from '../../../platform/database/sql.js';
import { completeTrip, countBytes } from '../documents/trip-document.js';
import { revisionUnknown } from '../trips.errors.js';
import type { TripRow } from '../trips.repository.js';

/** The operations of a trip's history take at most this much; a usual change takes 400 bytes. */
const MAX_HISTORY_BYTES = 4 * 1024 * 1024;
/** Changes merged at once. The next change merges more, if the history is still too large. */
const MERGE_BATCH = 200;

/** What an accepted change stores. */
export interface NewChange {
  trip: Trip;
  ops: readonly Operation[];
  inverse: readonly Operation[];
  writer: TripWriter;
  /** Makes the change unique; null if nobody sends it twice. */
  requestId: string | null;
  restored?: number;
}

type ChangeRow = Omit<TripChange<Operation>, 'at'> & { at: Date };

const changeColumns = sql`revision, ops, writer, restored, at`;

const toChange = (row: ChangeRow): TripChange<Operation> => ({ ...row, at: row.at.toISOString() });

const ofTrip = ({ userId, id }: Pick<TripRow, 'userId' | 'id'>) =>
  sql`user_id = ${userId} AND trip_id = ${id}`;

/** The history of trips. */
@Injectable()
export class TripChangesRepository {
  constructor(private readonly database: DataSource) {}

  /** The revision that a request led to; null if it is new. */
  async findRequest(trip: TripRow, requestId: string, manager: EntityManager): Promise<number | null> {
    const row = await readRow<{ revision: number }>(
      manager,
      sql`SELECT revision FROM trip_changes WHERE ${ofTrip(trip)} AND request_id = ${requestId}`,
    );
    return row?.revision ?? null;
  }

  /** The changes after a revision, oldest first. */
  async listSince(trip: TripRow, revision: number, manager: EntityManager): Promise<TripChange<Operation>[]> {
    const rows = await readRows<ChangeRow>(
      manager,
      sql`SELECT ${changeColumns} FROM trip_changes
        WHERE ${ofTrip(trip)} AND revision > ${revision} ORDER BY revision`,
    );
    return rows.map(toChange);
  }

  /** Changes before a revision (null: all), newest first. */
  async listBefore(trip: TripRow, before: number | null, limit: number): Promise<TripChange<Operation>[]> {
    const condition = before === null ? empty : sql`AND revision < ${before}`;
    const rows = await readRows<ChangeRow>(
      this.database,
      sql`SELECT ${changeColumns} FROM trip_changes
        WHERE ${ofTrip(trip)} ${condition} ORDER BY revision DESC LIMIT ${limit}`,
    );
    return rows.map(toChange);
  }

  /** The whole history with what undoes each change, newest first. */
  async listUndoable(trip: TripRow): Promise<(TripChange<Operation> & { inverse: Operation[] })[]> {
    const rows = await readRows<ChangeRow & { inverse: Operation[] }>(
      this.database,
      sql`SELECT ${changeColumns}, inverse FROM trip_changes WHERE ${ofTrip(trip)} ORDER BY revision DESC`,
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  /** The trip as it was. Throws 404 for a revision that is not, or no longer, in the history. */
  async getTripAt(trip: TripRow, revision: number, manager: EntityManager): Promise<Trip> {
    if (revision > trip.revision || revision < trip.firstRevision) throw revisionUnknown();
    const rows = await readRows<{ inverse: Operation[] }>(
      manager,
      sql`SELECT inverse FROM trip_changes
        WHERE ${ofTrip(trip)} AND revision > ${revision} ORDER BY revision DESC`,
    );
    return applyStored(
      trip.doc,
      rows.flatMap(({ inverse }) => inverse),
    );
  }

  /** Stores a change with the document that it leads to. The trip must be locked. Returns the new revision. */
  async append(trip: TripRow, change: NewChange, manager: EntityManager): Promise<number> {
    const revision = trip.revision + 1;
    const bytes = countBytes(change.ops) + countBytes(change.inverse);
    await execute(
      manager,
      sql`INSERT INTO trip_changes (user_id, trip_id, revision, request_id, ops, inverse, bytes, writer, restored, at)
        VALUES (${trip.userId}, ${trip.id}, ${revision}, ${change.requestId}, ${JSON.stringify(change.ops)},
          ${JSON.stringify(change.inverse)}, ${bytes}, ${change.writer}, ${change.restored ?? null}, now())`,
    );
    const merged = await this.mergeOldest(
      { ...trip, revision, historyBytes: trip.historyBytes + bytes },
      manager,
    );
    await execute(
      manager,
      sql`UPDATE trips SET revision = ${revision}, doc = ${JSON.stringify(change.trip)}, updated_at = now(),
          first_revision = ${merged.firstRevision}, history_bytes = ${merged.historyBytes}
        WHERE user_id = ${trip.userId} AND id = ${trip.id}`,
    );
    return revision;
  }

  /** Merges the oldest changes into the document that the history begins with, if the history is too large. */
  private async mergeOldest(
    trip: TripRow,
    manager: EntityManager,
  ): Promise<Pick<TripRow, 'firstRevision' | 'historyBytes'>> {
    let { firstRevision, historyBytes } = trip;
    const isTooLarge = () =>
      firstRevision < trip.revision &&
      (trip.revision - firstRevision >= TRIP_HISTORY_MAX || historyBytes > MAX_HISTORY_BYTES);
    if (!isTooLarge()) return { firstRevision, historyBytes };
    const [first, ...changes] = await readRows<{ doc: Trip; ops: Operation[]; bytes: number }>(
      manager,
      sql`SELECT doc, ops, bytes FROM trip_changes
        WHERE ${ofTrip(trip)} ORDER BY revision LIMIT ${MERGE_BATCH + 1}`,
    );
    let doc = completeTrip(trip.id, first!.doc);
    for (const { ops, bytes } of changes) {
      if (!isTooLarge()) break;
      doc = applyStored(doc, ops);
      firstRevision += 1;
      historyBytes -= bytes;
    }
    await execute(
      manager,
      sql`DELETE FROM trip_changes WHERE ${ofTrip(trip)} AND revision < ${firstRevision}`,
    );
    await execute(
      manager,
      sql`UPDATE trip_changes SET doc = ${JSON.stringify(doc)}, ops = '[]', inverse = '[]', bytes = 0
        WHERE ${ofTrip(trip)} AND revision = ${firstRevision}`,
    );
    return { firstRevision, historyBytes };
  }
}

/** Applies operations that were accepted before, so that they must apply. */
const applyStored = (trip: Trip, ops: readonly Operation[]): Trip => {
  const applied = applyOperations(trip, ops);
  if (!('trip' in applied))
    throw new Error(`stored operation ${applied.at} does not apply: ${applied.reason}`);
  return applied.trip;
};
