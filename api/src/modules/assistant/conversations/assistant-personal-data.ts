import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { execute, readRows, sql } from '../../../platform/database/sql.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';

const exportSql = (userId: string) => sql`
  SELECT title, updated_at AS "updatedAt",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('text', text, 'page', page, 'trip', trip_id, 'state', state,
       'events', events, 'createdAt', created_at) ORDER BY seq), '[]') FROM assistant_messages
     WHERE user_id = assistant_conversations.user_id AND conversation_id = assistant_conversations.id) AS messages
  FROM assistant_conversations WHERE user_id = ${userId} ORDER BY updated_at DESC, id`;

/** The assistant's part of a person's export and erasure. */
@Injectable()
export class AssistantPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'assistant',
      export: ({ id }) => readRows(this.database, exportSql(id)),
      // Messages are deleted with their conversations.
      erase: async ({ id }, manager) =>
        void (await execute(manager, sql`DELETE FROM assistant_conversations WHERE user_id = ${id}`)),
    });
  }
}
