import { Injectable } from '@nestjs/common';
import {
  entitlementsOf,
  mayPlay,
  type QuestMode,
  type QuestRun,
  type SessionUser,
} from '@wanderwork/contracts';
import type { QuestBeginRequest } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { isTaken } from '../../../platform/database/taken.js';
import { Settings } from '../../../platform/settings/settings.service.js';
import { Dashes } from '../daily/dashes.service.js';
import { needsTier, runNotFound, versionDiffers } from '../quest.errors.js';
import { currentHeader, sameHeader } from './header.js';
import { Plans } from './plans.service.js';
import { Room } from './room.service.js';
import { toRun, type RunRow } from './run-row.js';
import { type NewRun, RunStore } from './run-store.js';

/** Beginning runs. Who may begin one is asked here and never again: what was begun stays its player's. */
@Injectable()
export class Beginnings {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly store: RunStore,
    private readonly plans: Plans,
    private readonly room: Room,
    private readonly dashes: Dashes,
  ) {}

  async begin(user: SessionUser, request: QuestBeginRequest): Promise<QuestRun> {
    if (!sameHeader(request.header, currentHeader())) throw versionDiffers(currentHeader());
    const known = request.id === undefined ? null : await this.store.find(user.id, request.id);
    if (known) return toRun(known);
    await this.authorise(user, request.mode);
    return toRun(await this.begun(await this.plans.newRun(user.id, request), request));
  }

  private async authorise(user: SessionUser, mode: QuestMode): Promise<void> {
    const may = entitlementsOf(user, await this.settings.entitlements(), new Date());
    if (!mayPlay(may, mode)) throw needsTier(mode);
  }

  /** An id that somebody else's run has is none of this caller's runs. */
  private async begun(run: NewRun, { mode, date, seed }: QuestBeginRequest): Promise<RunRow> {
    const day = mode === 'daily_dash' && !seed ? date : undefined;
    try {
      await this.database.transaction(async (manager) => {
        const news = day === undefined ? run : await this.dashes.first(run, day, manager);
        if (!news) return;
        await this.room.forAnother(run.userId, manager);
        await this.store.insert(news, manager);
      });
      if (day !== undefined) return await this.dashes.of(run.userId, day);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    const begun = await this.store.find(run.userId, run.id);
    if (!begun) throw runNotFound();
    return begun;
  }
}
