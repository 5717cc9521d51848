import { Injectable } from '@nestjs/common';
import { QUEST_BYTES_MAX, QUEST_RUNS_MAX } from '@wanderwork/contracts';
import { runsFull } from '../quest.errors.js';
import type { RunRow } from './run-row.js';
import { RunStore } from './run-store.js';

/** How much one account may keep. */
@Injectable()
export class Room {
  constructor(private readonly store: RunStore) {}

  /** For one more run. */
  async forAnother(userId: string): Promise<void> {
    const { runs, bytes } = await this.store.held(userId);
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
