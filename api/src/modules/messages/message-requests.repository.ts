import { Injectable } from '@nestjs/common';
import { formatDuration, retention } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, sql, type Database } from '../../platform/database/sql.js';

const PAUSE = formatDuration(retention.messageRequestPause);

/** Who asked whom, and when: it outlives the request itself. */
@Injectable()
export class MessageRequestsRepository {
  constructor(private readonly database: DataSource) {}

  /** Whether this person asked the other so lately that they can't ask again. */
  async hasAsked(userId: string, otherId: string, database: Database = this.database): Promise<boolean> {
    const row = await readRow(
      database,
      sql`SELECT FROM message_requests
        WHERE user_id = ${userId} AND other_id = ${otherId} AND at > now() - ${PAUSE}::interval`,
    );
    return row !== null;
  }

  async countSince(userId: string, since: Date, database: Database): Promise<number> {
    const row = await readRow<{ count: number }>(
      database,
      sql`SELECT count(*)::integer AS count FROM message_requests WHERE user_id = ${userId} AND at >= ${since}`,
    );
    return row!.count;
  }

  async add(userId: string, otherId: string, manager: EntityManager): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO message_requests (user_id, other_id, at) VALUES (${userId}, ${otherId}, now())
        ON CONFLICT (user_id, other_id) DO UPDATE SET at = excluded.at`,
    );
  }

  async removeOld(): Promise<void> {
    await execute(this.database, sql`DELETE FROM message_requests WHERE at <= now() - ${PAUSE}::interval`);
  }
}
