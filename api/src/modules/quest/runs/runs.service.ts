import { Injectable } from '@nestjs/common';
import type { QuestRun, QuestRunFile, QuestRuns } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { Scores } from '../boards/scores.service.js';
import { runNotFound } from '../quest.errors.js';
import { toRun, toSummary, type RunRow } from './run-row.js';
import { RunStore } from './run-store.js';
import { SetAside } from './set-aside.service.js';

/** A member's own runs, on every tier: reading, taking along, deleting. */
@Injectable()
export class Runs {
  constructor(
    private readonly database: DataSource,
    private readonly store: RunStore,
    private readonly setAside: SetAside,
    private readonly scores: Scores,
  ) {}

  async of(userId: string): Promise<QuestRuns> {
    return { runs: (await this.store.summariesOf(userId)).map(toSummary) };
  }

  async get(userId: string, id: string): Promise<QuestRun> {
    return toRun(await this.own(userId, id));
  }

  async export(userId: string, id: string): Promise<QuestRunFile> {
    const run = await this.own(userId, id);
    return { format: 'wanderquest-run', run: toRun(run), setAside: await this.setAside.of(id) };
  }

  /** All that is held of all of them. */
  async exportAll(userId: string): Promise<Omit<QuestRunFile, 'format'>[]> {
    const files: Omit<QuestRunFile, 'format'>[] = [];
    for (const run of await this.store.of(userId))
      files.push({ run: toRun(run), setAside: await this.setAside.of(run.id) });
    return files;
  }

  /** Its score leaves its board, for the next best one; what was seen in it stays in the passport. */
  async remove(userId: string, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const removed = await this.store.remove(userId, id, manager);
      if (!removed) throw runNotFound();
      if (removed.board) await this.scores.restore(removed.board, userId, manager);
    });
  }

  private async own(userId: string, id: string): Promise<RunRow> {
    const run = await this.store.find(userId, id);
    if (!run) throw runNotFound();
    return run;
  }
}
