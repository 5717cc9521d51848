import { Injectable } from '@nestjs/common';
import type { QuestCommit, QuestWeekKey } from '@wanderwork/contracts';
import type { QuestCommitRequest } from '@wanderwork/contracts/requests';
import { dayClosed, logDiverged, runNotFound, runOver, weekCommitted, weekNotDue } from '../quest.errors.js';
import type { LegalReplay } from '../replay/replay-job.js';
import { LogValidator } from './log-validator.js';
import { compareLogs } from './compare-logs.js';
import { RunFlagsService } from './run-flags.service.js';
import { StorageQuota } from './storage-quota.js';
import { toOutdatedMark, toRun, type RunRow } from './run-row.js';
import { toNewLog, type NewLog, RunsRepository } from './runs.repository.js';
import { DivergedLogs } from './diverged-logs.js';
import { isOpenDay } from '../daily/days.js';
import { SharedSeedsService } from '../daily/shared-seeds.service.js';

const WEEKS_PER_DASH = 3;
const DAYS_PER_WEEK = 7;

type WeekLog = Pick<QuestCommitRequest, 'log' | 'week'>;

/**
 * A ranked dash is committed week by week: the server releases the key of the next week only for the log of the current
 * one, which is final from then on. Nobody can look ahead of the week they are playing.
 */
@Injectable()
export class WeekCommitsService {
  constructor(
    private readonly runs: RunsRepository,
    private readonly validator: LogValidator,
    private readonly flags: RunFlagsService,
    private readonly divergedLogs: DivergedLogs,
    private readonly quota: StorageQuota,
    private readonly seeds: SharedSeedsService,
  ) {}

  async commit(userId: string, day: string, request: QuestCommitRequest): Promise<QuestCommit> {
    this.validator.assertLength(request.log);
    for (;;) {
      const run = await this.runs.findDash(userId, day);
      if (!run) throw isOpenDay(day, new Date()) ? runNotFound() : dayClosed(day);
      this.validator.assertVersion(run, request.header);
      if (await this.isCommitted(run, request)) return toCommit(run, request.week);
      await this.storeWeek(run, day, request);
    }
  }

  /** Whether this log was already committed for the week; a different log is flagged and refused. */
  private async isCommitted(run: RunRow, { log, week }: WeekLog): Promise<boolean> {
    const end = run.weekEnds[week];
    if (end === undefined) return false;
    if (run.log.slice(0, end) === log) return true;
    await this.flags.raise(run.id, 'second_commit', `week ${week + 1}`);
    await this.divergedLogs.save(run, log);
    throw weekCommitted(week);
  }

  /** Stores the week. Writes nothing if the run changed since it was read; the caller then reads it again. */
  private async storeWeek(run: RunRow, day: string, { log, week }: WeekLog): Promise<void> {
    if (week !== run.weekEnds.length) throw weekNotDue(week);
    if (run.finishedAt) throw runOver();
    if (compareLogs(log, run.log) === 'apart') {
      await this.divergedLogs.save(run, log);
      throw logDiverged(toRun(run));
    }
    const { log: storedLog, hasNextWeek: goesOn } = await this.validateWeek(run, day, { log, week });
    const nextKey = goesOn ? this.seeds.getWeekKey(day, week + 1) : null;
    await this.quota.replaceLog(run, log, (manager) =>
      this.runs.commitWeek(run, storedLog, nextKey, new Date(), manager),
    );
  }

  private validateWeek(run: RunRow, day: string, weekLog: WeekLog): Promise<StoredWeek> {
    return this.validator.hasCurrentRules(run)
      ? this.replayWeek(run, day, weekLog)
      : this.readOutdatedWeek(run, weekLog);
  }

  private async replayWeek(run: RunRow, day: string, { log, week }: WeekLog): Promise<StoredWeek> {
    const played = await this.validator.replay(run, log);
    if (!isEndOfWeek(played, week)) throw weekNotDue(week);
    const ranked = !played.assisted && isOpenDay(day, new Date());
    return { log: toNewLog(log, played, ranked), hasNextWeek: played.ending === null };
  }

  /** The dash's rules are outdated: it may continue in a page that still has them, but is not ranked. */
  private async readOutdatedWeek(run: RunRow, { log, week }: WeekLog): Promise<StoredWeek> {
    const { actions, weeks } = await this.validator.readOutdated(run, log);
    if (weeks !== week + 1) throw weekNotDue(week);
    const storedLog = toNewLog(log, { ...run, actions, day: weeks * DAYS_PER_WEEK }, false);
    return { log: storedLog, hasNextWeek: weeks < WEEKS_PER_DASH };
  }
}

/** A week ready to store. */
interface StoredWeek {
  log: NewLog;
  /** Whether another week follows. */
  hasNextWeek: boolean;
}

const isEndOfWeek = ({ ending, awaitsWeek, keys }: LegalReplay, week: number): boolean =>
  keys.length === week + 1 && (ending !== null || awaitsWeek);

const toCommit = (run: RunRow, week: number): QuestCommit => ({
  week,
  nextKey: findNextKey(run.keys, week),
  ranked: run.ranked,
  ...toOutdatedMark(run),
});

const findNextKey = (keys: readonly QuestWeekKey[], week: number): QuestWeekKey | null =>
  keys[week + 1] ?? null;
