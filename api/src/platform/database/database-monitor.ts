import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unavailable } from '../errors/app-error.js';
import { databaseSilentError, isDatabaseGone, isDiskFull } from '../errors/database-gone.js';
import { DatabaseCircuit } from './database-circuit.js';
import { DatabaseProbe } from './database-probe.js';
import { PROBE_OPTIONS } from './options.js';
import { getPool } from './pool.js';

const CHECK_EVERY_MS = 150;
/** After this many steps without an answer, the database counts as frozen: less than a second in total. */
const STEP_MS = 100;
const SILENCE_STEPS = 7;
/**
 * After this many steps without an answer, the probe retries on a new connection: the server may have been replaced.
 */
const RECOVERY_STEPS = 20;
const RETRY_MS = 250;

/** Writes pages to disk and rolls back: it succeeds only if the database can store data. */
const STORE_SQL = `
  BEGIN;
  CREATE TEMP TABLE disk_probe ON COMMIT DROP AS SELECT repeat('x', 1000) AS filler FROM generate_series(1, 100);
  ROLLBACK`;

/** Whether `work` settles in time. It counts timer steps, so that a suspended machine does not look like a timeout. */
const settlesWithin = async (work: Promise<unknown>, steps: number): Promise<boolean> => {
  let isSettled = false;
  const settled = work.then(
    () => (isSettled = true),
    () => (isSettled = true),
  );
  for (let left = steps; left > 0 && !isSettled; left -= 1)
    await Promise.race([settled, wait(STEP_MS, undefined, { ref: false })]);
  return isSettled;
};

/**
 * Watches whether the database answers. Queries are not timed, because a slow statement is no fault: when queries wait
 * and none ends, a probe of its own tells a frozen server from a busy one.
 */
@Injectable()
export class DatabaseMonitor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(DatabaseMonitor.name);
  private readonly probe: DatabaseProbe;
  private timer: NodeJS.Timeout | undefined;
  private check: Promise<void> | null = null;
  private hasProgress = false;
  private isStopped = false;

  constructor(
    private readonly source: DataSource,
    private readonly circuit: DatabaseCircuit,
    url: string,
  ) {
    this.probe = new DatabaseProbe({ connectionString: url, ...PROBE_OPTIONS }, () =>
      this.checkInBackground(),
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    getPool(this.source).on('release', (error) => {
      if (!error) this.hasProgress = true;
    });
    await this.probe.check().catch(() => {});
    this.timer = setInterval(() => {
      if (this.hasStalledQueries()) this.checkInBackground();
      this.hasProgress = false;
    }, CHECK_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    this.isStopped = true;
    clearInterval(this.timer);
    this.probe.disconnect();
  }

  /** Throws 503 within about a second when the database does not answer or cannot store data. */
  async assertReady(): Promise<void> {
    await this.checkOnce();
    if (this.circuit.isOpen) throw databaseSilentError();
    if (this.circuit.isDiskFull && !(await this.canStore()))
      throw unavailable('The disk of the database is full.');
  }

  private hasStalledQueries(): boolean {
    const { totalCount, idleCount, waitingCount } = getPool(this.source);
    return !this.hasProgress && (totalCount > idleCount || waitingCount > 0);
  }

  private checkInBackground(): void {
    if (!this.isStopped && !this.circuit.isOpen) void this.checkOnce();
  }

  private async checkOnce(): Promise<void> {
    if (this.circuit.isOpen) return;
    this.check ??= this.probeDatabase().finally(() => (this.check = null));
    await this.check;
  }

  private async probeDatabase(): Promise<void> {
    const answer = this.probe.check();
    if (!(await settlesWithin(answer, SILENCE_STEPS))) return this.reportLost('it does not answer');
    await answer.catch((error: unknown) => {
      // Any other error (too many connections, a changed password) proves that the server answers.
      if (isDatabaseGone(error)) this.reportLost(String(error));
    });
  }

  private reportLost(reason: string): void {
    if (this.isStopped) return;
    this.log.error(`The database is unavailable (${reason}); requests that need it get 503.`);
    this.circuit.trip();
    void this.recover();
  }

  /** Waits first for the probe that is still open: a frozen server that resumes answers it first. */
  private async recover(): Promise<void> {
    while (!this.isStopped && !(await this.hasRecovered())) {
      this.probe.disconnect();
      await wait(RETRY_MS, undefined, { ref: false });
    }
    this.circuit.reset();
    if (!this.isStopped) this.log.warn('The database is available again.');
  }

  private async hasRecovered(): Promise<boolean> {
    const answer = this.probe.check();
    if (!(await settlesWithin(answer, RECOVERY_STEPS))) return false;
    return answer.then(
      () => true,
      () => false,
    );
  }

  private async canStore(): Promise<boolean> {
    try {
      await getPool(this.source).query(STORE_SQL);
      this.circuit.setDiskFull(false);
      this.log.warn('The database can store data again.');
      return true;
    } catch (error) {
      if (isDiskFull(error)) return false;
      throw error;
    }
  }
}
