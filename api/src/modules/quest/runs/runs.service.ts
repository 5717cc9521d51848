import { Injectable } from '@nestjs/common';
import type { QuestRun, QuestRunFile, QuestRuns } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { ScoresRepository } from '../boards/scores.repository.js';
import { runNotFound } from '../quest.errors.js';
import { toRun, toSummary, type RunRow } from './run-row.js';
import { RunsRepository } from './runs.repository.js';
import { DivergedLogs } from './diverged-logs.js';

/** A player's own runs, on every plan: list, read, export, delete. */
@Injectable()
export class RunsService {
  constructor(
    private readonly database: DataSource,
    private readonly repository: RunsRepository,
    private readonly divergedLogs: DivergedLogs,
    private readonly scores: ScoresRepository,
  ) {}

  async listRuns(userId: string): Promise<QuestRuns> {
    return { runs: (await this.repository.findSummaries(userId)).map(toSummary) };
  }

  async getRun(userId: string, id: string): Promise<QuestRun> {
    return toRun(await this.findOwnRun(userId, id));
  }

  async exportRun(userId: string, id: string): Promise<QuestRunFile> {
    const run = await this.findOwnRun(userId, id);
    return { format: 'wanderquest-run', run: toRun(run), setAside: await this.divergedLogs.listLogs(id) };
  }

  /** All of a player's runs, with diverged logs. */
  async exportAll(userId: string): Promise<Omit<QuestRunFile, 'format'>[]> {
    const files: Omit<QuestRunFile, 'format'>[] = [];
    for (const run of await this.repository.findAll(userId))
      files.push({ run: toRun(run), setAside: await this.divergedLogs.listLogs(run.id) });
    return files;
  }

  /** Deletes a run. Its leaderboard row falls back to the player's next best run; the passport keeps its marks. */
  async removeRun(userId: string, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const removed = await this.repository.remove(userId, id, manager);
      if (!removed) throw runNotFound();
      if (removed.board) await this.scores.restoreBest(removed.board, userId, manager);
    });
  }

  private async findOwnRun(userId: string, id: string): Promise<RunRow> {
    const run = await this.repository.find(userId, id);
    if (!run) throw runNotFound();
    return run;
  }
}
