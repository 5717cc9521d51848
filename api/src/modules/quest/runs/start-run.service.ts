import { Injectable } from '@nestjs/common';
import {
  getEntitlements,
  canPlay,
  type QuestMode,
  type QuestRun,
  type SessionUser,
} from '@wanderwork/contracts';
import type { QuestBeginRequest } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { isUniqueViolation } from '../../../platform/database/unique-violation.js';
import { SettingsService } from '../../../platform/settings/settings.service.js';
import { DashesService } from './dashes.service.js';
import { tierRequired, runNotFound, versionMismatch } from '../quest.errors.js';
import { getCurrentHeader, isSameHeader, toRun, type RunRow } from './run-row.js';
import { RunPlansService } from './run-plans.service.js';
import { StorageQuota } from './storage-quota.js';
import { type NewRun, RunsRepository } from './runs.repository.js';

/** Starts runs. The plan is checked here only: a run that was started stays playable after a downgrade. */
@Injectable()
export class StartRunService {
  constructor(
    private readonly database: DataSource,
    private readonly settings: SettingsService,
    private readonly runs: RunsRepository,
    private readonly plans: RunPlansService,
    private readonly quota: StorageQuota,
    private readonly dashes: DashesService,
  ) {}

  async start(user: SessionUser, request: QuestBeginRequest): Promise<QuestRun> {
    if (!isSameHeader(request.header, getCurrentHeader())) throw versionMismatch(getCurrentHeader());
    const existingRun = request.id === undefined ? null : await this.runs.find(user.id, request.id);
    if (existingRun) return toRun(existingRun);
    await this.authorize(user, request.mode);
    return toRun(await this.insertRun(await this.plans.createRun(user.id, request), request));
  }

  private async authorize(user: SessionUser, mode: QuestMode): Promise<void> {
    const entitlements = getEntitlements(user, await this.settings.entitlements(), new Date());
    if (!canPlay(entitlements, mode)) throw tierRequired(mode);
  }

  /** Inserts the run, or returns the player's existing one; an id of another player's run is answered as unknown. */
  private async insertRun(run: NewRun, { mode, date, seed }: QuestBeginRequest): Promise<RunRow> {
    const day = mode === 'daily_dash' && !seed ? date : undefined;
    try {
      await this.database.transaction(async (manager) => {
        const newRun = day === undefined ? run : await this.dashes.startAttempt(run, day, manager);
        if (!newRun) return;
        await this.quota.assertRoomForRun(run.userId, manager);
        await this.runs.insert(newRun, manager);
      });
      if (day !== undefined) return await this.dashes.getDash(run.userId, day);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
    const insertedRun = await this.runs.find(run.userId, run.id);
    if (!insertedRun) throw runNotFound();
    return insertedRun;
  }
}
