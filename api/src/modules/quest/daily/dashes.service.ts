import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
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
    private readonly store: RunStore,
    private readonly seeds: SharedSeeds,
  ) {}

  /** The dash of that day as it is to be stored, null where it was begun before; `run` says what is not the same for everybody. */
  async first(run: NewRun, day: string, manager: EntityManager): Promise<NewRun | null> {
    if (!isOpenDay(day, run.beganAt)) throw dayClosed(day);
    const attempts: unknown[] = await manager.query(attempted, [run.userId, day]);
    return attempts.length === 1 ? this.shared(run, day) : null;
  }

  /** The dash of that day; throws where it was begun and deleted. */
  async of(userId: string, day: string): Promise<RunRow> {
    const begun = await this.store.findDash(userId, day);
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
