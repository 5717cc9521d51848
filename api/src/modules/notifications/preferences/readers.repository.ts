import { Injectable } from '@nestjs/common';
import type { DigestFrequency, EmailKind } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, sql, type Database } from '../../../platform/database/sql.js';

/** What a person wants by email and when. */
export interface ReaderRow {
  userId: string;
  /** Of the last browser used. */
  timeZone: string;
  visitedAt: Date | null;
  emailsOff: EmailKind[];
  digest: DigestFrequency;
  digestAt: Date | null;
  /** Where the next digest begins. */
  digestSince: Date | null;
  /** When the last emails about replies were written, the oldest first. */
  replyEmails: Date[];
}

export const readerColumns = sql`
  user_id AS "userId", time_zone AS "timeZone", visited_at AS "visitedAt", emails_off AS "emailsOff", digest,
  digest_at AS "digestAt", digest_since AS "digestSince", reply_emails AS "replyEmails"`;

const createDefaults = (userId: string): ReaderRow => ({
  ...{ userId, timeZone: 'UTC', visitedAt: null, emailsOff: [], digest: 'weekly', digestAt: null },
  ...{ digestSince: null, replyEmails: [] },
});

/** What people want by email, and when they got what. */
@Injectable()
export class ReadersRepository {
  constructor(private readonly database: DataSource) {}

  async get(userId: string): Promise<ReaderRow> {
    const row = await readRow<ReaderRow>(
      this.database,
      sql`SELECT ${readerColumns} FROM notification_readers WHERE user_id = ${userId}`,
    );
    return row ?? createDefaults(userId);
  }

  /**
   * Creates the row if there is none, and locks it until the transaction ends. An account that was erased gets none:
   * the unsubscribe links in its emails still work.
   */
  async lock(userId: string, manager: EntityManager): Promise<ReaderRow> {
    await execute(
      manager,
      sql`INSERT INTO notification_readers (user_id) SELECT id FROM users WHERE id = ${userId} FOR KEY SHARE
        ON CONFLICT DO NOTHING`,
    );
    const row = await readRow<ReaderRow>(
      manager,
      sql`SELECT ${readerColumns} FROM notification_readers WHERE user_id = ${userId} FOR NO KEY UPDATE`,
    );
    return row ?? createDefaults(userId);
  }

  async save(reader: ReaderRow, database: Database): Promise<void> {
    await execute(
      database,
      sql`UPDATE notification_readers SET time_zone = ${reader.timeZone}, visited_at = ${reader.visitedAt},
          emails_off = ${reader.emailsOff}::text[], digest = ${reader.digest}, digest_at = ${reader.digestAt},
          digest_since = ${reader.digestSince}, reply_emails = ${reader.replyEmails}::timestamptz[]
        WHERE user_id = ${reader.userId}`,
    );
  }
}
