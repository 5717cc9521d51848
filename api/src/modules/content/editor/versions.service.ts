import { Injectable } from '@nestjs/common';
import type { EditablePost, PostVersion, PostVersionSummary, SessionUser } from '@wanderwork/contracts';
import type { PostRevisionRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { readRow, readRows, sql } from '../../../platform/database/sql.js';
import { DraftsService } from './drafts.service.js';
import { postChanged, versionNotFound } from '../content.errors.js';
import { lockPost, getPost, toEditablePost } from './post-row.js';
import { addVersion, keepCurrentVersion } from './post-versions.js';

/** Only the newest versions are listed. */
const MAX_LISTED = 200;
const MAX_NUMBER = 2_000_000_000;

const summaryColumns = sql`number, reason, words->>'title' AS title, length(words->>'content') AS characters, by_name AS by, at`;

type Row = Omit<PostVersion, 'at'> & { at: Date };

const toVersion = <V extends Omit<Row, 'words'>>(row: V) => ({ ...row, at: row.at.toISOString() });

/** Earlier versions of a post. */
@Injectable()
export class VersionsService {
  constructor(
    private readonly database: DataSource,
    private readonly drafts: DraftsService,
  ) {}

  async list(id: string): Promise<PostVersionSummary[]> {
    await getPost(this.database.manager, id);
    const rows = await readRows<Omit<Row, 'words'>>(
      this.database,
      sql`SELECT ${summaryColumns} FROM post_versions WHERE post_id = ${id} ORDER BY number DESC LIMIT ${MAX_LISTED}`,
    );
    return rows.map(toVersion);
  }

  async get(id: string, number: number): Promise<PostVersion> {
    return toVersion(await this.getRow(this.database.manager, id, number));
  }

  /** Restores a version as a new one. The current text is kept as a version. */
  async restore(
    editor: SessionUser,
    id: string,
    number: number,
    { revision }: PostRevisionRequest,
  ): Promise<EditablePost> {
    return this.database.transaction(async (manager) => {
      const current = await lockPost(manager, id);
      if (current.revision !== revision) throw postChanged({ theirs: toEditablePost(current) });
      const { words } = await this.getRow(manager, id, number);
      await keepCurrentVersion(manager, current);
      await this.drafts.write(manager, id, words, editor, true);
      await addVersion(manager, id, { reason: 'restored', words, by: editor });
      return toEditablePost(await getPost(manager, id));
    });
  }

  private async getRow(manager: EntityManager, id: string, number: number): Promise<Row> {
    if (number < 1 || number > MAX_NUMBER) throw versionNotFound();
    const row = await readRow<Row>(
      manager,
      sql`SELECT ${summaryColumns}, words FROM post_versions WHERE post_id = ${id} AND number = ${number}`,
    );
    if (!row) throw versionNotFound();
    return row;
  }
}
