import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CLOCK_SKEW_SECONDS } from '../clock-skew.js';
import { readRows, sql, type Database, type Sql } from '../database/sql.js';
import { QueueRunner } from './queue-runner.js';

const MAX_REASON_LENGTH = 300;

/** A row of a queue that this process has claimed. */
export interface ClaimedRow {
  id: string;
  /** Including the current one. */
  attempts: number;
}

/**
 * A table with at least the columns `id`, `attempts` and `next_at`. Rows are added in the transaction of what they belong
 * to.
 */
export interface QueueTable {
  name: Sql;
  /** The condition of rows that are still to be done. */
  isOpen: Sql;
  order: Sql;
  /** What a claim returns. */
  columns: Sql;
  /** Longer than any attempt takes. If a process dies, another one repeats its attempt after this time. */
  leaseSeconds: number;
  maxWaitSeconds: number;
}

/**
 * Claims due rows; any number of processes may do so at the same time. An attempt is counted before it is made, so that a
 * row that crashes the process is not tried forever. A `next_at` further ahead than the longest wait was set by a clock
 * that was ahead, so the row is due as well.
 */
export const claimDue = <Row extends ClaimedRow>(
  database: Database,
  { name, isOpen, order, columns, leaseSeconds, maxWaitSeconds }: QueueTable,
  limit: number,
): Promise<Row[]> =>
  readRows(
    database,
    sql`
      UPDATE ${name} SET attempts = attempts + 1, next_at = now() + make_interval(secs => ${leaseSeconds})
      WHERE id IN (
        SELECT id FROM ${name} WHERE ${isOpen} AND
          (next_at <= now() OR next_at > now() + make_interval(secs => ${maxWaitSeconds + CLOCK_SKEW_SECONDS}))
        ORDER BY ${order} LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING ${columns}`,
  );

interface WorkerOptions {
  /** How many rows this process works on at the same time. */
  concurrency: number;
  /** Finds rows that are due again, and those that another process left behind. */
  pollMs: number;
  /** How long the end of the process waits for attempts that are running. */
  stopTimeoutMs: number;
}

/** Works off a queue table: new rows at once after `wake`, and those that are due again every few seconds. */
export abstract class QueueWorker<Row extends ClaimedRow>
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  protected readonly log = new Logger(this.constructor.name);
  private readonly runner: QueueRunner<Row>;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly options: WorkerOptions) {
    this.runner = new QueueRunner<Row>({
      concurrency: options.concurrency,
      stopTimeoutMs: options.stopTimeoutMs,
      claim: (limit) => this.claim(limit),
      work: (row) => this.work(row),
      onQueueError: (error) => this.log.error(this.toReason(error)),
    });
  }

  protected abstract claim(limit: number): Promise<Row[]>;
  protected abstract attempt(row: Row): Promise<void>;
  protected abstract markDone(id: string): Promise<void>;
  /** Seconds until the next attempt; null if there is none. */
  protected abstract getRetryWait(error: unknown, attempts: number): number | null;
  /** Stores why an attempt failed and when the next one is due; null gives up. */
  protected abstract postpone(id: string, reason: string, seconds: number | null): Promise<void>;
  /** Names a row in the log, without personal data. */
  protected abstract describe(row: Row): string;
  /** What the log says of an error; it may be less than what the row keeps. */
  protected abstract describeError(error: unknown): string;
  /** What an admin reads about a failed attempt. */
  protected abstract toMessage(error: unknown): string;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.wake(), this.options.pollMs).unref();
  }

  /** Works off what is due now. Resolves when it is done. */
  wake(): Promise<void> {
    return this.runner.wake();
  }

  beforeApplicationShutdown(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    return this.runner.stop();
  }

  private async work(row: Row): Promise<void> {
    try {
      await this.attempt(row);
    } catch (error) {
      return await this.handleFailure(row, error);
    }
    // If this fails, the row is attempted again when its lease is over, not at once.
    await this.markDone(row.id);
  }

  private async handleFailure(row: Row, error: unknown): Promise<void> {
    const seconds = this.getRetryWait(error, row.attempts);
    const next = seconds === null ? 'no more attempts' : `next attempt in ${seconds} s`;
    this.log.warn(
      `${this.describe(row)} failed at attempt ${row.attempts}: ${this.describeError(error)}; ${next}`,
    );
    await this.postpone(row.id, this.toReason(error), seconds);
  }

  private toReason(error: unknown): string {
    return this.toMessage(error).slice(0, MAX_REASON_LENGTH);
  }
}
