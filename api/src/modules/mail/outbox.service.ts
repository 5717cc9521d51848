import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import { newId } from '../../platform/database/ids.js';
import { Mail } from './entities/mail.entity.js';
import type { EmailData, EmailTemplate } from './templates/email-data.js';
import { MailWorker } from './sending/mail-worker.js';

/** A letter to be sent. */
export interface Order<Name extends EmailTemplate> {
  to: string;
  letter: Name;
  /** Without secrets: links are made when the letter is sent. */
  data: EmailData[Name];
  /** By which letters to many are counted: of one batch an address gets one. */
  batchId?: string;
}

const rowOf = <Name extends EmailTemplate>({ to, letter, data, batchId }: Order<Name>) => {
  const now = new Date();
  return {
    id: newId(),
    address: to,
    template: letter,
    data,
    status: 'queued' as const,
    attempts: 0,
    // By the database's clock, which decides when it is due.
    nextAt: () => 'now()',
    createdAt: now,
    sentAt: null,
    lastError: null,
    batchId: batchId ?? null,
  };
};

const HAS_LETTERS = 'hasLetters';

const marks = (runner: QueryRunner) => runner.data as Record<string, unknown>;

/** Where every letter of the product begins: as a row, in the transaction that causes it. */
@Injectable()
export class OutboxService implements OnModuleInit, EntitySubscriberInterface {
  constructor(
    private readonly source: DataSource,
    private readonly worker: MailWorker,
  ) {}

  onModuleInit(): void {
    this.source.subscribers.push(this);
  }

  /** Leaves with the transaction of `manager`, or not at all. */
  async enqueue<Name extends EmailTemplate>(manager: EntityManager, ...orders: Order<Name>[]): Promise<void> {
    await manager.insert(Mail, orders.map(rowOf));
    if (manager.queryRunner?.isTransactionActive) marks(manager.queryRunner)[HAS_LETTERS] = true;
    else void this.worker.wake();
  }

  /** Called by TypeORM. Nobody waits for what is sent now: the form was answered for its row. */
  afterTransactionCommit({ queryRunner }: { queryRunner: QueryRunner }): void {
    if (queryRunner.isTransactionActive || !marks(queryRunner)[HAS_LETTERS]) return;
    marks(queryRunner)[HAS_LETTERS] = false;
    void this.worker.wake();
  }
}
