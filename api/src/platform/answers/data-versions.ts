import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config/index.js';
import { DatabaseCircuit } from '../database/database-circuit.js';
import { readRow, sql } from '../database/sql.js';
import { MINUTE_MS } from '../durations.js';
import { isDatabaseGone } from '../errors/database-gone.js';

/** How long cached answers stay valid while the database is down. */
const OUTAGE_MS = 10 * MINUTE_MS;

/** Returns what changes a topic's answers besides its rows, such as the date or a publication time that has come. */
export type Moment = (now: Date) => string | Promise<string>;

const noMoment: Moment = () => '';

const readVersionSql = (topic: string) => sql`SELECT version FROM data_versions WHERE topic = ${topic}`;

interface CachedVersion {
  version: string;
  /** Monotonic time, taken before the query. */
  askedAt: number;
}

/**
 * Tells whether a topic's data changed. Triggers count every writing statement in `data_versions`, in the same
 * transaction: whoever sees the new count also sees the new data, whichever process wrote it. The database is queried
 * again when the cached version is older than `answersHoldMs`, or after this process changed the data.
 */
@Injectable()
export class DataVersions {
  private readonly moments = new Map<string, Moment>();
  private readonly cachedVersions = new Map<string, CachedVersion>();
  private readonly pending = new Map<string, Promise<string>>();

  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly circuit: DatabaseCircuit,
  ) {}

  /** Makes `moment` part of the topic's version. */
  addMoment(topic: string, moment: Moment): void {
    this.moments.set(topic, moment);
  }

  /**
   * Returns the cached version, or null when it must be queried. From half its lifetime on it is refreshed in the
   * background, so regular callers never wait. While the database is down, the last version stays valid for ten
   * minutes.
   */
  getCached(topic: string): string | null {
    const cached = this.cachedVersions.get(topic);
    if (this.circuit.isOpen) return this.findLastVersion(topic);
    const age = cached ? performance.now() - cached.askedAt : Infinity;
    if (!cached || age >= this.config.answersHoldMs) return null;
    if (age >= this.config.answersHoldMs / 2) void this.queryOnce(topic).catch(() => null);
    return cached.version;
  }

  /** Call this after this process changed a topic's data: the next reader queries the database. */
  invalidate(topic: string): void {
    this.cachedVersions.delete(topic);
    // A query in flight may have read the old version.
    this.pending.delete(topic);
  }

  async current(topic: string): Promise<string> {
    return (
      this.getCached(topic) ??
      this.queryOnce(topic).catch((error: unknown) => this.afterFailure(topic, error))
    );
  }

  private afterFailure(topic: string, error: unknown): string {
    const version = isDatabaseGone(error) ? this.findLastVersion(topic) : null;
    if (version === null) throw error;
    return version;
  }

  private findLastVersion(topic: string): string | null {
    const cached = this.cachedVersions.get(topic);
    return cached && performance.now() - cached.askedAt < OUTAGE_MS ? cached.version : null;
  }

  /** Concurrent callers share one query. */
  private queryOnce(topic: string): Promise<string> {
    return this.pending.get(topic) ?? this.query(topic);
  }

  private query(topic: string): Promise<string> {
    const queriedAt = performance.now();
    const answer = this.read(topic);
    this.pending.set(topic, answer);
    const end = (cached?: CachedVersion) => {
      // The topic changed during the query, and another query may be running.
      if (this.pending.get(topic) !== answer) return;
      this.pending.delete(topic);
      if (cached) this.cachedVersions.set(topic, cached);
    };
    answer.then(
      (version) => end({ version, askedAt: queriedAt }),
      () => end(),
    );
    return answer;
  }

  private async read(topic: string): Promise<string> {
    const moment = this.moments.get(topic) ?? noMoment;
    const [row, at] = await Promise.all([
      readRow<{ version: string }>(this.database, readVersionSql(topic), 'data-version'),
      moment(new Date()),
    ]);
    if (!row) throw new Error(`data_versions has no row for the topic ${topic}`);
    return `${row.version} ${at}`;
  }
}
