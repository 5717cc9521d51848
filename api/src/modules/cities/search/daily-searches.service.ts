import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { SearchAllowance } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { Config } from '../../../platform/config/index.js';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { DAY_MS, HOUR_MS } from '../../../platform/durations.js';
import { dailyLimit } from '../cities.errors.js';
import type { Ask } from './counted-query.js';
import { Clock } from './clock.js';
import { CountedSearchesCache } from './counted-searches-cache.js';

const SWEEP_MS = HOUR_MS;

/** Who searches: a member by account, a visitor by browser and by address. A `limit` of null means no limit. */
export interface Searcher {
  subjects: readonly string[];
  /** The subjects that may have searched before: all but a browser marked by this very request. */
  known: readonly string[];
  limit: number | null;
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

const endOf = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);

/** Counts distinct searches per UTC day in PostgreSQL. Subjects and searches are stored as keyed hashes. */
@Injectable()
export class DailySearchesService {
  private key = { day: '', bytes: Buffer.alloc(0) };

  constructor(
    private readonly database: DataSource,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly counted: CountedSearchesCache,
  ) {}

  /**
   * Counts a search. Throws 429 if it exceeds the limit. The same search again on that day is free. `ask` starts with
   * its kind and is normalized.
   */
  async count({ subjects, known, limit }: Searcher, ask: Ask): Promise<void> {
    if (limit === null) return;
    const now = this.clock.now();
    const again = this.hash(JSON.stringify([known, ask]), now);
    if (this.counted.has(again)) return;
    const most = limit * this.config.limitFactor;
    const [row] = await this.database.query<{ used: number | null }[]>(
      'SELECT count_search($1, $2, $3, $4) AS used',
      [dayOf(now), this.hashed(subjects, now), this.hash(ask, now), most],
    );
    if (row?.used === null || row === undefined) throw dailyLimit(most, endOf(now), now);
    this.counted.add(again);
  }

  /** The searches left today. Counts nothing. */
  async getAllowance({ subjects, limit }: Searcher): Promise<SearchAllowance> {
    const now = this.clock.now();
    const resetsAt = endOf(now).toISOString();
    if (limit === null) return { limit, left: null, resetsAt };
    const most = limit * this.config.limitFactor;
    const [row] = await this.database.query<{ used: number }[]>(
      `SELECT coalesce(max(searches), 0)::integer AS used FROM (SELECT count(*) AS searches FROM counted_searches
       WHERE day = $1 AND subject = ANY ($2) GROUP BY subject) AS counted`,
      [dayOf(now), this.hashed(subjects, now)],
    );
    return { limit: most, left: Math.max(0, most - (row?.used ?? 0)), resetsAt };
  }

  /** Deletes the searches of previous days. */
  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    const today = dayOf(this.clock.now());
    this.counted.clear();
    await ignoreDatabaseGone(this.database.query('DELETE FROM counted_searches WHERE day < $1', [today]));
  }

  private hashed(subjects: readonly string[], now: Date): string[] {
    return subjects.map((subject) => this.hash(subject, now));
  }

  private hash(text: string, now: Date): string {
    return createHmac('sha256', this.keyOf(dayOf(now)))
      .update(text)
      .digest('base64url');
  }

  private keyOf(day: string): Buffer {
    if (this.key.day !== day)
      this.key = {
        day,
        bytes: createHmac('sha256', this.config.sessionSecret).update(`searches\0${day}`).digest(),
      };
    return this.key.bytes;
  }
}
