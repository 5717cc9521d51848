import { Injectable } from '@nestjs/common';
import type { QuestHeader } from '@wanderwork/contracts';
import type { QuestLogRequest } from '@wanderwork/contracts/requests';
import { diverged, runOver, versionDiffers } from '../quest.errors.js';
import { weekEndsIn } from '../replay/weeks-in.js';
import { Checks } from './checks.service.js';
import { currentHeader, sameHeader } from './header.js';
import { Room } from './room.service.js';
import { toRun, type RunRow } from './run-row.js';
import { logOf, RunStore } from './run-store.js';
import { SetAside } from './set-aside.service.js';

/**
 * A run whose rules the game no longer has goes over to today's where its player says so, by naming the log that gives
 * way: it keeps its id, and of a dash its weeks, and stands on no board.
 */
@Injectable()
export class NewRules {
  constructor(
    private readonly store: RunStore,
    private readonly checks: Checks,
    private readonly setAside: SetAside,
    private readonly room: Room,
  ) {}

  /** Whether that is what was sent: a log of today's rules, for a run of earlier ones. */
  areMeant(run: RunRow, header: QuestHeader): boolean {
    return !this.checks.isCurrent(run) && sameHeader(header, currentHeader());
  }

  /** False where the run has changed meanwhile, so that it must be looked at anew. */
  async take(run: RunRow, { log, instead }: Pick<QuestLogRequest, 'log' | 'instead'>): Promise<boolean> {
    if (instead === undefined) throw versionDiffers(run.header);
    if (run.finishedAt) throw runOver();
    if (instead !== run.log) throw diverged(toRun(run));
    const played = await this.checks.play(run, log);
    const keys = run.keys.slice(0, Math.max(1, played.keys.length));
    const rules = { header: currentHeader(), weekEnds: weekEndsIn(log), keys };
    const done = await this.room.forLog(run, log, (manager) =>
      this.store.goOver(run, logOf(log, played, false), rules, new Date(), manager),
    );
    if (done) await this.setAside.keep(run, run.log);
    return done;
  }
}
