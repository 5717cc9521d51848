import { Injectable } from '@nestjs/common';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { DataSource } from 'typeorm';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { HOUR_MS } from '../../../platform/durations.js';
import { FORGET_ATTEMPTS_SECONDS } from '../auth.policy.js';
import { getAliveBounds } from '../sessions/session-rules.js';

const EVERY_MS = HOUR_MS;
/** Rows per statement. Small batches keep locks short, however many rows have piled up. */
const BATCH_SIZE = 1000;
const MAX_BATCHES = 50;

const DELETE_SESSIONS = `
  DELETE FROM sessions WHERE id_hash IN (
    SELECT id_hash FROM sessions
    WHERE last_seen_at < $1 OR created_at < $2 OR (last_seen_at < $3 AND NOT remembered)
    LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)`;

/** A session opened or used while the clock was ahead would outlast its limits by that much. */
const CLAMP_FUTURE_TIMES = `
  UPDATE sessions SET created_at = least(created_at, $1), last_seen_at = least(last_seen_at, $1),
    proven_at = least(proven_at, $1)
  WHERE last_seen_at > $1 OR created_at > $1`;

const DELETE_ATTEMPTS = `
  DELETE FROM sign_in_attempts WHERE key IN (
    SELECT key FROM sign_in_attempts WHERE last_at < $1 LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)`;

const deleteExpired = (table: string, key: string) => `
  DELETE FROM ${table} WHERE ${key} IN (
    SELECT ${key} FROM ${table} WHERE expires_at < $1 LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)`;

const DELETE_PENDING = deleteExpired('pending_sign_ins', 'id_hash');
const DELETE_CHALLENGES = deleteExpired('passkey_challenges', 'challenge');

/** Deletes ended sessions, forgotten attempts, and expired sign-ins and passkey challenges. */
@Injectable()
export class AuthCleanupJob {
  constructor(private readonly source: DataSource) {}

  @Job({ name: 'auth-cleanup', everyMs: EVERY_MS })
  run(): Promise<void> {
    return this.sweep();
  }

  async sweep(now = Date.now()): Promise<void> {
    const { idle, absolute, unremembered } = getAliveBounds(now);
    await ignoreDatabaseGone(this.source.query(CLAMP_FUTURE_TIMES, [new Date(now)]));
    await ignoreDatabaseGone(this.drain(DELETE_SESSIONS, [idle, absolute, unremembered]));
    await ignoreDatabaseGone(this.drain(DELETE_ATTEMPTS, [new Date(now - FORGET_ATTEMPTS_SECONDS * 1000)]));
    for (const statement of [DELETE_PENDING, DELETE_CHALLENGES])
      await ignoreDatabaseGone(this.drain(statement, [new Date(now)]));
  }

  private async drain(statement: string, bounds: Date[]): Promise<void> {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const [, deleted]: [unknown, number] = await this.source.query(statement, bounds);
      if (deleted < BATCH_SIZE) return;
    }
  }
}
