import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CLOCK_SKEW_SECONDS } from '../../../platform/clock-skew.js';
import { MAX_WAIT_SECONDS } from './retry.policy.js';

/** An email that this process has claimed for sending. */
export interface ClaimedEmail {
  id: string;
  address: string;
  template: string;
  data: object;
  attempts: number;
}

/** Longer than any attempt takes. If a process dies while sending, another may send the email after this time. */
const LEASE = '5 minutes';

/** A `next_at` further ahead than the longest wait was set by a wrong clock, so the email is due as well. */
const IS_DUE = `(next_at <= now() OR next_at > now() + make_interval(secs => ${MAX_WAIT_SECONDS + CLOCK_SKEW_SECONDS}))`;

/**
 * Bulk mail yields to transactional mail. Each attempt is counted before it is made, so that an email that crashes the
 * process is not tried forever.
 */
const CLAIM_SQL = `
  UPDATE mails SET attempts = attempts + 1, next_at = now() + interval '${LEASE}'
  WHERE id IN (
    SELECT id FROM mails WHERE status = 'queued' AND ${IS_DUE}
    ORDER BY batch_id IS NOT NULL, next_at LIMIT $1 FOR UPDATE SKIP LOCKED)
  RETURNING id, address::text, template, data, attempts`;

const MARK_SENT_SQL = `UPDATE mails SET status = 'sent', sent_at = now(), data = NULL, last_error = NULL WHERE id = $1`;

const RESCHEDULE_SQL = `
  UPDATE mails SET last_error = $2, status = CASE WHEN $3::int IS NULL THEN 'failed' ELSE 'queued' END,
    next_at = now() + make_interval(secs => coalesce($3::int, 0))
  WHERE id = $1`;

const LAST_SENT_SQL = `
  SELECT max(sent_at) AS at FROM mails WHERE address = $1 AND template = $2 AND status = 'sent'
    AND sent_at > now() - make_interval(secs => $3)`;

/** The outbox as the mail worker uses it. Any number of processes may claim emails at the same time. */
@Injectable()
export class MailQueueRepository {
  constructor(private readonly source: DataSource) {}

  async claim(limit: number): Promise<ClaimedEmail[]> {
    const [rows] = (await this.source.query(CLAIM_SQL, [limit])) as [ClaimedEmail[], number];
    return rows;
  }

  /** Deletes the email's data and keeps its entry in the mail log. */
  async markSent(id: string): Promise<void> {
    await this.source.query(MARK_SENT_SQL, [id]);
  }

  /** Schedules the next attempt in `seconds`; null marks the email as failed. */
  async reschedule(id: string, reason: string, seconds: number | null): Promise<void> {
    await this.source.query(RESCHEDULE_SQL, [id, reason, seconds]);
  }

  /** Deletes an email that is not wanted, without an entry in the mail log. */
  async delete(id: string): Promise<void> {
    await this.source.query('DELETE FROM mails WHERE id = $1', [id]);
  }

  /** When the same email was last sent to this address within so many seconds; null if it was not. */
  async findLastSentWithin(seconds: number, { address, template }: ClaimedEmail): Promise<Date | null> {
    const [{ at }] = (await this.source.query(LAST_SENT_SQL, [address, template, seconds])) as [
      { at: Date | null },
    ];
    return at;
  }
}
