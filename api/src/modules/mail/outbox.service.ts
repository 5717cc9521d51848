import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import { newId } from '../../platform/database/ids.js';
import { Mail } from './entities/mail.entity.js';
import type { LetterData, LetterName } from './letters/letter-data.js';
import { Sender } from './sending/sender.js';

/** A letter to be sent. */
export interface Order<Name extends LetterName> {
  to: string;
  letter: Name;
  /** Without secrets: links are made when the letter is sent. */
  data: LetterData[Name];
}

const HAS_LETTERS = 'hasLetters';

const marks = (runner: QueryRunner) => runner.data as Record<string, unknown>;

/** Where every letter of the product begins: as a row, in the transaction that causes it. */
@Injectable()
export class Outbox implements OnModuleInit, EntitySubscriberInterface {
  constructor(
    private readonly source: DataSource,
    private readonly sender: Sender,
  ) {}

  onModuleInit(): void {
    this.source.subscribers.push(this);
  }

  /** Leaves with the transaction of `manager`, or not at all. */
  async put<Name extends LetterName>(
    manager: EntityManager,
    { to, letter, data }: Order<Name>,
  ): Promise<void> {
    const now = new Date();
    const waiting = { status: 'queued' as const, attempts: 0, nextAt: now, createdAt: now };
    await manager.insert(Mail, {
      ...waiting,
      id: newId(),
      address: to,
      template: letter,
      data,
      sentAt: null,
      lastError: null,
    });
    if (manager.queryRunner?.isTransactionActive) marks(manager.queryRunner)[HAS_LETTERS] = true;
    else void this.sender.wake();
  }

  /** Called by TypeORM. Nobody waits for what is sent now: the form was answered for its row. */
  afterTransactionCommit({ queryRunner }: { queryRunner: QueryRunner }): void {
    if (queryRunner.isTransactionActive || !marks(queryRunner)[HAS_LETTERS]) return;
    marks(queryRunner)[HAS_LETTERS] = false;
    void this.sender.wake();
  }
}
