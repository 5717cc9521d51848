import { Injectable } from '@nestjs/common';
import type { Rsvp } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, readRows, sql, type Database } from '../../../platform/database/sql.js';

/** Who goes to a meet-up and who waits. Every change holds the lock of the meet-up. */
@Injectable()
export class RsvpsRepository {
  constructor(private readonly database: DataSource) {}

  async find(meetupId: string, userId: string, database: Database = this.database): Promise<Rsvp | null> {
    const row = await readRow<{ status: Rsvp }>(
      database,
      sql`SELECT status FROM meetup_rsvps WHERE user_id = ${userId} AND meetup_id = ${meetupId}`,
    );
    return row?.status ?? null;
  }

  async findOwn(userId: string, meetupIds: readonly string[]): Promise<Map<string, Rsvp>> {
    const rows = await readRows<{ id: string; status: Rsvp }>(
      this.database,
      sql`SELECT meetup_id AS id, status FROM meetup_rsvps
        WHERE user_id = ${userId} AND meetup_id = ANY (${meetupIds}::uuid[])`,
    );
    return new Map(rows.map(({ id, status }) => [id, status]));
  }

  /** In the order in which they asked. */
  async list(meetupId: string, status: Rsvp, database: Database = this.database): Promise<string[]> {
    const rows = await readRows<{ id: string }>(
      database,
      sql`SELECT user_id AS id FROM meetup_rsvps WHERE meetup_id = ${meetupId} AND status = ${status} ORDER BY number`,
    );
    return rows.map(({ id }) => id);
  }

  /** 1 for the next person to get a seat; null for somebody who isn't waiting. */
  async findPosition(meetupId: string, userId: string): Promise<number | null> {
    const row = await readRow<{ position: number }>(
      this.database,
      sql`SELECT position FROM (SELECT user_id, row_number() OVER (ORDER BY number)::integer AS position FROM meetup_rsvps
          WHERE meetup_id = ${meetupId} AND status = 'waiting') AS queue WHERE user_id = ${userId}`,
    );
    return row?.position ?? null;
  }

  /** Somebody new comes last; somebody who was waiting keeps their number. */
  async set(meetupId: string, userId: string, status: Rsvp, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`WITH next AS (UPDATE meetups SET last_number = last_number + 1 WHERE id = ${meetupId} RETURNING last_number)
        INSERT INTO meetup_rsvps (user_id, meetup_id, status, number, at)
        SELECT ${userId}, ${meetupId}, ${status}, last_number, now() FROM next
        ON CONFLICT (user_id, meetup_id) DO UPDATE SET status = excluded.status, at = excluded.at`,
    );
  }

  /** Returns whether there was one. */
  async remove(meetupId: string, userId: string, manager: EntityManager): Promise<boolean> {
    const count = await execute(
      manager,
      sql`DELETE FROM meetup_rsvps WHERE user_id = ${userId} AND meetup_id = ${meetupId}`,
    );
    return count > 0;
  }

  /** Gives seats to those who have waited longest, and returns them. */
  async promote(meetupId: string, count: number, manager: EntityManager): Promise<string[]> {
    const rows = await readRows<{ id: string }>(
      manager,
      sql`UPDATE meetup_rsvps SET status = 'going', at = now() WHERE meetup_id = ${meetupId} AND user_id IN (
          SELECT user_id FROM meetup_rsvps WHERE meetup_id = ${meetupId} AND status = 'waiting'
          ORDER BY number LIMIT ${count}) RETURNING user_id AS id`,
    );
    return rows.map(({ id }) => id);
  }

  async recount(meetupId: string, manager: EntityManager): Promise<{ going: number; waiting: number }> {
    const row = await readRow<{ going: number; waiting: number }>(
      manager,
      sql`UPDATE meetups SET going = counted.going, waiting = counted.waiting
        FROM (SELECT count(*) FILTER (WHERE status = 'going') AS going,
            count(*) FILTER (WHERE status = 'waiting') AS waiting
          FROM meetup_rsvps WHERE meetup_id = ${meetupId}) AS counted
        WHERE id = ${meetupId} RETURNING meetups.going, meetups.waiting`,
    );
    return row!;
  }
}
