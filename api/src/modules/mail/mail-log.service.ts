import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectRepository } from '@nestjs/typeorm';
import { inWords, retention } from '@wanderwork/contracts';
import { LessThan, Repository } from 'typeorm';
import { quietly } from '../../platform/database/quietly.js';
import { Mail, type MailStatus } from './entities/mail.entity.js';
import { Sender } from './sending/sender.js';

const KEPT = inWords(retention.mailLog);
const SWEEP_MS = 6 * 3_600_000;

/** What can be asked of the log; `after` is the id of the last one seen. */
export interface MailPage {
  status?: MailStatus;
  address?: string;
  after?: string;
  limit: number;
}

/** Which letter went where, when, and whether it arrived; never what it said. */
@Injectable()
export class MailLog {
  constructor(
    @InjectRepository(Mail) private readonly mails: Repository<Mail>,
    private readonly sender: Sender,
  ) {}

  /** Newest first: the ids begin with their time. */
  list({ status, address, after, limit }: MailPage): Promise<Omit<Mail, 'data'>[]> {
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
        ...(after !== undefined && { id: LessThan(after) }),
      },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  /** Tries a letter again that was given up; false when there is none such. */
  async retry(id: string): Promise<boolean> {
    const { affected } = await this.mails.update(
      { id, status: 'failed' },
      { status: 'queued', attempts: 0, nextAt: new Date() },
    );
    if (affected) void this.sender.wake();
    return affected === 1;
  }

  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    await quietly(
      this.mails.query(`DELETE FROM mails WHERE status <> 'queued' AND created_at < now() - $1::interval`, [
        KEPT,
      ]),
    );
  }
}
