import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import { createId } from '../../platform/database/ids.js';
import { OutboxEmail } from './entities/outbox-email.entity.js';
import type { EmailData, EmailTemplate } from './templates/emails.js';
import { MailWorker } from './sending/mail-worker.js';

/** An email to add to the outbox. */
export interface NewEmail<Template extends EmailTemplate> {
  email: string;
  template: Template;
  /** Holds no secrets: links are created at send time. */
  data: EmailData[Template];
  /** Groups bulk mail: each address gets one email of a batch. */
  batchId?: string;
}

const toRow = <Template extends EmailTemplate>({ email, template, data, batchId }: NewEmail<Template>) => {
  const now = new Date();
  return {
    id: createId(),
    email,
    template,
    data,
    status: 'queued' as const,
    attempts: 0,
    // The database's clock decides when the email is due.
    nextAt: () => 'now()',
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
