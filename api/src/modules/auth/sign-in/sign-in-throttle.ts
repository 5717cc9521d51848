import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource } from 'typeorm';
import { CLOCK_SKEW_SECONDS } from '../../../platform/clock-skew.js';
import { tooManyAttempts } from '../auth.errors.js';
import { FORGET_ATTEMPTS_SECONDS, computeWaits, type WaitRule } from '../auth.policy.js';
import { SignInAttempts } from '../entities/sign-in-attempts.entity.js';

/** What an attempt is counted under, and how that is slowed down. */
export interface AttemptCount {
  key: string;
  rule: WaitRule;
}

/**
 * Counts the attempt before the password is looked at, so that twenty guesses at once are twenty guesses.
 * No row comes back while the wait of an earlier attempt lasts. Where there is no wait, the time is one long past: two
 * attempts at once may begin in another order than they are counted in. $2 are the free attempts, $3 the waits after them.
 * A wait that ends later than the longest one was set by a clock that was ahead, and does not count.
 */
const COUNT_ATTEMPT = `
  INSERT INTO sign_in_attempts AS known (key, failures, last_at, free_at)
  VALUES ($1, 1, now(), to_timestamp(0))
  ON CONFLICT (key) DO UPDATE SET
    failures = CASE WHEN known.last_at < now() - make_interval(secs => $4) THEN 1 ELSE known.failures + 1 END,
    last_at = now(),
    free_at = CASE
      WHEN known.last_at < now() - make_interval(secs => $4) OR known.failures + 1 < $2 THEN to_timestamp(0)
      ELSE now() + make_interval(secs => ($3::int[])[least(known.failures + 2 - $2, cardinality($3::int[]))]) END
  WHERE known.free_at <= now() OR known.free_at > now() + make_interval(secs => ($3::int[])[cardinality($3::int[])] + ${CLOCK_SKEW_SECONDS})
  RETURNING failures`;

const SELECT_REMAINING = `SELECT ceil(extract(epoch FROM free_at - now()))::int AS seconds FROM sign_in_attempts WHERE key = $1`;

const UNCOUNT_ATTEMPT = `
  WITH alone AS (DELETE FROM sign_in_attempts WHERE key = $1 AND failures <= 1)
  UPDATE sign_in_attempts SET failures = failures - 1, free_at = to_timestamp(0) WHERE key = $1 AND failures > 1`;

/** Slows down guessing, in every process at once; nobody is locked out for long. */
@Injectable()
export class SignInThrottle {
  constructor(private readonly source: DataSource) {}

  /** Counts one attempt under all of `counts`, or under none and throws when it comes too soon after the last. */
  async countAttempt(counts: readonly AttemptCount[]): Promise<void> {
    await this.source.transaction(async (manager) => {
      for (const attemptCount of counts) await this.countOne(attemptCount, manager);
    });
  }

  /** The attempt was right: what came before it is forgiven. */
  async clearFailures(keys: readonly string[]): Promise<void> {
    // Each by itself: who counts holds one of them while it waits for the next.
    for (const key of keys) await this.source.getRepository(SignInAttempts).delete({ key });
  }

  /** The attempt was right: it alone was no guess. */
  async uncountAttempt(key: string): Promise<void> {
    await this.source.query(UNCOUNT_ATTEMPT, [key]);
  }

  private async countOne({ key, rule }: AttemptCount, manager: EntityManager): Promise<void> {
    const values = [key, rule.freeAttempts, computeWaits(rule), FORGET_ATTEMPTS_SECONDS];
    const rows: unknown[] = await manager.query(COUNT_ATTEMPT, values);
    if (rows.length === 0) throw tooManyAttempts(await this.getRemainingSeconds(key, manager));
  }

  private async getRemainingSeconds(key: string, manager: EntityManager): Promise<number> {
    const [row]: { seconds: number }[] = await manager.query(SELECT_REMAINING, [key]);
    return Math.max(1, row?.seconds ?? 1);
  }
}
