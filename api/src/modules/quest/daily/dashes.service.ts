import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { attemptUsed, dayClosed } from '../quest.errors.js';
import type { RunRow } from '../runs/run-row.js';
import { type NewRun, RunsRepository } from '../runs/runs.repository.js';
import { isOpenDay } from './days.js';
import { SharedSeedsService } from './shared-seeds.service.js';

const insertAttemptSql =
  'INSERT INTO quest_attempts (user_id, day) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING day';

/** Ranked dashes: one per account and day, shared by all of the player's devices. */
@Injectable()
export class DashesService {
  constructor(
    private readonly runs: RunsRepository,
    private readonly seeds: SharedSeedsService,
  ) {}

  /** Claims the day's attempt and returns the dash to insert; null if the player already started it. `run` holds what differs per player. */
  async startAttempt(run: NewRun, day: string, manager: EntityManager): Promise<NewRun | null> {
    if (!isOpenDay(day, run.beganAt)) throw dayClosed(day);
    const attempts: unknown[] = await manager.query(insertAttemptSql, [run.userId, day]);
    return attempts.length === 1 ? this.toSharedRun(run, day) : null;
  }

  /** The player's dash of that day; throws `quest.attempt_used` if they deleted it. */
  async getDash(userId: string, day: string): Promise<RunRow> {
    const dash = await this.runs.findDash(userId, day);
    if (!dash) throw attemptUsed(day);
    return dash;
  }

  private toSharedRun(run: NewRun, day: string): NewRun {
    return {
      ...run,
      period: day,
      ranked: true,
      keys: [this.seeds.getWeekKey(day, 0)],
      plan: { ...this.seeds.createPlan('daily_dash', day), keyed: true },
    };
  }
}
