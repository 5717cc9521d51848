import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { execute, readRows, sql } from '../../platform/database/sql.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';

/** Changes, links and drafts are deleted with their trips. */
const eraseSql = (userId: string) => sql`DELETE FROM trips WHERE user_id = ${userId}`;

/** Deleted trips too, while they can be restored. Tokens of links are not stored. */
const exportSql = (userId: string) => sql`
  SELECT trips.doc AS trip, revision, updated_at AS "updatedAt", deleted_at AS "deletedAt",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('revision', revision, 'writer', writer, 'at', at, 'ops', ops)
       ORDER BY revision), '[]') FROM trip_changes WHERE user_id = trips.user_id AND trip_id = trips.id) AS changes,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'shows', shows, 'createdAt', created_at,
       'revokedAt', revoked_at) ORDER BY created_at), '[]') FROM trip_links
     WHERE user_id = trips.user_id AND trip_id = trips.id) AS links,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('base', base, 'ops', ops, 'writer', writer, 'createdAt', created_at,
       'decidedAt', decided_at, 'accepted', accepted) ORDER BY created_at), '[]') FROM trip_drafts
     WHERE user_id = trips.user_id AND trip_id = trips.id) AS drafts
  FROM trips WHERE user_id = ${userId} ORDER BY updated_at DESC, id`;

/** The planner's part of a person's export and erasure. */
@Injectable()
export class TripsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'trips',
      export: ({ id }) => readRows(this.database, exportSql(id)),
      erase: async ({ id }, manager) => void (await execute(manager, eraseSql(id))),
    });
  }
}
