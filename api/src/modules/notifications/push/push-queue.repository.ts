import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { execute, readRow, sql, type Database } from '../../../platform/database/sql.js';
import { HOUR, MINUTE } from '../../../platform/durations.js';
import { claimDue, type ClaimedRow, type QueueTable } from '../../../platform/jobs/queue-worker.js';

/** A browser whose push is being sent. */
export interface ClaimedPush extends ClaimedRow {
  userId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A night, which a clock change may make longer. */
export const MAX_DELAY_SECONDS = 12 * HOUR;

const queue: QueueTable = {
  name: sql`push_subscriptions`,
  isOpen: sql`next_at IS NOT NULL`,
  order: sql`next_at`,
  columns: sql`id, user_id AS "userId", endpoint, p256dh, auth, attempts`,
  leaseSeconds: 2 * MINUTE,
  maxWaitSeconds: MAX_DELAY_SECONDS,
};

/** The subscriptions as the worker uses them: one that has a push to send is a row of the queue. */
@Injectable()
export class PushQueueRepository {
  constructor(private readonly database: DataSource) {}

  /** Lets the person's browsers get a push now, or once the last one is an hour ago. One that is due stays. */
  async schedule(userId: string, database: Database): Promise<void> {
    await execute(
      database,
      sql`UPDATE push_subscriptions SET attempts = 0, next_at = greatest(now(), pushed_at + interval '1 hour')
        WHERE user_id = ${userId} AND next_at IS NULL`,
    );
  }

  claim(limit: number): Promise<ClaimedPush[]> {
    return claimDue(this.database, queue, limit);
  }

  async hasUnread(userId: string): Promise<boolean> {
    const row = await readRow(
      this.database,
      sql`SELECT FROM notifications WHERE user_id = ${userId} AND read_at IS NULL LIMIT 1`,
    );
    return row !== null;
  }

  async markPushed(id: string): Promise<void> {
    await execute(this.database, sql`UPDATE push_subscriptions SET pushed_at = now() WHERE id = ${id}`);
  }

  /** `seconds` until the next attempt; null if there is none. */
  async setNext(id: string, seconds: number | null): Promise<void> {
    await execute(
      this.database,
      sql`UPDATE push_subscriptions SET next_at = now() + make_interval(secs => ${seconds}) WHERE id = ${id}`,
    );
  }

  async delete(id: string): Promise<void> {
    await execute(this.database, sql`DELETE FROM push_subscriptions WHERE id = ${id}`);
  }
}
