import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import { createId } from '../../platform/database/ids.js';
import { OutboxEmail } from './entities/outbox-email.entity.js';
import type { EmailData, EmailTemplate } from './templates/emails.js';
import { MAX_DELAY_SECONDS } from './sending/mail-queue.repository.js';
import { MailWorker } from './sending/mail-worker.js';

/** An email to add to the outbox. */
export interface NewEmail<Template extends EmailTemplate> {
  email: string;
  template: Template;
  /** Holds no secrets: links are created at send time. */
  data: EmailData[Template];
  /** Groups bulk mail: each address gets one email of a batch. */
  batchId?: string;
  /** Not before this time, at most 12 hours ahead; at once if left out. */
  sendAt?: Date;
}

/** The database's clock decides when the email is due, so that only the delay is passed on. */
const toNextAt = (sendAt: Date | undefined, now: Date): string => {
  const seconds = sendAt ? Math.ceil((sendAt.getTime() - now.getTime()) / 1000) : 0;
  return `now() + make_interval(secs => ${Math.min(Math.max(seconds, 0), MAX_DELAY_SECONDS)})`;
};

const toRow = <Template extends EmailTemplate>({
  email,
  template,
  data,
  batchId,
  sendAt,
}: NewEmail<Template>) => {
  const now = new Date();
  return {
    id: createId(),
    email,
    template,
    data,
    status: 'queued' as const,
    attempts: 0,
    nextAt: () => toNextAt(sendAt, now),
    createdAt: now,
    sentAt: null,
    lastError: null,
    batchId: batchId ?? null,
  };
};

const HAS_EMAILS = 'hasEmails';

/** The data that TypeORM keeps with a transaction. */
const dataOf = (runner: QueryRunner) => runner.data as Record<string, unknown>;

/** Enqueues every email of the product, as a row in the transaction that causes it. */
@Injectable()
export class OutboxService implements OnModuleInit, EntitySubscriberInterface {
  constructor(
    private readonly source: DataSource,
    private readonly worker: MailWorker,
  ) {}

  onModuleInit(): void {
    this.source.subscribers.push(this);
  }

  /** The emails are sent once the transaction of `manager` commits, and never if it rolls back. */
  async enqueue<Template extends EmailTemplate>(
    manager: EntityManager,
    ...emails: NewEmail<Template>[]
  ): Promise<void> {
    await manager.insert(OutboxEmail, emails.map(toRow));
    if (manager.queryRunner?.isTransactionActive) dataOf(manager.queryRunner)[HAS_EMAILS] = true;
    else void this.worker.wake();
  }

  /** Called by TypeORM. The request does not wait for the sending. */
  afterTransactionCommit({ queryRunner }: { queryRunner: QueryRunner }): void {
    if (queryRunner.isTransactionActive || !dataOf(queryRunner)[HAS_EMAILS]) return;
    dataOf(queryRunner)[HAS_EMAILS] = false;
    void this.worker.wake();
  }
}
