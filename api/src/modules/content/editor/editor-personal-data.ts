import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { execute, readRows, sql } from '../../../platform/database/sql.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';

/**
 * The editor's part of a person's export and erasure. Erasure removes the name; the text belongs to the publication.
 */
@Injectable()
export class EditorPersonalData implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'posts',
      export: ({ id }) => this.exportAll(id),
      erase: async ({ id }, manager) => {
        await execute(
          manager,
          sql`UPDATE post_versions SET by_id = NULL, by_name = NULL WHERE by_id = ${id}`,
        );
        await execute(
          manager,
          sql`UPDATE post_drafts SET saved_by_id = NULL, saved_by_name = NULL WHERE saved_by_id = ${id}`,
        );
      },
    });
  }

  private exportAll(userId: string): Promise<unknown> {
    return readRows(
      this.database,
      sql`SELECT words->>'title' AS title, number, reason, at FROM post_versions WHERE by_id = ${userId}
        UNION ALL SELECT words->>'title', NULL, 'draft', saved_at FROM post_drafts WHERE saved_by_id = ${userId}
        ORDER BY at`,
    );
  }
}
