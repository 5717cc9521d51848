import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { attemptUsed, dayClosed } from '../quest.errors.js';
import type { RunRow } from '../runs/run-row.js';
import { type NewRun, RunStore } from '../runs/run-store.js';
import { isOpenDay } from './days.js';
import { SharedSeeds } from './shared-seeds.js';

const attempted =
  'INSERT INTO quest_attempts (user_id, day) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING day';

/** Ranked dashes: one an account and a day, whichever of its devices asks. */
@Injectable()
export class Dashes {
  constructor(
    private readonly database: DataSource,
    private readonly store: RunStore,
    private readonly seeds: SharedSeeds,
  ) {}

  /** The dash of that day, begun now or before; `run` says what is not the same for everybody. */
  async begin(run: NewRun, day: string): Promise<RunRow> {
    if (!isOpenDay(day, run.beganAt)) throw dayClosed(day);
    await this.database.transaction(async (manager) => {
      const attempts: unknown[] = await manager.query(attempted, [run.userId, day]);
      if (attempts.length === 1) await this.store.insert(this.shared(run, day), manager);
    });
    const begun = await this.store.findDash(run.userId, day);
    if (!begun) throw attemptUsed(day);
    return begun;
  }

  private shared(run: NewRun, day: string): NewRun {
    return {
      ...run,
      period: day,
      ranked: true,
      keys: [this.seeds.weekKey(day, 0)],
      plan: { ...this.seeds.plan('daily_dash', day), keyed: true },
    };
  }
}
