import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, readRows, sql } from '../../platform/database/sql.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';

const exportSql = (userId: string) => sql`
  SELECT kind, object_id AS object, people, updated_at AS "updatedAt", read_at AS "readAt"
  FROM notifications WHERE user_id = ${userId} ORDER BY updated_at DESC, id`;

const exportReaderSql = (userId: string) => sql`
  SELECT time_zone AS "timeZone", visited_at AS "visitedAt", emails_off AS "emailsOff", digest,
    digest_since AS "digestSince", reply_emails AS "replyEmails"
  FROM notification_readers WHERE user_id = ${userId}`;

/** The person also disappears from the notifications of others. */
const eraseStatements = (userId: string) => [
  sql`DELETE FROM notifications WHERE user_id = ${userId}`,
  sql`UPDATE notifications SET actor_id = NULL FROM notification_actors AS actor
    WHERE actor.actor_id = ${userId} AND notifications.user_id = actor.user_id
      AND notifications.id = actor.notification_id AND notifications.actor_id = ${userId}`,
  sql`DELETE FROM notification_actors WHERE actor_id = ${userId}`,
  sql`DELETE FROM notification_jobs WHERE actor_id = ${userId}`,
  sql`DELETE FROM live_events WHERE actor_id = ${userId}`,
  sql`UPDATE live_events SET user_ids = array_remove(user_ids, ${userId}::uuid) WHERE ${userId} = ANY (user_ids)`,
];

/** The notifications in a person's export and erasure. */
@Injectable()
export class NotificationsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'notifications',
      export: ({ id }) => readRows(this.database, exportSql(id)),
      erase: ({ id }, manager) => this.erase(id, manager),
    });
    this.personalData.add({
      name: 'connectEmails',
      export: ({ id }) => readRow(this.database, exportReaderSql(id)),
      erase: async ({ id }, manager) =>
        void (await execute(manager, sql`DELETE FROM notification_readers WHERE user_id = ${id}`)),
    });
  }

  private async erase(userId: string, manager: EntityManager): Promise<void> {
    for (const statement of eraseStatements(userId)) await execute(manager, statement);
  }
}
