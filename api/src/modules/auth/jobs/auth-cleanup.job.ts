import { Injectable } from '@nestjs/common';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { DataSource } from 'typeorm';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { execute, sql, type Sql } from '../../../platform/database/sql.js';
import { HOUR_MS } from '../../../platform/durations.js';
import { FORGET_ATTEMPTS_SECONDS } from '../auth.policy.js';
import { getAliveBounds } from '../sessions/session-rules.js';

const EVERY_MS = HOUR_MS;
/** Rows per statement. Small batches keep locks short, however many rows have piled up. */
const BATCH_SIZE = 1000;
const MAX_BATCHES = 50;

const deleteSessionsSql = ({ idle, absolute, unremembered }: ReturnType<typeof getAliveBounds>) => sql`
  DELETE FROM sessions WHERE id_hash IN (
    SELECT id_hash FROM sessions
    WHERE last_seen_at < ${idle} OR created_at < ${absolute} OR (last_seen_at < ${unremembered} AND NOT remembered)
    LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)`;

/** A session opened or used while the clock was ahead would outlast its limits by that much. */
const clampFutureTimesSql = (now: Date) => sql`
  UPDATE sessions SET created_at = least(created_at, ${now}), last_seen_at = least(last_seen_at, ${now}),
    proven_at = least(proven_at, ${now})
  WHERE last_seen_at > ${now} OR created_at > ${now}`;

const deleteAttemptsSql = (lastBefore: Date) => sql`
  DELETE FROM sign_in_attempts WHERE key IN (
    SELECT key FROM sign_in_attempts WHERE last_at < ${lastBefore} LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)`;

const deleteExpiredSql = (table: Sql, key: Sql, now: Date) => sql`
  DELETE FROM ${table} WHERE ${key} IN (
    SELECT ${key} FROM ${table} WHERE expires_at < ${now} LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)`;

/** Deletes ended sessions, forgotten attempts, and expired sign-ins and passkey challenges. */
@Injectable()
export class AuthCleanupJob {
  constructor(private readonly source: DataSource) {}

  @Job({ name: 'auth-cleanup', everyMs: EVERY_MS })
  run(): Promise<void> {
    return this.sweep();
  }

  async sweep(now = Date.now()): Promise<void> {
    await ignoreDatabaseGone(execute(this.source, clampFutureTimesSql(new Date(now))));
    for (const statement of [
      deleteSessionsSql(getAliveBounds(now)),
      deleteAttemptsSql(new Date(now - FORGET_ATTEMPTS_SECONDS * 1000)),
      deleteExpiredSql(sql`pending_sign_ins`, sql`id_hash`, new Date(now)),
      deleteExpiredSql(sql`passkey_challenges`, sql`challenge`, new Date(now)),
    ])
      await ignoreDatabaseGone(this.drain(statement));
  }

  private async drain(statement: Sql): Promise<void> {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1)
      if ((await execute(this.source, statement)) < BATCH_SIZE) return;
  }
}
