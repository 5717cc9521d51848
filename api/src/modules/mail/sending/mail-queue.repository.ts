import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CLOCK_SKEW_SECONDS } from '../../../platform/clock-skew.js';
import { LONGEST_WAIT_SECONDS } from './retry.policy.js';

/** A letter that this process is to send. */
export interface Claimed {
  id: string;
  address: string;
  template: string;
  data: object;
  attempts: number;
}

/** Longer than any try lasts. A process that dies with a letter in hand leaves it to the others after this long. */
const LEASE = '5 minutes';

/** A time further ahead than any wait was set by a clock that was ahead: the email is due. */
const DUE = `(next_at <= now() OR next_at > now() + make_interval(secs => ${LONGEST_WAIT_SECONDS + CLOCK_SKEW_SECONDS}))`;

/** Who waits for a letter goes before what is sent to many. The try is counted before it is made: a letter that ends the process is not tried for ever. */
const CLAIM = `
  UPDATE mails SET attempts = attempts + 1, next_at = now() + interval '${LEASE}'
  WHERE id IN (
    SELECT id FROM mails WHERE status = 'queued' AND ${DUE}
    ORDER BY batch_id IS NOT NULL, next_at LIMIT $1 FOR UPDATE SKIP LOCKED)
  RETURNING id, address::text, template, data, attempts`;

const SENT = `UPDATE mails SET status = 'sent', sent_at = now(), data = NULL, last_error = NULL WHERE id = $1`;

const PUT_OFF = `
  UPDATE mails SET last_error = $2, status = CASE WHEN $3::int IS NULL THEN 'failed' ELSE 'queued' END,
    next_at = now() + make_interval(secs => coalesce($3::int, 0))
  WHERE id = $1`;

const SENT_LATELY = `
  SELECT max(sent_at) AS at FROM mails WHERE address = $1 AND template = $2 AND status = 'sent'
    AND sent_at > now() - make_interval(secs => $3)`;

/** The outbox as the sender sees it. Any number of processes may take from it at once. */
@Injectable()
export class MailQueueRepository {
  constructor(private readonly source: DataSource) {}

  async claim(most: number): Promise<Claimed[]> {
    const [rows] = (await this.source.query(CLAIM, [most])) as [Claimed[], number];
    return rows;
  }

  /** What the letter spoke of goes; that it was sent stays. */
  async markSent(id: string): Promise<void> {
    await this.source.query(SENT, [id]);
  }

  /** Tries again in `seconds`; null gives up. */
  async reschedule(id: string, reason: string, seconds: number | null): Promise<void> {
    await this.source.query(PUT_OFF, [id, reason, seconds]);
  }

  /** Nobody wants it any more, or ever did: nothing of it stays. */
  async delete(id: string): Promise<void> {
    await this.source.query('DELETE FROM mails WHERE id = $1', [id]);
  }

  /** When that kind of letter was last sent there within so many seconds; null where none was. */
  async findLastSentWithin(seconds: number, { address, template }: Claimed): Promise<Date | null> {
    const [{ at }] = (await this.source.query(SENT_LATELY, [address, template, seconds])) as [
      { at: Date | null },
    ];
    return at;
  }
}
