import { Injectable } from '@nestjs/common';
import type { QuestPlayer } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { Users } from '../../auth/index.js';

/** Whether members want their name on boards. Nobody's is there before they say so. */
@Injectable()
export class Players {
  constructor(
    private readonly database: DataSource,
    private readonly users: Users,
  ) {}

  async of(userId: string): Promise<QuestPlayer> {
    const named = await this.named([userId]);
    const names = await this.users.shortNamesOf([userId]);
    return { named: named.includes(userId), name: names.get(userId) ?? '' };
  }

  async name(userId: string, named: boolean): Promise<QuestPlayer> {
    await this.database.query(
      `INSERT INTO quest_players (user_id, named) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET named = excluded.named`,
      [userId, named],
    );
    return this.of(userId);
  }

  /** The names that may be shown, by id. */
  async namesOf(userIds: readonly string[]): Promise<Map<string, string>> {
    return this.users.shortNamesOf(await this.named(userIds));
  }

  private async named(userIds: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await this.database.query(
      'SELECT user_id AS id FROM quest_players WHERE user_id = ANY($1) AND named',
      [userIds],
    );
    return rows.map(({ id }) => id);
  }
}
