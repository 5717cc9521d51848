import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import { createId } from '../../platform/database/ids.js';
import { Mail } from './entities/mail.entity.js';
import type { EmailData, EmailTemplate } from './templates/emails.js';
import { MailWorker } from './sending/mail-worker.js';

/** An email to send. */
export interface OutboxEmail<Name extends EmailTemplate> {
  to: string;
  template: Name;
  /** Holds no secrets: links are created at send time. */
  data: EmailData[Name];
  /** Groups bulk mail: each address gets one email of a batch. */
  batchId?: string;
}

const toRow = <Name extends EmailTemplate>({ to, template, data, batchId }: OutboxEmail<Name>) => {
  const now = new Date();
  return {
    id: createId(),
    address: to,
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
  async enqueue<Name extends EmailTemplate>(
    manager: EntityManager,
    ...orders: OutboxEmail<Name>[]
  ): Promise<void> {
    await manager.insert(Mail, orders.map(toRow));
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
