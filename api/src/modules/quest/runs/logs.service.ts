import { Injectable } from '@nestjs/common';
import type { QuestRun } from '@wanderwork/contracts';
import type { QuestLogRequest } from '@wanderwork/contracts/requests';
import { diverged, runNotFound, runOver, weekCommitted } from '../quest.errors.js';
import { Checks } from './checks.service.js';
import { keeps, relationOf } from './compare-logs.js';
import { NewRules } from './new-rules.service.js';
import { Room } from './room.service.js';
import { committedLog, toRun, type RunRow } from './run-row.js';
import { logOf, type NewLog, RunStore } from './run-store.js';
import { SetAside } from './set-aside.service.js';

type Asked = Pick<QuestLogRequest, 'log' | 'instead'>;

/** Writing a run's log: it grows at its end, from any device; where two went apart, a person chooses. */
@Injectable()
export class Logs {
  constructor(
    private readonly store: RunStore,
    private readonly checks: Checks,
    private readonly setAside: SetAside,
    private readonly room: Room,
    private readonly newRules: NewRules,
  ) {}

  async write(userId: string, id: string, request: QuestLogRequest): Promise<QuestRun> {
    this.checks.length(request.log);
    for (;;) {
      const run = await this.store.find(userId, id);
      if (!run) throw runNotFound();
      if (await this.written(run, request)) return this.stored(userId, id);
    }
  }

  private async written(run: RunRow, request: QuestLogRequest): Promise<boolean> {
    if (this.newRules.areMeant(run, request.header)) return this.newRules.take(run, request);
    this.checks.version(run, request.header);
    return this.place(run, request);
  }

  /** False where the run has changed meanwhile, so that it must be looked at anew. */
  private async place(run: RunRow, asked: Asked): Promise<boolean> {
    const relation = relationOf(asked.log, run.log);
    // What comes late says nothing new; the answer brings its sender up to date.
    if (relation === 'same' || relation === 'shorter') return true;
    if (relation === 'apart') await this.mayReplace(run, asked);
    if (run.finishedAt) throw runOver();
    const checked = await this.checked(run, asked.log);
    const done = await this.room.forLog(run, asked.log, (manager) =>
      this.store.write(run, checked, new Date(), manager),
    );
    if (done && relation === 'apart') await this.setAside.keep(run, run.log);
    return done;
  }

  private async mayReplace(run: RunRow, { log, instead }: Asked): Promise<void> {
    if (!keeps(log, committedLog(run))) throw weekCommitted(run.weekEnds.length - 1);
    if (instead === run.log) return;
    await this.setAside.keep(run, log);
    throw diverged(toRun(run));
  }

  /** By rules that are no longer there nobody can tell: it is kept as it is, and stands on no board. */
  private async checked(run: RunRow, log: string): Promise<NewLog> {
    if (!this.checks.isCurrent(run)) {
      const { actions } = await this.checks.read(run, log);
      return logOf(log, { ...run, actions }, false);
    }
    const played = await this.checks.play(run, log);
    return logOf(log, played, !played.assisted);
  }

  private async stored(userId: string, id: string): Promise<QuestRun> {
    const run = await this.store.find(userId, id);
    if (!run) throw runNotFound();
    return toRun(run);
  }
}
