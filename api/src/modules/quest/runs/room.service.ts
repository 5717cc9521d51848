import { Injectable } from '@nestjs/common';
import { QUEST_BYTES_MAX, QUEST_RUNS_MAX } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { runsFull } from '../quest.errors.js';
import type { RunRow } from './run-row.js';
import { RunStore } from './run-store.js';

type Written = Pick<RunRow, 'userId' | 'log'>;

/** How much one account may keep. What it keeps anew is written one after the other, each seeing what the last one left. */
@Injectable()
export class Room {
  constructor(
    private readonly database: DataSource,
    private readonly store: RunStore,
  ) {}

  /** For one more run, in a transaction that writes it. */
  async forAnother(userId: string, manager: EntityManager): Promise<void> {
    await this.alone(userId, manager);
    const { runs, bytes } = await this.store.held(userId, manager);
    if (runs >= QUEST_RUNS_MAX || bytes >= QUEST_BYTES_MAX) throw runsFull();
  }

  /**
   * Does what puts this log in the place of the run's, and undoes it where that is too much; one that grows by nothing
   * always has room. Asked after writing: of the same log sent twice at once the second one writes nothing.
   */
  forLog<T>({ userId, log: before }: Written, log: string, write: Write<T>): Promise<T> {
    return this.within(userId, async (manager) => {
      const done = await write(manager);
      if (log.length > before.length && !(await this.has(userId, 0, manager))) throw runsFull();
      return done;
    });
  }

  /** Does what keeps so many bytes more, unless the account keeps as much as it may. */
  async ifAny(userId: string, more: number, write: Write<void>): Promise<void> {
    await this.within(userId, async (manager) => {
      if (await this.has(userId, more, manager)) await write(manager);
    });
  }

  private within<T>(userId: string, write: Write<T>): Promise<T> {
    return this.database.transaction(async (manager) => {
      await this.alone(userId, manager);
      return write(manager);
    });
  }

  private async alone(userId: string, manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('quest runs ' || $1, 0))`, [userId]);
  }

  private async has(userId: string, more: number, manager: EntityManager): Promise<boolean> {
    return (await this.store.held(userId, manager)).bytes + more <= QUEST_BYTES_MAX;
  }
}

/** Nothing in it waits for another connection: all who wait here hold one. */
type Write<T> = (manager: EntityManager) => Promise<T>;
