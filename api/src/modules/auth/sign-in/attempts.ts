import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { tooManyAttempts } from '../auth.errors.js';
import { FORGET_ATTEMPTS_SECONDS, waits } from '../auth.policy.js';
import { SignInAttempts } from '../entities/sign-in-attempts.entity.js';

/**
 * Counts the attempt before the password is looked at, so that twenty guesses at once are twenty guesses.
 * No row comes back while the wait of an earlier attempt lasts.
 */
const COUNT = `
  INSERT INTO sign_in_attempts AS known (key, failures, last_at, free_at)
  VALUES ($1, 1, now(), now() + make_interval(secs => ($2::int[])[1]))
  ON CONFLICT (key) DO UPDATE SET
    failures = CASE WHEN known.last_at < now() - make_interval(secs => $3) THEN 1 ELSE known.failures + 1 END,
    last_at = now(),
    free_at = now() + make_interval(secs => ($2::int[])[least(known.failures + 1, cardinality($2::int[]))])
  WHERE known.free_at <= now()
  RETURNING failures`;

const REMAINING = `SELECT ceil(extract(epoch FROM free_at - now()))::int AS seconds FROM sign_in_attempts WHERE key = $1`;

/** Slows down guessing at one account from one network; the owner elsewhere notices nothing, and nobody is locked out. */
@Injectable()
export class Attempts {
  constructor(@InjectRepository(SignInAttempts) private readonly attempts: Repository<SignInAttempts>) {}

  /** Counts one attempt, or throws when it comes too soon after the last. */
  async count(key: string): Promise<void> {
    const counted: unknown[] = await this.attempts.query(COUNT, [key, waits, FORGET_ATTEMPTS_SECONDS]);
    if (counted.length === 0) throw tooManyAttempts(await this.remaining(key));
  }

  /** The password was right: what came before is forgiven. */
  async forgive(key: string): Promise<void> {
    await this.attempts.delete({ key });
  }

  private async remaining(key: string): Promise<number> {
    const [row]: { seconds: number }[] = await this.attempts.query(REMAINING, [key]);
    return Math.max(1, row?.seconds ?? 1);
  }
}
