import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { unavailable } from '../errors/app-error.js';
import { databaseSilent, isDatabaseGone, isDiskFull } from '../errors/database-gone.js';
import { DatabaseCircuit } from './database-circuit.js';
import { DatabaseProbe } from './database-probe.js';
import { PROBE_OPTIONS } from './options.js';
import { poolOf } from './pool.js';

const LOOK_EVERY_MS = 150;
/** A database that does not say a word for these steps is taken for frozen. Together with the look: less than a second. */
const STEP_MS = 100;
const SILENT_STEPS = 7;
/** A question that stayed open this long is asked again on a new connection: the server may be another one now. */
const REPLACED_STEPS = 20;
const RETRY_MS = 250;

/** Writes pages to the disk and takes them back: it succeeds only where the database can store something. */
const STORE_SQL = `
  BEGIN;
  CREATE TEMP TABLE disk_probe ON COMMIT DROP AS SELECT repeat('x', 1000) AS filler FROM generate_series(1, 100);
  ROLLBACK`;

/** Whether `work` settles in time. It counts steps, so that a pause of the whole machine is one of them. */
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
 * Watches whether the database answers. A slow statement is no fault, so nobody's query is measured: while queries wait
 * and none ends, a question of this class's own tells a frozen server from a busy one.
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
    this.probe = new DatabaseProbe({ connectionString: url, ...PROBE_OPTIONS }, () => this.look());
  }

  async onApplicationBootstrap(): Promise<void> {
    poolOf(this.source).on('release', (error) => {
      if (!error) this.hasProgress = true;
    });
    await this.probe.ask().catch(() => {});
    this.timer = setInterval(() => {
      if (this.isWaitedFor()) this.look();
      this.hasProgress = false;
    }, LOOK_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    this.isStopped = true;
    clearInterval(this.timer);
    this.probe.drop();
  }

  /** Throws 503, within about a second, when the database does not answer or cannot store anything. */
  async assertReady(): Promise<void> {
    await this.checkOnce();
    if (this.circuit.isOpen) throw databaseSilent();
    if (this.circuit.isDiskFull && !(await this.canStore()))
      throw unavailable('The disk of the database is full.');
  }

  private isWaitedFor(): boolean {
    const { totalCount, idleCount, waitingCount } = poolOf(this.source);
    return !this.hasProgress && (totalCount > idleCount || waitingCount > 0);
  }

  private look(): void {
    if (!this.isStopped && !this.circuit.isOpen) void this.checkOnce();
  }

  private async checkOnce(): Promise<void> {
    if (this.circuit.isOpen) return;
    this.check ??= this.askForSignOfLife().finally(() => (this.check = null));
    await this.check;
  }

  private async askForSignOfLife(): Promise<void> {
    const answer = this.probe.ask();
    if (!(await settlesWithin(answer, SILENT_STEPS))) return this.lose('it does not answer');
    await answer.catch((error: unknown) => {
      // Whatever else it says (too many connections, a changed password), it is there.
      if (isDatabaseGone(error)) this.lose(String(error));
    });
  }

  private lose(reason: string): void {
    if (this.isStopped) return;
    this.log.error(`The database is gone (${reason}); requests that need it are answered 503.`);
    this.circuit.trip();
    void this.recover();
  }

  /** The question that is still open is answered first when a frozen server goes on. */
  private async recover(): Promise<void> {
    while (!this.isStopped && !(await this.isBack())) {
      this.probe.drop();
      await wait(RETRY_MS, undefined, { ref: false });
    }
    this.circuit.reset();
    if (!this.isStopped) this.log.warn('The database is back.');
  }

  private async isBack(): Promise<boolean> {
    const answer = this.probe.ask();
    if (!(await settlesWithin(answer, REPLACED_STEPS))) return false;
    return answer.then(
      () => true,
      () => false,
    );
  }

  private async canStore(): Promise<boolean> {
    try {
      await poolOf(this.source).query(STORE_SQL);
      this.circuit.setDiskFull(false);
      this.log.warn('The database can store again.');
      return true;
    } catch (error) {
      if (isDiskFull(error)) return false;
      throw error;
    }
  }
}
