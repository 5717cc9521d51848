import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { execute, raw, sql } from '../../platform/database/sql.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { PassportsService } from './passport/passports.service.js';
import { PlayersService } from './passport/players.service.js';
import { RunsService } from './runs/runs.service.js';

/** Scores, diverged logs and flags are deleted with their runs. */
const TABLES = ['quest_runs', 'quest_attempts', 'quest_marks', 'quest_players'];

/** The game's part of a person's export and erasure. */
@Injectable()
export class QuestPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly runs: RunsService,
    private readonly passports: PassportsService,
    private readonly players: PlayersService,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'wanderquest',
      export: ({ id }) => this.exportAll(id),
      erase: ({ id }, manager) => this.erase(id, manager),
    });
  }

  private async exportAll(userId: string) {
    const [{ named }, passport] = await Promise.all([
      this.players.getPlayer(userId),
      this.passports.getPassport(userId),
    ]);
    return { namedOnBoards: named, passport, runs: await this.runs.exportAll(userId) };
  }

  private async erase(userId: string, manager: EntityManager): Promise<void> {
    for (const table of TABLES)
      await execute(manager, sql`DELETE FROM ${raw(table)} WHERE user_id = ${userId}`);
  }
}
