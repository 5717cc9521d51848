import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { createId } from '../../../platform/database/ids.js';
import { BillingWork, type WorkKind } from '../entities/billing-work.entity.js';
import { execute, readRow, sql } from '../../../platform/database/sql.js';
import { claimDue, type ClaimedRow, type QueueTable } from '../../../platform/jobs/queue-worker.js';
import { MAX_WAIT_SECONDS } from './retry.policy.js';

/** Work that this process has claimed. */
export interface ClaimedWork extends ClaimedRow {
  kind: WorkKind;
  customerId: string | null;
  subject: string | null;
  receivedAt: Date;
}

export interface NewWork {
  /** A new id by default. Work with an existing id is not added again. */
  id?: string;
  kind: WorkKind;
  customerId: string | null;
  subject?: string | null;
}

const queue: QueueTable = {
  name: sql`billing_work`,
  isOpen: sql`done_at IS NULL`,
  order: sql`next_at`,
  columns: sql`id, kind, customer_id AS "customerId", subject, received_at AS "receivedAt", attempts`,
  leaseSeconds: 90,
  maxWaitSeconds: MAX_WAIT_SECONDS,
};

/** The queue of work to do at Stripe. */
@Injectable()
export class BillingQueueRepository {
  constructor(private readonly source: DataSource) {}

  /** False when work with this id already exists. */
  async put({ id, kind, customerId, subject }: NewWork, manager: EntityManager = this.source.manager) {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(BillingWork)
      .values({
        id: id ?? createId(),
        kind,
        customerId,
        subject: subject ?? null,
        // By the database's clock, like all times it is compared with.
        receivedAt: () => 'now()',
        attempts: 0,
        nextAt: () => 'now()',
        doneAt: null,
        lastError: null,
      })
      .orIgnore()
      .returning('id')
      .updateEntity(false)
      .execute();
    return (raw as unknown[]).length > 0;
  }

  claim(limit: number): Promise<ClaimedWork[]> {
    return claimDue(this.source, queue, limit);
  }

  async markDone(id: string): Promise<void> {
    await execute(
      this.source,
      sql`UPDATE billing_work SET done_at = now(), last_error = NULL WHERE id = ${id} AND done_at IS NULL`,
    );
  }

  /** The current time of the clock that stamps received work. */
  async getDatabaseTime(): Promise<Date> {
    return (await readRow<{ now: Date }>(this.source, sql`SELECT now()`))!.now;
  }

  /** Completes all work that a sync with Stripe covers, if it arrived before the sync started. */
  async markEventsDone(customerId: string, before: Date, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`
        UPDATE billing_work SET done_at = now(), last_error = NULL
        WHERE customer_id = ${customerId} AND kind IN ('event', 'sync', 'compare') AND received_at <= ${before}
          AND done_at IS NULL`,
    );
  }

  /** Retries in `seconds`; null gives up. */
  async postpone(id: string, reason: string, seconds: number | null): Promise<void> {
    const nextAt = seconds === null ? sql`NULL` : sql`now() + make_interval(secs => ${seconds})`;
    await execute(
      this.source,
      sql`UPDATE billing_work SET last_error = ${reason}, next_at = ${nextAt} WHERE id = ${id} AND done_at IS NULL`,
    );
  }

  /** False when the work is done or has never failed. */
  async retry(id: string): Promise<boolean> {
    const count = await execute(
      this.source,
      sql`UPDATE billing_work SET next_at = now(), attempts = 0 WHERE id = ${id} AND done_at IS NULL AND attempts > 0`,
    );
    return count === 1;
  }

  /**
   * Queues a comparison for customers that were not synced for most of a day, the oldest sync first, at most one a day
   * each, spread over the next `seconds`.
   */
  async putComparisons(max: number, seconds: number): Promise<void> {
    await execute(
      this.source,
      sql`
        INSERT INTO billing_work (id, kind, customer_id, received_at, attempts, next_at)
        SELECT 'compare_' || customer_id || '_' || to_char(now(), 'YYYY-MM-DD'), 'compare', customer_id, now(), 0,
          now() + random() * make_interval(secs => ${seconds})
        FROM billing_customers
        WHERE customer_id IS NOT NULL AND (synced_at IS NULL OR synced_at < now() - interval '20 hours')
        ORDER BY synced_at NULLS FIRST LIMIT ${max} ON CONFLICT DO NOTHING`,
    );
  }

  async deleteOld(): Promise<void> {
    await execute(this.source, sql`DELETE FROM billing_work WHERE done_at < now() - interval '90 days'`);
  }
}
