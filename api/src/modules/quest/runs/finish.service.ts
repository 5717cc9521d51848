import { Injectable } from '@nestjs/common';
import type { QuestResult, QuestRun } from '@wanderwork/contracts';
import type { QuestFinishRequest } from '@wanderwork/contracts/requests';
import type { EntityManager } from 'typeorm';
import { boardOf } from '../boards/board-names.js';
import { Scores } from '../boards/scores.service.js';
import { Passports } from '../passport/passports.service.js';
import { diverged, notOver, runNotFound, runOver } from '../quest.errors.js';
import type { Played } from '../replay/job.js';
import { Checks } from './checks.service.js';
import { relationOf } from './compare-logs.js';
import { Room } from './room.service.js';
import { toRun, type RunRow } from './run-row.js';
import { logOf, RunStore } from './run-store.js';
import { SetAside } from './set-aside.service.js';

type Ended = Played & { ending: string };

/** The end of a run: only what the server's own replay comes to is a score. */
@Injectable()
export class Finishes {
  constructor(
    private readonly store: RunStore,
    private readonly checks: Checks,
    private readonly setAside: SetAside,
    private readonly room: Room,
    private readonly scores: Scores,
    private readonly passports: Passports,
  ) {}

  async finish(userId: string, id: string, { log, header }: QuestFinishRequest): Promise<QuestRun> {
    this.checks.length(log);
    for (;;) {
      const run = await this.store.find(userId, id);
      if (!run) throw runNotFound();
      this.checks.version(run, header);
      if (run.finishedAt && run.log === log) return toRun(run);
      await this.continues(run, log);
      if (this.checks.isCurrent(run)) await this.closePlayed(run, log);
      else await this.closeOutdated(run, log);
    }
  }

  private async continues(run: RunRow, log: string): Promise<void> {
    if (run.finishedAt) throw runOver();
    const relation = relationOf(log, run.log);
    if (relation === 'same' || relation === 'longer') return;
    if (relation === 'apart') await this.setAside.keep(run, log);
    throw diverged(toRun(run));
  }

  private async closePlayed(run: RunRow, log: string): Promise<void> {
    const played = await this.ended(run, log);
    await this.room.forLog(run, log, (manager) => this.close(run, log, played, manager));
  }

  private async ended(run: RunRow, log: string): Promise<Ended> {
    const played = await this.checks.play(run, log);
    if (played.ending === null) throw notOver();
    return { ...played, ending: played.ending };
  }

  /** By rules that are gone nobody can say how it ended: it is closed as it was played, unless today's come to an end too. */
  private async closeOutdated(run: RunRow, log: string): Promise<void> {
    const { actions } = await this.checks.read(run, log);
    const played = await this.checks.try(run, log);
    const kept = logOf(log, { ...run, actions }, false);
    await this.room.forLog(run, log, async (manager) => {
      if (played?.ending) return this.close(run, log, { ...played, ending: played.ending }, manager);
      await this.store.finish(run, kept, null, new Date(), manager);
    });
  }

  /** Writes nothing where the run has changed meanwhile. */
  private async close(run: RunRow, log: string, played: Ended, manager: EntityManager): Promise<void> {
    const now = new Date();
    const ranked = run.ranked && !played.assisted && this.checks.isCurrent(run);
    const board = ranked ? boardOf(run, now) : null;
    const kept = logOf(log, played, board !== null);
    const result = resultOf(played, board);
    if (!(await this.store.finish(run, kept, result, now, manager))) return;
    await this.passports.stamp(run, played, now, manager);
    if (board !== null) await this.scores.add(board, run, played.score, now, manager);
  }
}

const resultOf = (played: Ended, board: string | null): QuestResult => {
  const { ending, won, score, day, cities, kilometres, co2, hash } = played;
  return { ending, won, score, day, cities, kilometres, co2, hash, board };
};
