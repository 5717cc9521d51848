import { toUtcDay } from '@wanderwork/contracts';
import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, DataSource } from 'typeorm';
import { CLOCK_SKEW_SECONDS } from '../../platform/clock-skew.js';
import { execute, readRow, sql } from '../../platform/database/sql.js';
import { Config } from '../../platform/config/index.js';
import { toLimitSubject } from '../../platform/limits/limit-subject.js';
import { tooManyAttempts } from './auth.errors.js';
import {
  FORGET_ATTEMPTS_SECONDS,
  computeWaits,
  type WaitRule,
  callerRule,
  codeRule,
  emailRule,
  networkRule,
} from './auth.policy.js';
import { SignInAttempts } from './entities/sign-in-attempts.entity.js';

/** The key that attempts are counted under, and the rule that slows them down. */
interface AttemptCount {
  key: string;
  rule: WaitRule;
}

/**
 * Counts the attempt before the password is checked, so that twenty simultaneous guesses count as twenty. Changes no
 * row while the wait of an earlier attempt lasts.
 * Without a wait, `free_at` is long past, because simultaneous attempts may start in another order than they are
 * counted. A wait that ends later than the longest one was set by a clock that was ahead, and is ignored.
 */
const countAttemptSql = ({ key, rule }: AttemptCount) => {
  const isForgotten = sql`existing.last_at < now() - make_interval(secs => ${FORGET_ATTEMPTS_SECONDS})`;
  const failures = sql`existing.failures + 1`;
  const free = sql`${rule.freeAttempts}::int`;
  /** In seconds. */
  const waits = sql`${computeWaits(rule)}::int[]`;
  return sql`
    INSERT INTO sign_in_attempts AS existing (key, failures, last_at, free_at)
    VALUES (${key}, 1, now(), to_timestamp(0))
    ON CONFLICT (key) DO UPDATE SET
      failures = CASE WHEN ${isForgotten} THEN 1 ELSE ${failures} END,
      last_at = now(),
      free_at = CASE
        WHEN ${isForgotten} OR ${failures} < ${free} THEN to_timestamp(0)
        ELSE now() + make_interval(secs => (${waits})[least(${failures} + 1 - ${free}, cardinality(${waits}))]) END
    WHERE existing.free_at <= now()
      OR existing.free_at > now() + make_interval(secs => (${waits})[cardinality(${waits})] + ${CLOCK_SKEW_SECONDS}::int)`;
};

const selectRemainingSql = (key: string) =>
  sql`SELECT ceil(extract(epoch FROM free_at - now()))::int AS seconds FROM sign_in_attempts WHERE key = ${key}`;

const uncountAttemptSql = (key: string) => sql`
  WITH alone AS (DELETE FROM sign_in_attempts WHERE key = ${key} AND failures <= 1)
  UPDATE sign_in_attempts SET failures = failures - 1, free_at = to_timestamp(0) WHERE key = ${key} AND failures > 1`;

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
    await execute(this.source, uncountAttemptSql(key));
  }

  private async countOne(attemptCount: AttemptCount, manager: EntityManager): Promise<void> {
    if ((await execute(manager, countAttemptSql(attemptCount))) === 0)
      throw tooManyAttempts(await this.getRemainingSeconds(attemptCount.key, manager));
  }

  private async getRemainingSeconds(key: string, manager: EntityManager): Promise<number> {
    const row = await readRow<{ seconds: number }>(manager, selectRemainingSql(key));
    return Math.max(1, row?.seconds ?? 1);
  }
}

/** A sign-in attempt. `device` identifies a browser known for the email; null for any other browser. */
export interface Attempt {
  email: string;
  address: string;
  device: string | null;
}

/** The counts that an attempt with a password adds to. */
interface PasswordCounts {
  caller: AttemptCount;
  email: AttemptCount | null;
  network: AttemptCount | null;
}

/**
 * Derives the keys that attempts are counted under. Keys are keyed hashes that change every day, so no email or address
 * is stored.
 */
@Injectable()
export class AttemptKeys {
  constructor(private readonly config: Config) {}

  /**
   * A browser known for this email counts only for itself, so that other people's attempts do not keep the owner out.
   */
  getPasswordCounts({ email, address, device }: Attempt): PasswordCounts {
    if (device !== null)
      return {
        caller: { key: this.hashKey('device', email, device), rule: callerRule },
        email: null,
        network: null,
      };
    const network = toLimitSubject(address);
    return {
      caller: { key: this.hashKey('sign-in', email, network), rule: callerRule },
      email: { key: this.hashKey('email', email), rule: this.scale(emailRule) },
      network: { key: this.hashKey('network', network), rule: this.scale(networkRule) },
    };
  }

  /** The count of a person who has already given the password. */
  getCodeCount(userId: string): AttemptCount {
    return { key: this.hashKey('code', userId), rule: this.scale(codeRule) };
  }

  getReauthenticationCount(userId: string): AttemptCount {
    return { key: this.hashKey('fresh', userId), rule: this.scale(callerRule) };
  }

  private scale({ freeAttempts, maxWaitSeconds }: WaitRule): WaitRule {
    return { freeAttempts: freeAttempts * this.config.limitFactor, maxWaitSeconds };
  }

  private hashKey(...parts: string[]): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(['attempt', toUtcDay(new Date()), ...parts].join('\0'))
      .digest('base64url');
  }
}
