import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectRepository } from '@nestjs/typeorm';
import { formatDuration, retention } from '@wanderwork/contracts';
import { type EntityManager, LessThan, LessThanOrEqual, Repository } from 'typeorm';
import { ignoreDatabaseGone } from '../../platform/database/ignore-database-gone.js';
import { HOUR_MS } from '../../platform/durations.js';
import { Mail, type MailStatus } from './entities/mail.entity.js';
import { MailWorker } from './sending/mail-worker.js';

const KEPT = formatDuration(retention.mailLog);
const SWEEP_MS = 6 * HOUR_MS;

const BATCH_COUNTS = `
  SELECT (count(*) FILTER (WHERE status = 'queued'))::integer AS queued,
    (count(*) FILTER (WHERE status = 'sent'))::integer AS sent,
    (count(*) FILTER (WHERE status = 'failed'))::integer AS failed
  FROM mails WHERE batch_id = $1`;

/** What can be asked of the log; `after` is the id of the last one seen. */
export interface MailPage {
  status?: MailStatus | undefined;
  address?: string | undefined;
  /** Put into the outbox by then. */
  until?: Date;
  after?: string | undefined;
  limit: number;
}

/** Which letter went where, when, and whether it arrived; never what it said. */
@Injectable()
export class MailLogService {
  constructor(
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    private readonly worker: MailWorker,
  ) {}

  /** Newest first: the ids begin with their time. */
  list({ status, address, until, after, limit }: MailPage): Promise<Omit<Mail, 'data' | 'batchId'>[]> {
    return this.mails.find({
      select: {
        id: true,
        address: true,
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
        ...(address !== undefined && { address }),
        ...(until !== undefined && { createdAt: LessThanOrEqual(until) }),
        ...(after !== undefined && { id: LessThan(after) }),
      },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  countFailed(): Promise<number> {
    return this.mails.countBy({ status: 'failed' });
  }

  /** How far the letters of a batch are. */
  async countByBatch(batchId: string, manager: EntityManager): Promise<Record<MailStatus, number>> {
    const [counts] = (await manager.query(BATCH_COUNTS, [batchId])) as [Record<MailStatus, number>];
    return counts;
  }

  /** Puts a letter that was given up back into the outbox; false when there is none such. `sendNow` lets it go. */
  async retry(id: string, manager: EntityManager = this.mails.manager): Promise<boolean> {
    const { affected } = await manager.update(
      Mail,
      { id, status: 'failed' },
      { status: 'queued', attempts: 0, nextAt: () => 'now()' },
    );
    return affected === 1;
  }

  /** Sends what waits; nobody waits for it. */
  sendNow(): void {
    void this.worker.wake();
  }

  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    await ignoreDatabaseGone(
      this.mails.query(`DELETE FROM mails WHERE status <> 'queued' AND created_at < now() - $1::interval`, [
        KEPT,
      ]),
    );
  }
}
