import { Injectable } from '@nestjs/common';
import { Job } from '../../platform/jobs/job.decorator.js';
import { InjectRepository } from '@nestjs/typeorm';
import { formatDuration, retention } from '@wanderwork/contracts';
import { type EntityManager, LessThan, LessThanOrEqual, Repository } from 'typeorm';
import { ignoreDatabaseGone } from '../../platform/database/ignore-database-gone.js';
import { HOUR_MS } from '../../platform/durations.js';
import { execute, readRow, sql } from '../../platform/database/sql.js';
import { OutboxEmail, type MailStatus } from './entities/outbox-email.entity.js';
import type { EmailTemplate } from './templates/emails.js';
import { MailWorker } from './sending/mail-worker.js';

const RETENTION_INTERVAL = formatDuration(retention.mailLog);
const SWEEP_MS = 6 * HOUR_MS;

const countBatch = (batchId: string) => sql`
  SELECT (count(*) FILTER (WHERE status = 'queued'))::integer AS queued,
    (count(*) FILTER (WHERE status = 'sent'))::integer AS sent,
    (count(*) FILTER (WHERE status = 'failed'))::integer AS failed
  FROM mails WHERE batch_id = ${batchId}`;

/** One page of the mail log. `after` is the id of the last row of the page before. */
export interface MailPage {
  status?: MailStatus | undefined;
  email?: string | undefined;
  /** Only emails that entered the outbox by then. */
  until?: Date;
  after?: string | undefined;
  limit: number;
}

/** Which email went where and when, and whether it was sent; never its text. */
@Injectable()
export class MailLogService {
  constructor(
    @InjectRepository(OutboxEmail) private readonly emails: Repository<OutboxEmail>,
    private readonly worker: MailWorker,
  ) {}

  /** Newest first: ids start with their time of creation. */
  list({ status, email, until, after, limit }: MailPage): Promise<Omit<OutboxEmail, 'data' | 'batchId'>[]> {
    return this.emails.find({
      select: {
        id: true,
        email: true,
        template: true,
        status: true,
        attempts: true,
        nextAt: true,
        createdAt: true,
        sentAt: true,
        lastError: true,
      },
      where: {
        ...(status !== undefined && { status }),
        ...(email !== undefined && { email }),
        ...(until !== undefined && { createdAt: LessThanOrEqual(until) }),
        ...(after !== undefined && { id: LessThan(after) }),
      },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  countFailed(): Promise<number> {
    return this.emails.countBy({ status: 'failed' });
  }

  /** Counts the emails of a batch by their status. */
  async countByBatch(batchId: string, manager: EntityManager): Promise<Record<MailStatus, number>> {
    return (await readRow<Record<MailStatus, number>>(manager, countBatch(batchId)))!;
  }

  /** Whether such an email to this address still waits to be sent. */
  isQueued(email: string, template: EmailTemplate, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(OutboxEmail, { email, template, status: 'queued' });
  }

  /** Puts a failed email back into the outbox; false if no such email failed. `sendNow` starts sending. */
  async retry(id: string, manager: EntityManager = this.emails.manager): Promise<boolean> {
    const { affected } = await manager.update(
      OutboxEmail,
      { id, status: 'failed' },
      { status: 'queued', attempts: 0, nextAt: () => 'now()' },
    );
    return affected === 1;
  }

  /** Starts sending what is in the outbox, without waiting for it. */
  sendNow(): void {
    void this.worker.wake();
  }

  @Job({ name: 'mail-log-cleanup', everyMs: SWEEP_MS })
  async sweep(): Promise<void> {
    await ignoreDatabaseGone(
      execute(
        this.emails.manager,
        sql`DELETE FROM mails WHERE status <> 'queued' AND created_at < now() - ${RETENTION_INTERVAL}::interval`,
      ),
    );
  }
}
