import { toUtcDay } from '@wanderwork/contracts';
import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { CLOCK_SKEW_MS } from '../clock-skew.js';
import { Config } from '../config/index.js';
import { tooMany } from '../errors/app-error.js';
import { getPool } from '../database/pool.js';
import { ReservedPoints } from './reserved-points.js';
import type { Limit } from './rate-limit.js';

const TOO_MANY = 'Too many requests. Please wait a moment.';

/** Counts calls in PostgreSQL, so that a limit applies across processes. */
@Injectable()
export class RateLimiter {
  private readonly limiters = new Map<string, RateLimiterPostgres>();
  private readonly reservedPoints = new ReservedPoints();

  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** Takes points of `limit` for `subject`; throws 429 with the seconds to wait when too few are left. */
  async consume(limit: Limit, subject: string, points = 1): Promise<void> {
    const { key, draw = 1 } = limit;
    if (draw === 1) await this.take(limit, subject, points);
    else await this.reservedPoints.spend(`${key} ${subject}`, () => this.take(limit, subject, draw));
  }

  private async take(limit: Limit, subject: string, points: number) {
    try {
      const { msBeforeNext } = await this.consumeReserved(limit, subject, points);
      return { left: points, until: Date.now() + msBeforeNext };
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw tooMany(reason.msBeforeNext / 1000, limit.refusal ?? TOO_MANY);
    }
  }

  /** A period that ends later than a new one would was started by a clock that was ahead; it is replaced. */
  private async consumeReserved(limit: Limit, subject: string, points: number): Promise<RateLimiterRes> {
    const consume = () => this.getLimiter(limit).consume(this.toKey(subject), points);
    try {
      return await consume();
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      if (reason.msBeforeNext <= 1000 * limit.seconds + CLOCK_SKEW_MS) throw reason;
      await this.clear(limit, subject);
      return consume();
    }
  }

  /** Restores all points: a success clears the failures before it. */
  async clear(limit: Limit, subject: string): Promise<void> {
    await this.getLimiter(limit).delete(this.toKey(subject));
  }

  /** A subject (an address or email) is stored only as a keyed hash whose key changes every day. */
  private toKey(subject: string): string {
    const dayKey = createHmac('sha256', this.config.sessionSecret).update(toUtcDay(new Date())).digest();
    return createHmac('sha256', dayKey).update(subject).digest('base64url');
  }

  private getLimiter({ key, points, seconds }: Limit): RateLimiterPostgres {
    const existing = this.limiters.get(key);
    if (existing) return existing;
    const created = new RateLimiterPostgres({
      storeClient: getPool(this.source),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: key,
      points: points * this.config.limitFactor,
      duration: seconds,
    });
    this.limiters.set(key, created);
    return created;
  }
}
