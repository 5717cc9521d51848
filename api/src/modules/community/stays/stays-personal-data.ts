import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, sql } from '../../../platform/database/sql.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';

const exportSql = (userId: string) => sql`
  SELECT
    (SELECT coalesce(jsonb_agg(jsonb_build_object('city', city, 'from', starts_on, 'to', ends_on,
        'wantsToMeet', wants_to_meet, 'createdAt', created_at) ORDER BY starts_on, id), '[]')
      FROM community_stays WHERE user_id = ${userId}) AS stays,
    (SELECT to_jsonb(hours) - 'user_id' FROM community_call_hours AS hours WHERE user_id = ${userId}) AS "callHours"`;

/** Stays and shared hours in a person's export and erasure. The nightly counts name nobody. */
@Injectable()
export class StaysPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'stays',
      export: ({ id }) => readRow(this.database, exportSql(id)),
      erase: ({ id }, manager) => this.erase(id, manager),
    });
  }

  private async erase(userId: string, manager: EntityManager): Promise<void> {
    await execute(manager, sql`DELETE FROM community_stays WHERE user_id = ${userId}`);
    await execute(manager, sql`DELETE FROM community_call_hours WHERE user_id = ${userId}`);
  }
}
