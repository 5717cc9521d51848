import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { createId } from '../../../platform/database/ids.js';
import { BillingWork, type WorkKind } from '../entities/billing-work.entity.js';
import { CLOCK_SKEW_SECONDS } from '../../../platform/clock-skew.js';
import { MAX_WAIT_SECONDS } from './retry.policy.js';

/** Work that this process has claimed. */
export interface ClaimedWork {
  id: string;
  kind: WorkKind;
  customerId: string | null;
  subject: string | null;
  receivedAt: Date;
  attempts: number;
}

export interface NewWork {
  /** A new id by default. Work with an existing id is not added again. */
  id?: string;
  kind: WorkKind;
  customerId: string | null;
  subject?: string | null;
}

/** Longer than any attempt. If a process dies during its work, another one takes over after this time. */
const LEASE = '90 seconds';

/** A time further ahead than the longest wait was set by a clock that was ahead, so the work is due. */
const DUE = `(next_at <= now() OR next_at > now() + make_interval(secs => ${MAX_WAIT_SECONDS + CLOCK_SKEW_SECONDS}))`;

const CLAIM = `
  UPDATE billing_work SET attempts = attempts + 1, next_at = now() + interval '${LEASE}'
  WHERE id IN (
    SELECT id FROM billing_work WHERE done_at IS NULL AND ${DUE}
    ORDER BY next_at LIMIT $1 FOR UPDATE SKIP LOCKED)
  RETURNING id, kind, customer_id AS "customerId", subject, received_at AS "receivedAt", attempts`;

const MARK_DONE =
  'UPDATE billing_work SET done_at = now(), last_error = NULL WHERE id = $1 AND done_at IS NULL';

/** Completes all work that a sync with Stripe covers, if it arrived before the sync started. */
const MARK_EVENTS_DONE = `
  UPDATE billing_work SET done_at = now(), last_error = NULL
  WHERE customer_id = $1 AND kind IN ('event', 'sync', 'compare') AND received_at <= $2 AND done_at IS NULL`;

const POSTPONE = `
  UPDATE billing_work SET last_error = $2,
    next_at = CASE WHEN $3::int IS NULL THEN NULL ELSE now() + make_interval(secs => $3::int) END
  WHERE id = $1 AND done_at IS NULL`;

const RETRY = `
  UPDATE billing_work SET next_at = now(), attempts = 0 WHERE id = $1 AND done_at IS NULL AND attempts > 0`;

/** Customers not synced for most of a day, spread over the time until the next run. The oldest sync comes first. */
const PUT_COMPARISONS = `
  INSERT INTO billing_work (id, kind, customer_id, received_at, attempts, next_at)
  SELECT 'compare_' || customer_id || '_' || to_char(now(), 'YYYY-MM-DD'), 'compare', customer_id, now(), 0,
    now() + random() * make_interval(secs => $1)
  FROM billing_customers
  WHERE customer_id IS NOT NULL AND (synced_at IS NULL OR synced_at < now() - interval '20 hours')
  ORDER BY synced_at NULLS FIRST LIMIT $2 ON CONFLICT DO NOTHING`;

const DELETE_OLD = `DELETE FROM billing_work WHERE done_at < now() - interval '90 days'`;

/** The queue of work to do at Stripe. Several processes can take work from it at once. */
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

  async claim(max: number): Promise<ClaimedWork[]> {
    const [rows] = (await this.source.query(CLAIM, [max])) as [ClaimedWork[], number];
    return rows;
  }

  async markDone(id: string): Promise<void> {
    await this.source.query(MARK_DONE, [id]);
  }

  /** The current time of the clock that stamps received work. */
  async getDatabaseTime(): Promise<Date> {
    const [{ now }] = (await this.source.query('SELECT now()')) as [{ now: Date }];
    return now;
  }

  async markEventsDone(customerId: string, before: Date, manager: EntityManager): Promise<void> {
    await manager.query(MARK_EVENTS_DONE, [customerId, before]);
  }

  /** Retries in `seconds`; null gives up. */
  async postpone(id: string, reason: string, seconds: number | null): Promise<void> {
    await this.source.query(POSTPONE, [id, reason, seconds]);
  }

  /** False when the work is done or has never failed. */
  async retry(id: string): Promise<boolean> {
    const [, count] = (await this.source.query(RETRY, [id])) as [unknown, number];
    return count === 1;
  }

  /**
   * Queues a comparison for customers that were not synced lately, at most one a day each, spread over the next
   * `seconds`.
   */
  async putComparisons(max: number, seconds: number): Promise<void> {
    await this.source.query(PUT_COMPARISONS, [seconds, max]);
  }

  async deleteOld(): Promise<void> {
    await this.source.query(DELETE_OLD);
  }
}
