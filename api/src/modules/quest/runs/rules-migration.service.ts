import { Injectable } from '@nestjs/common';
import type { QuestHeader } from '@wanderwork/contracts';
import type { QuestLogRequest } from '@wanderwork/contracts/requests';
import { logDiverged, runOver, versionMismatch } from '../quest.errors.js';
import { findWeekEnds } from '../replay/replay-job.js';
import { LogValidator } from './log-validator.js';
import { getPlanHeader, isSameHeader, toRun, type RunRow } from './run-row.js';
import { StorageQuota } from './storage-quota.js';
import { toNewLog, RunsRepository } from './runs.repository.js';
import { DivergedLogs } from './diverged-logs.js';

/**
 * Moves a run from outdated rules to the current ones when its player asks for it by naming the log to replace. The run
 * keeps its id, a dash keeps its committed weeks, and neither is ranked any more.
 */
@Injectable()
export class RulesMigrationService {
  constructor(
    private readonly runs: RunsRepository,
    private readonly validator: LogValidator,
    private readonly divergedLogs: DivergedLogs,
    private readonly quota: StorageQuota,
  ) {}

  /** Whether the request sends a log of the current rules for a run of outdated ones. */
  isRequested(run: RunRow, header: QuestHeader): boolean {
    return !this.validator.hasCurrentRules(run) && isSameHeader(header, getPlanHeader(run.plan));
  }

  /** False if the run changed since it was read: read it again and retry. */
  async migrate(run: RunRow, { log, instead }: Pick<QuestLogRequest, 'log' | 'instead'>): Promise<boolean> {
    if (instead === undefined) throw versionMismatch(run.header);
    if (run.finishedAt) throw runOver();
    if (instead !== run.log) throw logDiverged(toRun(run));
    const played = await this.validator.replay(run, log);
    const keys = run.keys.slice(0, Math.max(1, played.keys.length));
    const rules = { header: getPlanHeader(run.plan), weekEnds: findWeekEnds(log), keys };
    const isMigrated = await this.quota.replaceLog(run, log, (manager) =>
      this.runs.migrateRules(run, toNewLog(log, played, false), rules, new Date(), manager),
    );
    if (isMigrated) await this.divergedLogs.save(run, run.log);
    return isMigrated;
  }
}
