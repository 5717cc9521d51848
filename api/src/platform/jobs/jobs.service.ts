import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { CLOCK_SKEW_MS } from '../clock-skew.js';
import { Config } from '../config/index.js';
import { ignoreDatabaseGone } from '../database/ignore-database-gone.js';
import { execute, join, readRows, sql, type Sql } from '../database/sql.js';
import { isUnavailable } from '../errors/database-gone.js';
import { MINUTE_MS } from '../durations.js';
import { Job, type JobOptions } from './job.decorator.js';
import { JobLease } from './job-lease.js';

const LOOK_EVERY_MS = 2_000;
/** A dead process's job is taken over after this time. */
const LEASE_MS = 45_000;
const RENEW_EVERY_MS = 15_000;
const DEFAULT_DEADLINE_MS = 30 * MINUTE_MS;
/** A failed run is repeated no later than this. */
const RETRY_MS = MINUTE_MS;
/** Jobs that one process runs at the same time. */
const MAX_RUNNING = 3;
const STOP_TIMEOUT_MS = 4_000;

interface RegisteredJob extends JobOptions {
  run: (lease: JobLease) => unknown;
}

const inMs = (ms: number): Sql => sql`make_interval(secs => ${ms / 1000})`;

/** Runs the methods marked with `@Job`. Of all processes on one database, one at a time runs each of them. */
@Injectable()
export class JobsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(JobsService.name);
  private readonly holder = randomUUID();
  private readonly jobs = new Map<string, RegisteredJob>();
  private readonly running = new Map<JobLease, Promise<void>>();
  private timer: NodeJS.Timeout | null = null;
  private look: Promise<void> | null = null;
  private isStopped = false;
  private hasRows = false;

  constructor(
    private readonly config: Config,
    private readonly database: DataSource,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const job of this.findJobs()) {
      if (this.jobs.has(job.name)) throw new Error(`Two jobs have the name ${job.name}.`);
      this.jobs.set(job.name, job);
    }
    await ignoreDatabaseGone(this.createRows());
    if (this.config.runsJobs) this.timer = setInterval(() => void this.startDue(), LOOK_EVERY_MS).unref();
  }

  /** Stops looking for due jobs, asks running ones to stop and waits a moment. The lease of a slow one expires. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.look;
    for (const lease of this.running.keys()) lease.abort();
    await Promise.race([
      Promise.all(this.running.values()),
      wait(STOP_TIMEOUT_MS, undefined, { ref: false }),
    ]);
  }

  /** Runs the jobs that are due and that no other process holds. Resolves when they have ended. */
  async runDue(): Promise<void> {
    await this.startDue();
    await Promise.all(this.running.values());
  }

  private findJobs(): RegisteredJob[] {
    return this.discovery
      .getProviders()
      .filter(({ instance, isNotMetatype }) => instance && !isNotMetatype)
      .flatMap((wrapper) => {
        const instance = wrapper.instance as Record<string, RegisteredJob['run']>;
        return this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object).flatMap((method) => {
          const options = this.discovery.getMetadataByDecorator(Job, wrapper, method);
          return options ? [{ ...options, run: (lease: JobLease) => instance[method]!(lease) }] : [];
        });
      });
  }

  /**
   * A new job first runs after its interval, as if it had just run. Does nothing once it has succeeded: at the start the
   * database may be down.
   */
  private async createRows(): Promise<void> {
    if (this.hasRows || this.jobs.size === 0) return;
    const rows = [...this.jobs.values()].map(
      ({ name, everyMs }) => sql`(${name}, now() + ${inMs(everyMs)}, 0, 0)`,
    );
    await execute(
      this.database,
      sql`INSERT INTO jobs (name, next_at, fencing_token, failures) VALUES ${join(rows)} ON CONFLICT DO NOTHING`,
    );
    this.hasRows = true;
  }

  private startDue(): Promise<void> {
    this.look ??= ignoreDatabaseGone(this.claimAndStart())
      .catch((error: unknown) => this.log.error('Jobs could not be read.', error))
      .finally(() => (this.look = null));
    return this.look;
  }

  private async claimAndStart(): Promise<void> {
    if (this.isStopped) return;
    await this.createRows();
    for (const lease of await this.claimDue(MAX_RUNNING - this.running.size)) {
      this.running.set(
        lease,
        this.run(lease).finally(() => this.running.delete(lease)),
      );
    }
  }

  /** A time further ahead than this job ever sets was set by a clock that was ahead, so it counts as past. */
  private async claimDue(limit: number): Promise<JobLease[]> {
    const runningNames = new Set([...this.running.keys()].map(({ name }) => name));
    const idleJobs = [...this.jobs.values()].filter(({ name }) => !runningNames.has(name));
    if (limit <= 0 || idleJobs.length === 0) return [];
    const intervals = idleJobs.map(
      ({ name, everyMs }) => sql`(${name}, ${Math.max(everyMs, RETRY_MS)}::float8)`,
    );
    const rows = await readRows<{ name: string; fencingToken: string }>(
      this.database,
      sql`
        UPDATE jobs SET holder = ${this.holder}, until = now() + ${inMs(LEASE_MS)}, fencing_token = fencing_token + 1
        WHERE name IN (
          SELECT name FROM jobs JOIN (VALUES ${join(intervals)}) AS known (name, ms) USING (name)
          WHERE (next_at <= now() OR next_at > now() + make_interval(secs => (ms + ${CLOCK_SKEW_MS}) / 1000))
            AND (until IS NULL OR until <= now() OR until > now() + ${inMs(LEASE_MS + CLOCK_SKEW_MS)})
          ORDER BY next_at LIMIT ${limit} FOR UPDATE OF jobs SKIP LOCKED)
        RETURNING name, fencing_token AS "fencingToken"`,
    );
    return rows.map(({ name, fencingToken }) => new JobLease(name, fencingToken));
  }

  private async run(lease: JobLease): Promise<void> {
    const { run, deadlineMs = DEFAULT_DEADLINE_MS } = this.jobs.get(lease.name)!;
    const startedAt = performance.now();
    const renewing = setInterval(() => void this.renew(lease), RENEW_EVERY_MS).unref();
    const deadline = setTimeout(() => {
      clearInterval(renewing);
      lease.abort();
      this.log.error(`The job ${lease.name} has not ended within ${deadlineMs / 1000} s.`);
    }, deadlineMs).unref();
    let failed = false;
    try {
      await run(lease);
    } catch (error) {
      failed = true;
      if (!isUnavailable(error)) this.log.error(`The job ${lease.name} failed and will be repeated.`, error);
    } finally {
      clearInterval(renewing);
      clearTimeout(deadline);
    }
    await this.finish(lease, Math.round(performance.now() - startedAt), failed).catch((error: unknown) => {
      // The lease expires, and the job runs again.
      if (!isUnavailable(error)) this.log.error(`The end of the job ${lease.name} was not stored.`, error);
    });
  }

  private async renew(lease: JobLease): Promise<void> {
    try {
      const renewed = await execute(
        this.database,
        sql`
          UPDATE jobs SET until = now() + ${inMs(LEASE_MS)}
          WHERE name = ${lease.name} AND fencing_token = ${lease.fencingToken} AND until > now()`,
      );
      if (renewed === 0) lease.abort();
    } catch (error) {
      if (!isUnavailable(error)) this.log.error(`The lease of the job ${lease.name} was not renewed.`, error);
    }
  }

  private async finish({ name, fencingToken }: JobLease, ms: number, failed: boolean): Promise<void> {
    const { everyMs } = this.jobs.get(name)!;
    const waitMs = failed ? Math.min(everyMs, RETRY_MS) : everyMs;
    await execute(
      this.database,
      sql`
        UPDATE jobs SET holder = NULL, until = NULL, next_at = now() + ${inMs(waitMs)}, last_ms = ${ms},
          failures = ${failed ? sql`failures + 1` : sql`0`}
        WHERE name = ${name} AND fencing_token = ${fencingToken}`,
    );
  }
}
