import { Injectable } from '@nestjs/common';
import type { QuestPlayer } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { execute, readRows, sql, type Database } from '../../../platform/database/sql.js';
import { UsersService } from '../../auth/index.js';

/** Whether players show their name on leaderboards. Off until they opt in. */
@Injectable()
export class PlayersService {
  constructor(
    private readonly database: DataSource,
    private readonly users: UsersService,
  ) {}

  async getPlayer(userId: string): Promise<QuestPlayer> {
    const namedIds = await this.findNamed([userId]);
    const names = await this.users.findShortNames([userId]);
    return { named: namedIds.includes(userId), name: names.get(userId) ?? '' };
  }

  async setNamed(userId: string, isNamed: boolean, database: Database = this.database): Promise<void> {
    await execute(
      database,
      sql`INSERT INTO quest_players (user_id, named) VALUES (${userId}, ${isNamed})
        ON CONFLICT (user_id) DO UPDATE SET named = excluded.named`,
    );
  }

  /** Names of the players who opted in, by user id. */
  async getPublicNames(userIds: readonly string[]): Promise<Map<string, string>> {
    return this.users.findShortNames(await this.findNamed(userIds));
  }

  private async findNamed(userIds: readonly string[]): Promise<string[]> {
    const rows = await readRows<{ id: string }>(
      this.database,
      sql`SELECT user_id AS id FROM quest_players WHERE user_id = ANY(${userIds}) AND named`,
    );
    return rows.map(({ id }) => id);
  }
}
