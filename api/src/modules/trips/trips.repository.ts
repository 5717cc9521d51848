import { Injectable } from '@nestjs/common';
import { formatDuration, retention } from '@wanderwork/contracts';
import type { Trip } from '@wanderwork/travel';
import { DataSource, type EntityManager } from 'typeorm';
import { empty, execute, readRow, readRows, sql, type Database } from '../../platform/database/sql.js';
import type { Place } from '../../platform/lists/page-keys.js';
import { completeTrip } from './documents/trip-document.js';
import { tripNotFound } from './trips.errors.js';

export const DELETED_RETENTION = formatDuration(retention.deletedTrips);

/** A stored trip. */
export interface TripRow {
  userId: string;
  id: string;
  revision: number;
  /** The oldest change that is kept. */
  firstRevision: number;
  /** The size of all operations of its history. */
  historyBytes: number;
  doc: Trip;
  updatedAt: Date;
  deletedAt: Date | null;
}

export interface TripSummaryRow {
  id: string;
  title: string;
  revision: number;
  from: number;
  to: number | null;
  cities: string[];
  updatedAt: Date;
  deletedAt: Date | null;
  /** The time that the list is sorted by, exact to the microsecond. */
  place: string;
}

const tripColumns = sql`
  user_id AS "userId", id, revision, first_revision AS "firstRevision", history_bytes AS "historyBytes", doc,
  updated_at AS "updatedAt", deleted_at AS "deletedAt"`;

/** Lists read the few values that they show, not the documents. */
const summaryColumns = sql`
  id, doc->>'title' AS title, revision, (doc->'from')::integer AS from,
  (SELECT max((stop->'leave')::integer) FROM jsonb_array_elements(doc->'stops') AS stop) AS to,
  jsonb_path_query_array(doc, '$.stops[*].city') AS cities, updated_at AS "updatedAt", deleted_at AS "deletedAt"`;

/** A deleted trip is gone when its time is over, even before the job removes it. */
const isRestorable = sql`deleted_at > now() - ${DELETED_RETENTION}::interval`;

const toTrip = (row: TripRow): TripRow => ({ ...row, doc: completeTrip(row.id, row.doc) });

/** Trips, always by their owner first. */
@Injectable()
export class TripsRepository {
  constructor(private readonly database: DataSource) {}

  /** Throws 404 for a deleted trip, an unknown one and that of another person. */
  async get(userId: string, id: string): Promise<TripRow> {
    const row = await readRow<TripRow>(
      this.database,
      sql`SELECT ${tripColumns} FROM trips WHERE user_id = ${userId} AND id = ${id} AND deleted_at IS NULL`,
    );
    if (!row) throw tripNotFound();
    return toTrip(row);
  }

  /** Of two concurrent changes, the second reads what the first wrote. Throws 404 like `get`. */
  async lock(userId: string, id: string, manager: EntityManager): Promise<TripRow> {
    const row = await this.findToRestore(userId, id, manager);
    if (!row || row.deletedAt) throw tripNotFound();
    return row;
  }

  /** Locks a trip that may be deleted; null if it is unknown or gone for good. */
  async findToRestore(userId: string, id: string, manager: EntityManager): Promise<TripRow | null> {
    const row = await readRow<TripRow>(
      manager,
      sql`SELECT ${tripColumns} FROM trips
        WHERE user_id = ${userId} AND id = ${id} AND (deleted_at IS NULL OR ${isRestorable}) FOR UPDATE`,
    );
    return row && toTrip(row);
  }

  /** One row more than `size` shows that there is a next page. */
  listSummaries(
    userId: string,
    state: 'active' | 'deleted',
    place: Place | null,
    size: number,
  ): Promise<TripSummaryRow[]> {
    const time = state === 'active' ? sql`updated_at` : sql`deleted_at`;
    const after = place ? sql`AND (${time}, id) < (${place.value}::timestamptz, ${place.id}::uuid)` : empty;
    return readRows(
      this.database,
      sql`SELECT ${summaryColumns}, ${time}::text AS place FROM trips
        WHERE user_id = ${userId} AND ${state === 'active' ? sql`deleted_at IS NULL` : isRestorable} ${after}
        ORDER BY ${time} DESC, id DESC LIMIT ${size + 1}`,
    );
  }

  async insert(userId: string, trip: Trip, manager: EntityManager): Promise<void> {
    const doc = JSON.stringify(trip);
    // One with this id was deleted so long ago that it can't be restored.
    await execute(
      manager,
      sql`DELETE FROM trips WHERE user_id = ${userId} AND id = ${trip.id} AND deleted_at IS NOT NULL`,
    );
    await execute(
      manager,
      sql`INSERT INTO trips (user_id, id, revision, first_revision, history_bytes, doc, updated_at)
        VALUES (${userId}, ${trip.id}, 1, 1, 0, ${doc}, now())`,
    );
    await execute(
      manager,
      sql`INSERT INTO trip_changes (user_id, trip_id, revision, ops, inverse, doc, bytes, writer, at)
        VALUES (${userId}, ${trip.id}, 1, '[]', '[]', ${doc}, 0, 'person', now())`,
    );
  }

  /** Deleting again changes nothing. Returns whether the trip exists. */
  async markDeleted(userId: string, id: string): Promise<boolean> {
    const count = await execute(
      this.database,
      sql`UPDATE trips SET deleted_at = coalesce(deleted_at, now()) WHERE user_id = ${userId} AND id = ${id}`,
    );
    return count === 1;
  }

  async unmarkDeleted({ userId, id }: TripRow, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`UPDATE trips SET deleted_at = NULL, updated_at = now() WHERE user_id = ${userId} AND id = ${id}`,
    );
  }

  async choose(userId: string, id: string): Promise<boolean> {
    const count = await execute(
      this.database,
      sql`UPDATE trips SET chosen_at = now() WHERE user_id = ${userId} AND id = ${id} AND deleted_at IS NULL`,
    );
    return count === 1;
  }

  async count(userId: string, database: Database = this.database): Promise<number> {
    const row = await readRow<{ count: number }>(
      database,
      sql`SELECT count(*)::integer AS count FROM trips WHERE user_id = ${userId} AND deleted_at IS NULL`,
    );
    return row!.count;
  }

  /** The trips that the person chose last, at most `limit`. */
  async findChosen(userId: string, limit: number, database: Database = this.database): Promise<string[]> {
    const rows = await readRows<{ id: string }>(
      database,
      sql`SELECT id FROM trips WHERE user_id = ${userId} AND deleted_at IS NULL AND chosen_at IS NOT NULL
        ORDER BY chosen_at DESC, id LIMIT ${limit}`,
    );
    return rows.map(({ id }) => id);
  }
}
