import { Injectable } from '@nestjs/common';
import type { QuestCommit, QuestWeekKey } from '@wanderwork/contracts';
import type { QuestCommitRequest } from '@wanderwork/contracts/requests';
import { dayClosed, diverged, runNotFound, runOver, weekCommitted, weekNotDue } from '../quest.errors.js';
import type { Played } from '../replay/job.js';
import { Checks } from '../runs/checks.service.js';
import { relationOf } from '../runs/compare-logs.js';
import { Flags } from '../runs/flags.service.js';
import { Room } from '../runs/room.service.js';
import { outdatedOf, toRun, type RunRow } from '../runs/run-row.js';
import { logOf, type NewLog, RunStore } from '../runs/run-store.js';
import { SetAside } from '../runs/set-aside.service.js';
import { isOpenDay } from './days.js';
import { SharedSeeds } from './shared-seeds.js';

const WEEKS = 3;
const DAYS_A_WEEK = 7;

type Asked = Pick<QuestCommitRequest, 'log' | 'week'>;

/**
 * The ratchet of a ranked dash: the key of a week is given for the log of the one before, which then stands. So nobody
 * knows more of a dash than the week they are in.
 */
@Injectable()
export class Commits {
  constructor(
    private readonly store: RunStore,
    private readonly checks: Checks,
    private readonly flags: Flags,
    private readonly setAside: SetAside,
    private readonly room: Room,
    private readonly seeds: SharedSeeds,
  ) {}

  async commit(userId: string, day: string, request: QuestCommitRequest): Promise<QuestCommit> {
    this.checks.length(request.log);
    for (;;) {
      const run = await this.store.findDash(userId, day);
      if (!run) throw isOpenDay(day, new Date()) ? runNotFound() : dayClosed(day);
      this.checks.version(run, request.header);
      if (await this.stands(run, request)) return answerOf(run, request.week);
      await this.close(run, day, request);
    }
  }

  /** Whether that week is committed already, and with this log. */
  private async stands(run: RunRow, { log, week }: Asked): Promise<boolean> {
    const end = run.weekEnds[week];
    if (end === undefined) return false;
    if (run.log.slice(0, end) === log) return true;
    await this.flags.raise(run.id, 'second_commit', `week ${week + 1}`);
    await this.setAside.keep(run, log);
    throw weekCommitted(week);
  }

  /** Stores the week, unless somebody else wrote first: then the caller looks again. */
  private async close(run: RunRow, day: string, { log, week }: Asked): Promise<void> {
    if (week !== run.weekEnds.length) throw weekNotDue(week);
    if (run.finishedAt) throw runOver();
    if (relationOf(log, run.log) === 'apart') {
      await this.setAside.keep(run, log);
      throw diverged(toRun(run));
    }
    const { kept, goesOn } = await this.weekOf(run, day, { log, week });
    const nextKey = goesOn ? this.seeds.weekKey(day, week + 1) : null;
    await this.room.forLog(run, log, (manager) => this.store.commit(run, kept, nextKey, new Date(), manager));
  }

  private weekOf(run: RunRow, day: string, asked: Asked): Promise<Week> {
    return this.checks.isCurrent(run) ? this.playedWeek(run, day, asked) : this.readWeek(run, asked);
  }

  private async playedWeek(run: RunRow, day: string, { log, week }: Asked): Promise<Week> {
    const played = await this.checks.play(run, log);
    if (!endsWeek(played, week)) throw weekNotDue(week);
    const ranked = !played.assisted && isOpenDay(day, new Date());
    return { kept: logOf(log, played, ranked), goesOn: played.ending === null };
  }

  /** The rules of the dash are gone: it goes on for who still has them on their screen, and stands on no board. */
  private async readWeek(run: RunRow, { log, week }: Asked): Promise<Week> {
    const { actions, weeks } = await this.checks.read(run, log);
    if (weeks !== week + 1) throw weekNotDue(week);
    const kept = logOf(log, { ...run, actions, day: weeks * DAYS_A_WEEK }, false);
    return { kept, goesOn: weeks < WEEKS };
  }
}

/** A week as it is to be stored. */
interface Week {
  kept: NewLog;
  /** Whether another one follows. */
  goesOn: boolean;
}

const endsWeek = ({ ending, awaitsWeek, keys }: Played, week: number): boolean =>
  keys.length === week + 1 && (ending !== null || awaitsWeek);

const answerOf = (run: RunRow, week: number): QuestCommit => ({
  week,
  nextKey: nextOf(run.keys, week),
  ranked: run.ranked,
  ...outdatedOf(run),
});

const nextOf = (keys: readonly QuestWeekKey[], week: number): QuestWeekKey | null => keys[week + 1] ?? null;
