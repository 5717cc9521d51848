import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { execute, sql } from '../../../platform/database/sql.js';
import { attemptUsed, dayClosed } from '../quest.errors.js';
import type { RunRow } from './run-row.js';
import { type NewRun, RunsRepository } from './runs.repository.js';
import { isOpenDay } from '../daily/days.js';
import { SharedSeedsService } from '../daily/shared-seeds.service.js';

const insertAttemptSql = (userId: string, day: string) =>
  sql`INSERT INTO quest_attempts (user_id, day) VALUES (${userId}, ${day}) ON CONFLICT DO NOTHING`;

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
    const isFirstAttempt = (await execute(manager, insertAttemptSql(run.userId, day))) === 1;
    return isFirstAttempt ? this.toSharedRun(run, day) : null;
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
