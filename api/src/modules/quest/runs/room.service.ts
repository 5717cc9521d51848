import { Injectable } from '@nestjs/common';
import { QUEST_BYTES_MAX, QUEST_RUNS_MAX } from '@wanderwork/contracts';
import type { EntityManager } from 'typeorm';
import { runsFull } from '../quest.errors.js';
import type { RunRow } from './run-row.js';
import { RunStore } from './run-store.js';

/** How much one account may keep. */
@Injectable()
export class Room {
  constructor(private readonly store: RunStore) {}

  /** For one more run; others of the same account wait for the end of this transaction, and see what it left. */
  async forAnother(userId: string, manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('quest runs ' || $1, 0))`, [userId]);
    const { runs, bytes } = await this.store.held(userId, manager);
    if (runs >= QUEST_RUNS_MAX || bytes >= QUEST_BYTES_MAX) throw runsFull();
  }

  /** For this log in the place of the run's, whichever way it comes; one that grows by nothing always has room. */
  async forLog({ userId, log: before }: Pick<RunRow, 'userId' | 'log'>, log: string): Promise<void> {
    const more = log.length - before.length;
    if (more > 0 && !(await this.has(userId, more))) throw runsFull();
  }

  async has(userId: string, more: number): Promise<boolean> {
    return (await this.store.held(userId)).bytes + more <= QUEST_BYTES_MAX;
  }
}
