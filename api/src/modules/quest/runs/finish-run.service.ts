import { Injectable } from '@nestjs/common';
import type { QuestResult, QuestRun } from '@wanderwork/contracts';
import type { QuestFinishRequest } from '@wanderwork/contracts/requests';
import type { EntityManager } from 'typeorm';
import { findBoardFor } from '../boards/board-names.js';
import { ScoresRepository } from '../boards/scores.repository.js';
import { PassportsService } from '../passport/passports.service.js';
import { logDiverged, notOver, runNotFound, runOver } from '../quest.errors.js';
import type { LegalReplay } from '../replay/replay-job.js';
import { LogValidator } from './log-validator.js';
import { compareLogs } from './compare-logs.js';
import { StorageQuota } from './storage-quota.js';
import { toRun, type RunRow } from './run-row.js';
import { toNewLog, RunsRepository } from './runs.repository.js';
import { DivergedLogs } from './diverged-logs.js';

type EndedReplay = LegalReplay & { ending: string };

/** Finishes runs. The score always comes from the server's own replay. */
@Injectable()
export class FinishRunService {
  constructor(
    private readonly runs: RunsRepository,
    private readonly validator: LogValidator,
    private readonly divergedLogs: DivergedLogs,
    private readonly quota: StorageQuota,
    private readonly scores: ScoresRepository,
    private readonly passports: PassportsService,
  ) {}

  async finish(userId: string, id: string, { log, header }: QuestFinishRequest): Promise<QuestRun> {
    this.validator.assertLength(log);
    for (;;) {
      const run = await this.runs.find(userId, id);
      if (!run) throw runNotFound();
      this.validator.assertVersion(run, header);
      if (run.finishedAt && run.log === log) return toRun(run);
      await this.assertContinues(run, log);
      if (this.validator.hasCurrentRules(run)) await this.finishReplayed(run, log);
      else await this.finishOutdated(run, log);
    }
  }

  private async assertContinues(run: RunRow, log: string): Promise<void> {
    if (run.finishedAt) throw runOver();
    const relation = compareLogs(log, run.log);
    if (relation === 'same' || relation === 'longer') return;
    if (relation === 'apart') await this.divergedLogs.save(run, log);
    throw logDiverged(toRun(run));
  }

  private async finishReplayed(run: RunRow, log: string): Promise<void> {
    const played = await this.replayToEnd(run, log);
    await this.quota.replaceLog(run, log, (manager) => this.storeResult(run, log, played, manager));
  }

  private async replayToEnd(run: RunRow, log: string): Promise<EndedReplay> {
    const played = await this.validator.replay(run, log);
    if (played.ending === null) throw notOver();
    return { ...played, ending: played.ending };
  }

  /** With outdated rules the ending is unknown: closes the run without a result, unless the current rules also reach an ending. */
  private async finishOutdated(run: RunRow, log: string): Promise<void> {
    const { actions } = await this.validator.readOutdated(run, log);
    const played = await this.validator.tryReplay(run, log);
    const storedLog = toNewLog(log, { ...run, actions }, false);
    await this.quota.replaceLog(run, log, async (manager) => {
      if (played?.ending) return this.storeResult(run, log, { ...played, ending: played.ending }, manager);
      await this.runs.finish(run, storedLog, null, new Date(), manager);
    });
  }

  /** Writes nothing if the run changed since it was read. */
  private async storeResult(
    run: RunRow,
    log: string,
    played: EndedReplay,
    manager: EntityManager,
  ): Promise<void> {
    const now = new Date();
    const ranked = run.ranked && !played.assisted && this.validator.hasCurrentRules(run);
    const board = ranked ? findBoardFor(run, now) : null;
    const storedLog = toNewLog(log, played, board !== null);
    const result = toResult(played, board);
    if (!(await this.runs.finish(run, storedLog, result, now, manager))) return;
    await this.passports.stamp(run, played, now, manager);
    if (board !== null) await this.scores.upsertBest(board, run, played.score, now, manager);
  }
}

const toResult = (played: EndedReplay, board: string | null): QuestResult => {
  const { ending, won, score, day, cities, kilometres, co2, hash } = played;
  return { ending, won, score, day, cities, kilometres, co2, hash, board };
};
