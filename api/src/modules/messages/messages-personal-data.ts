import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, sql } from '../../platform/database/sql.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { ConnectPeople } from '../community/index.js';
import { isVisibleSql } from './conversations.repository.js';

/** What the person wrote, as long as either of the two has it, and what they received and still see. */
const exportSql = (userId: string) => sql`
  SELECT
    (SELECT coalesce(jsonb_agg(jsonb_build_object('with', handle, 'state', one.state,
        'messages', (SELECT coalesce(jsonb_agg(jsonb_build_object('isOwn', sender_id = ${userId},
            'text', CASE WHEN hidden_at IS NULL OR sender_id = ${userId} THEN text END, 'at', created_at)
            ORDER BY number), '[]')
          FROM messages WHERE conversation_id = one.id
            AND (sender_id = ${userId} OR number > cleared_number))) ORDER BY one.last_at, one.id), '[]')
      FROM message_conversations AS one LEFT JOIN community_people AS person ON person.user_id = one.other_id
      WHERE one.user_id = ${userId} AND (${isVisibleSql}
        OR EXISTS (SELECT FROM messages WHERE conversation_id = one.id AND sender_id = ${userId}))) AS conversations,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('to', handle, 'at', at) ORDER BY at), '[]')
      FROM message_requests AS request LEFT JOIN community_people AS person ON person.user_id = request.other_id
      WHERE request.user_id = ${userId}) AS requests,
    (SELECT is_on FROM message_settings WHERE user_id = ${userId}) AS "isOn"`;

/** The person's messages go on both sides. What others wrote to them stays with those who wrote it. */
const eraseStatements = (userId: string) => [
  sql`DELETE FROM messages WHERE sender_id = ${userId}`,
  sql`DELETE FROM message_conversations WHERE user_id = ${userId}`,
  sql`DELETE FROM messages WHERE conversation_id IN (SELECT id FROM message_conversations
    WHERE other_id = ${userId} AND state <> 'accepted')`,
  sql`DELETE FROM message_conversations AS one WHERE other_id = ${userId}
    AND NOT EXISTS (SELECT FROM messages WHERE conversation_id = one.id)`,
  sql`UPDATE message_conversations SET other_id = NULL, read_number = last_number WHERE other_id = ${userId}`,
  sql`DELETE FROM message_requests WHERE user_id = ${userId} OR other_id = ${userId}`,
  sql`DELETE FROM message_settings WHERE user_id = ${userId}`,
];

/** Private messages in a person's export and erasure. */
@Injectable()
export class MessagesPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly people: ConnectPeople,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'messages',
      export: ({ id }) => readRow(this.database, exportSql(id)),
      erase: ({ id }, manager) => this.erase(id, manager),
    });
  }

  private async erase(userId: string, manager: EntityManager): Promise<void> {
    // Waits until nobody is writing to the person any more.
    await this.people.lockForErasure(userId, manager);
    for (const statement of eraseStatements(userId)) await execute(manager, statement);
  }
}
