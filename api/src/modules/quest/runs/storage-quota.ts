import { Injectable } from '@nestjs/common';
import { QUEST_BYTES_MAX, QUEST_RUNS_MAX } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, sql } from '../../../platform/database/sql.js';
import { storageFull } from '../quest.errors.js';
import type { RunRow } from './run-row.js';
import { RunsRepository } from './runs.repository.js';

type StoredLog = Pick<RunRow, 'userId' | 'log'>;

/** Limits runs and bytes per account. Writes of one account are serialized, so each sees the usage left by the last. */
@Injectable()
export class StorageQuota {
  constructor(
    private readonly database: DataSource,
    private readonly runs: RunsRepository,
  ) {}

  /** Throws `quest.full` if there is no room for another run; call in the transaction that inserts it. */
  async assertRoomForRun(userId: string, manager: EntityManager): Promise<void> {
    await this.lockUser(userId, manager);
    const { runs, bytes } = await this.runs.getStorageUsage(userId, manager);
    if (runs >= QUEST_RUNS_MAX || bytes >= QUEST_BYTES_MAX) throw storageFull();
  }

  /**
   * Runs a write that replaces the run's log, and rolls it back if the account is then over its quota. A log that does not
   * grow always fits. The check comes after the write because the same log sent twice is written only once.
   */
  replaceLog<T>({ userId, log: before }: StoredLog, log: string, write: Write<T>): Promise<T> {
    return this.runLocked(userId, async (manager) => {
      const result = await write(manager);
      if (log.length > before.length && !(await this.hasRoom(userId, 0, manager))) throw storageFull();
      return result;
    });
  }

  /** Runs a write that adds `more` bytes, or skips it if they do not fit. */
  async writeIfRoom(userId: string, more: number, write: Write<void>): Promise<void> {
    await this.runLocked(userId, async (manager) => {
      if (await this.hasRoom(userId, more, manager)) await write(manager);
    });
  }

  private runLocked<T>(userId: string, write: Write<T>): Promise<T> {
    return this.database.transaction(async (manager) => {
      await this.lockUser(userId, manager);
      return write(manager);
    });
  }

  private async lockUser(userId: string, manager: EntityManager): Promise<void> {
    await execute(manager, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`quest runs ${userId}`}, 0))`);
  }

  private async hasRoom(userId: string, more: number, manager: EntityManager): Promise<boolean> {
    return (await this.runs.getStorageUsage(userId, manager)).bytes + more <= QUEST_BYTES_MAX;
  }
}

/** Must not wait for another connection: every caller already holds one. */
type Write<T> = (manager: EntityManager) => Promise<T>;
