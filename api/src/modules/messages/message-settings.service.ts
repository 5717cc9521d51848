import { Injectable } from '@nestjs/common';
import type { MessageSettings } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { execute, readRow, sql, type Database } from '../../platform/database/sql.js';

/** Whether people take private messages. They do unless they turned them off. */
@Injectable()
export class MessageSettingsService {
  constructor(private readonly database: DataSource) {}

  async get(userId: string): Promise<MessageSettings> {
    return { isOn: await this.areOn([userId]) };
  }

  async save(userId: string, { isOn }: MessageSettings): Promise<void> {
    await execute(
      this.database,
      sql`INSERT INTO message_settings (user_id, is_on) VALUES (${userId}, ${isOn})
        ON CONFLICT (user_id) DO UPDATE SET is_on = excluded.is_on`,
    );
  }

  /** Whether all of these people take messages. */
  async areOn(userIds: readonly string[], database: Database = this.database): Promise<boolean> {
    const row = await readRow(
      database,
      sql`SELECT FROM message_settings WHERE user_id = ANY (${userIds}::uuid[]) AND NOT is_on LIMIT 1`,
    );
    return row === null;
  }
}
