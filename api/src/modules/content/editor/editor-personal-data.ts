import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
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
        await manager.query('UPDATE post_versions SET by_id = NULL, by_name = NULL WHERE by_id = $1', [id]);
        await manager.query(
          'UPDATE post_drafts SET saved_by_id = NULL, saved_by_name = NULL WHERE saved_by_id = $1',
          [id],
        );
      },
    });
  }

  private exportAll(userId: string): Promise<unknown> {
    return this.database.query(
      `SELECT words->>'title' AS title, number, reason, at FROM post_versions WHERE by_id = $1
       UNION ALL SELECT words->>'title', NULL, 'draft', saved_at FROM post_drafts WHERE saved_by_id = $1
       ORDER BY at`,
      [userId],
    );
  }
}
