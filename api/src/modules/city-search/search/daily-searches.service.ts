import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { toUtcDay, type SearchAllowance } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { Config } from '../../../platform/config/index.js';
import { execute, sql } from '../../../platform/database/sql.js';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.js';
import { dailyLimitReached } from '../city-search.errors.js';
import { type CountedQuery, CountedSearchesCache } from './counted-searches-cache.js';
import { Clock } from '../clock.js';

const SWEEP_MS = HOUR_MS;

/** Who searches: a member by account, a visitor by browser and by address. A `limit` of null means no limit. */
export interface QuotaSubject {
  subjects: readonly string[];
  /** The subjects that may have searched before: all but a browser marked by this very request. */
  previousSubjects: readonly string[];
  limit: number | null;
}

const getEndOfDay = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);

/** Counts distinct searches per UTC day in PostgreSQL. Subjects and searches are stored as keyed hashes. */
@Injectable()
export class DailySearchesService {
  private key = { day: '', bytes: Buffer.alloc(0) };

  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly cache: CountedSearchesCache,
  ) {}

  /**
   * Counts a search. Throws 429 if it exceeds the limit. The same search again on that day is free. `ask` starts with
   * its kind and is normalized.
   */
  async count(subject: QuotaSubject, ask: CountedQuery): Promise<void> {
    if (subject.limit === null || (await this.take(subject, ask))) return;
    const now = this.clock.now();
    throw dailyLimitReached(subject.limit * this.config.limitFactor, getEndOfDay(now), now);
  }

  /** Counts a request; false if that would exceed the limit. */
  async take({ subjects, previousSubjects, limit }: QuotaSubject, ask: CountedQuery): Promise<boolean> {
    if (limit === null) return true;
    const now = this.clock.now();
    const cacheKey = this.hash(JSON.stringify([previousSubjects, ask]), now);
    if (this.cache.has(cacheKey)) return true;
    const maxSearches = limit * this.config.limitFactor;
    const [row] = await this.database.query<{ used: number | null }[]>(
      'SELECT count_search($1, $2, $3, $4) AS used',
      [toUtcDay(now), this.hashAll(subjects, now), this.hash(ask, now), maxSearches],
    );
    if (row?.used === null || row === undefined) return false;
    this.cache.add(cacheKey);
    return true;
  }

  /** The searches left today. Counts nothing. */
  async getAllowance({ subjects, limit }: QuotaSubject): Promise<SearchAllowance> {
    const now = this.clock.now();
    const resetsAt = getEndOfDay(now).toISOString();
    if (limit === null) return { limit, left: null, resetsAt };
    const maxSearches = limit * this.config.limitFactor;
    const [row] = await this.database.query<{ used: number }[]>(
      `SELECT coalesce(max(searches), 0)::integer AS used FROM (SELECT count(*) AS searches FROM counted_searches
       WHERE day = $1 AND subject = ANY ($2) GROUP BY subject) AS counted`,
      [toUtcDay(now), this.hashAll(subjects, now)],
    );
    return { limit: maxSearches, left: Math.max(0, maxSearches - (row?.used ?? 0)), resetsAt };
  }

  /** Deletes the searches of previous days. */
  @Job({ name: 'counted-searches-cleanup', everyMs: SWEEP_MS })
  async sweep(): Promise<void> {
    const today = toUtcDay(this.clock.now());
    this.cache.clear();
    await ignoreDatabaseGone(execute(this.database, sql`DELETE FROM counted_searches WHERE day < ${today}`));
  }

  private hashAll(subjects: readonly string[], now: Date): string[] {
    return subjects.map((subject) => this.hash(subject, now));
  }

  private hash(text: string, now: Date): string {
    return createHmac('sha256', this.getKey(toUtcDay(now)))
      .update(text)
      .digest('base64url');
  }

  private getKey(day: string): Buffer {
    if (this.key.day !== day)
      this.key = {
        day,
        bytes: createHmac('sha256', this.config.sessionSecret).update(`searches\0${day}`).digest(),
      };
    return this.key.bytes;
  }
}
