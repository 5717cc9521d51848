import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { execute, readRow, sql } from '../../../platform/database/sql.js';
import { claimDue, type ClaimedRow, type QueueTable } from '../../../platform/jobs/queue-worker.js';
import { HOUR, MINUTE } from '../../../platform/durations.js';
import type { OutboxEmail } from '../entities/outbox-email.entity.js';

/** What sending needs of a row of the outbox. */
export interface ClaimedEmail extends ClaimedRow, Pick<OutboxEmail, 'email' | 'template'> {
  data: object;
}

/** The longest wait between two attempts. */
export const MAX_WAIT_SECONDS = 6 * HOUR;

/** The longest that an email can be put off: a night, which a clock change may make longer. */
export const MAX_DELAY_SECONDS = 12 * HOUR;

const queue: QueueTable = {
  name: sql`mails`,
  isOpen: sql`status = 'queued'`,
  // Bulk mail yields to transactional mail.
  order: sql`batch_id IS NOT NULL, next_at`,
  columns: sql`id, address::text AS email, template, data, attempts`,
  leaseSeconds: 5 * MINUTE,
  maxWaitSeconds: MAX_DELAY_SECONDS,
};

/** The outbox as the mail worker uses it. */
@Injectable()
export class MailQueueRepository {
  constructor(private readonly source: DataSource) {}

  claim(limit: number): Promise<ClaimedEmail[]> {
    return claimDue(this.source, queue, limit);
  }

  /** Deletes the email's data and keeps its entry in the mail log. */
  async markSent(id: string): Promise<void> {
    await execute(
      this.source,
      sql`UPDATE mails SET status = 'sent', sent_at = now(), data = NULL, last_error = NULL WHERE id = ${id}`,
    );
  }

  /** Schedules the next attempt in `seconds`; null marks the email as failed. */
  async reschedule(id: string, reason: string, seconds: number | null): Promise<void> {
    const status = seconds === null ? 'failed' : 'queued';
    await execute(
      this.source,
      sql`
        UPDATE mails SET last_error = ${reason}, status = ${status},
          next_at = now() + make_interval(secs => ${seconds ?? 0})
        WHERE id = ${id}`,
    );
  }

  /** Deletes an email that is not wanted, without an entry in the mail log. */
  async delete(id: string): Promise<void> {
    await execute(this.source, sql`DELETE FROM mails WHERE id = ${id}`);
  }

  /** When the same email was last sent to this address within so many seconds; null if it was not. */
  async findLastSentWithin(seconds: number, { email, template }: ClaimedEmail): Promise<Date | null> {
    const row = await readRow<{ at: Date | null }>(
      this.source,
      sql`
        SELECT max(sent_at) AS at FROM mails WHERE address = ${email} AND template = ${template} AND status = 'sent'
          AND sent_at > now() - make_interval(secs => ${seconds})`,
    );
    return row!.at;
  }
}
