import { Injectable } from '@nestjs/common';
import type { QuestRun } from '@wanderwork/contracts';
import type { QuestLogRequest } from '@wanderwork/contracts/requests';
import { logDiverged, runNotFound, runOver, weekCommitted } from '../quest.errors.js';
import { LogValidator } from './log-validator.js';
import { keepsCommitted, compareLogs } from './compare-logs.js';
import { RulesMigrationService } from './rules-migration.service.js';
import { StorageQuota } from './storage-quota.js';
import { getCommittedLog, toRun, type RunRow } from './run-row.js';
import { toNewLog, type NewLog, RunsRepository } from './runs.repository.js';
import { DivergedLogs } from './diverged-logs.js';

type LogUpdate = Pick<QuestLogRequest, 'log' | 'instead'>;

/** Writes run logs. A log grows at its end, from any device; when two devices diverge, the player chooses. */
@Injectable()
export class RunLogsService {
  constructor(
    private readonly runs: RunsRepository,
    private readonly validator: LogValidator,
    private readonly divergedLogs: DivergedLogs,
    private readonly quota: StorageQuota,
    private readonly rulesMigration: RulesMigrationService,
  ) {}

  async write(userId: string, id: string, request: QuestLogRequest): Promise<QuestRun> {
    this.validator.assertLength(request.log);
    for (;;) {
      const run = await this.runs.find(userId, id);
      if (!run) throw runNotFound();
      if (await this.tryWrite(run, request)) return this.getRun(userId, id);
    }
  }

  private async tryWrite(run: RunRow, request: QuestLogRequest): Promise<boolean> {
    if (this.rulesMigration.isRequested(run, request.header))
      return this.rulesMigration.migrate(run, request);
    this.validator.assertVersion(run, request.header);
    return this.writeLog(run, request);
  }

  /** False if the run changed since it was read: read it again and retry. */
  private async writeLog(run: RunRow, update: LogUpdate): Promise<boolean> {
    const relation = compareLogs(update.log, run.log);
    // A late request adds nothing; the answer brings its sender up to date.
    if (relation === 'same' || relation === 'shorter') return true;
    if (relation === 'apart') await this.assertReplaceable(run, update);
    if (run.finishedAt) throw runOver();
    const newLog = await this.validateLog(run, update.log);
    const isWritten = await this.quota.replaceLog(run, update.log, (manager) =>
      this.runs.updateLog(run, newLog, new Date(), manager),
    );
    if (isWritten && relation === 'apart') await this.divergedLogs.save(run, run.log);
    return isWritten;
  }

  private async assertReplaceable(run: RunRow, { log, instead }: LogUpdate): Promise<void> {
    if (!keepsCommitted(log, getCommittedLog(run))) throw weekCommitted(run.weekEnds.length - 1);
    if (instead === run.log) return;
    await this.divergedLogs.save(run, log);
    throw logDiverged(toRun(run));
  }

  /** A log of outdated rules cannot be replayed: it is stored as it is and not ranked. */
  private async validateLog(run: RunRow, log: string): Promise<NewLog> {
    if (!this.validator.hasCurrentRules(run)) {
      const { actions } = await this.validator.readOutdated(run, log);
      return toNewLog(log, { ...run, actions }, false);
    }
    const played = await this.validator.replay(run, log);
    return toNewLog(log, played, !played.assisted);
  }

  private async getRun(userId: string, id: string): Promise<QuestRun> {
    const run = await this.runs.find(userId, id);
    if (!run) throw runNotFound();
    return toRun(run);
  }
}
