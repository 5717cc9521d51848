import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Passports } from './passport/passports.service.js';
import { Players } from './passport/players.service.js';
import { Runs } from './runs/runs.service.js';

/** Scores, logs set aside and flags go with the runs they are of. */
const TABLES = ['quest_runs', 'quest_attempts', 'quest_marks', 'quest_players'];

/** What the game keeps about a person. */
@Injectable()
export class QuestData implements OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly runs: Runs,
    private readonly passports: Passports,
    private readonly players: Players,
  ) {}

  onModuleInit(): void {
    this.personal.add({
      name: 'wanderquest',
      export: ({ id }) => this.all(id),
      erase: ({ id }, manager) => this.erase(id, manager),
    });
  }

  private async all(userId: string) {
    const [{ named }, passport] = await Promise.all([this.players.of(userId), this.passports.of(userId)]);
    return { namedOnBoards: named, passport, runs: await this.runs.exportAll(userId) };
  }

  private async erase(userId: string, manager: EntityManager): Promise<void> {
    for (const table of TABLES) await manager.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
  }
}
