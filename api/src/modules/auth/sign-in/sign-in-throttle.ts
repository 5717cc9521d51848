import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource } from 'typeorm';
import { CLOCK_SKEW_SECONDS } from '../../../platform/clock-skew.js';
import { tooManyAttempts } from '../auth.errors.js';
import { FORGET_ATTEMPTS_SECONDS, computeWaits, type WaitRule } from '../auth.policy.js';
import { SignInAttempts } from '../entities/sign-in-attempts.entity.js';

/** The key that attempts are counted under, and the rule that slows them down. */
export interface AttemptCount {
  key: string;
  rule: WaitRule;
}

/**
 * Counts the attempt before the password is checked, so that twenty simultaneous guesses count as twenty. Returns no
 * row while the wait of an earlier attempt lasts.
 * Without a wait, `free_at` is long past, because simultaneous attempts may start in another order than they are
 * counted. A wait that ends later than the longest one was set by a clock that was ahead, and is ignored.
 * $2: free attempts; $3: the waits after them, in seconds; $4: seconds after which counting starts over.
 */
const COUNT_ATTEMPT = `
  INSERT INTO sign_in_attempts AS existing (key, failures, last_at, free_at)
  VALUES ($1, 1, now(), to_timestamp(0))
  ON CONFLICT (key) DO UPDATE SET
    failures = CASE WHEN existing.last_at < now() - make_interval(secs => $4) THEN 1 ELSE existing.failures + 1 END,
    last_at = now(),
    free_at = CASE
      WHEN existing.last_at < now() - make_interval(secs => $4) OR existing.failures + 1 < $2 THEN to_timestamp(0)
      ELSE now() + make_interval(secs => ($3::int[])[least(existing.failures + 2 - $2, cardinality($3::int[]))]) END
  WHERE existing.free_at <= now() OR existing.free_at > now() + make_interval(secs => ($3::int[])[cardinality($3::int[])] + ${CLOCK_SKEW_SECONDS})
  RETURNING failures`;

const SELECT_REMAINING = `SELECT ceil(extract(epoch FROM free_at - now()))::int AS seconds FROM sign_in_attempts WHERE key = $1`;

const UNCOUNT_ATTEMPT = `
  WITH alone AS (DELETE FROM sign_in_attempts WHERE key = $1 AND failures <= 1)
  UPDATE sign_in_attempts SET failures = failures - 1, free_at = to_timestamp(0) WHERE key = $1 AND failures > 1`;

/** Slows down guessing across all processes. Nobody is locked out for long. */
@Injectable()
export class SignInThrottle {
  constructor(private readonly source: DataSource) {}

  /** Counts one attempt under every key, or under none: throws when one of them still has to wait. */
  async countAttempt(counts: readonly AttemptCount[]): Promise<void> {
    await this.source.transaction(async (manager) => {
      for (const attemptCount of counts) await this.countOne(attemptCount, manager);
    });
  }

  /** Forgets the failures of `keys` after a correct attempt. */
  async clearFailures(keys: readonly string[]): Promise<void> {
    // One statement per key: counting locks one key while it waits for the next, so deleting several at once could
    // deadlock.
    for (const key of keys) await this.source.getRepository(SignInAttempts).delete({ key });
  }

  /** Takes back the count of one correct attempt and keeps the failures before it. */
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
