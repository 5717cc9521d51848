import { Injectable } from '@nestjs/common';
import type { EditablePost, PostVersion, PostVersionSummary, SessionUser } from '@wanderwork/contracts';
import type { PostRevisionRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { Drafts } from './drafts.service.js';
import { changedMeanwhile, noSuchVersion } from './editor.errors.js';
import { lockPost, readPost, toEditable } from './post-row.js';
import { addVersion, keepStanding } from './version-store.js';

/** The newest; nobody looks for one of longer ago in a list. */
const LISTED = 200;
const HIGHEST = 2_000_000_000;

const SUMMARY = `number, reason, words->>'title' AS title, length(words->>'content') AS characters, by_name AS by, at`;

type Row = Omit<PostVersion, 'at'> & { at: Date };

const toVersion = <V extends Omit<Row, 'words'>>(row: V) => ({ ...row, at: row.at.toISOString() });

/** What a post said before. */
@Injectable()
export class Versions {
  constructor(
    private readonly database: DataSource,
    private readonly drafts: Drafts,
  ) {}

  async list(id: string): Promise<PostVersionSummary[]> {
    await readPost(this.database.manager, id);
    const rows: Omit<Row, 'words'>[] = await this.database.query(
      `SELECT ${SUMMARY} FROM post_versions WHERE post_id = $1 ORDER BY number DESC LIMIT ${LISTED}`,
      [id],
    );
    return rows.map(toVersion);
  }

  async get(id: string, number: number): Promise<PostVersion> {
    return toVersion(await this.find(this.database.manager, id, number));
  }

  /** As a new version: what stands now stays among them. */
  async restore(
    editor: SessionUser,
    id: string,
    number: number,
    { revision }: PostRevisionRequest,
  ): Promise<EditablePost> {
    return this.database.transaction(async (manager) => {
      const standing = await lockPost(manager, id);
      if (standing.revision !== revision) throw changedMeanwhile({ theirs: toEditable(standing) });
      const { words } = await this.find(manager, id, number);
      await keepStanding(manager, standing);
      await this.drafts.put(manager, id, words, editor, true);
      await addVersion(manager, id, { reason: 'restored', words, by: editor });
      return toEditable(await readPost(manager, id));
    });
  }

  private async find(manager: EntityManager, id: string, number: number): Promise<Row> {
    if (number < 1 || number > HIGHEST) throw noSuchVersion();
    const [row] = await manager.query<Row[]>(
      `SELECT ${SUMMARY}, words FROM post_versions WHERE post_id = $1 AND number = $2`,
      [id, number],
    );
    if (!row) throw noSuchVersion();
    return row;
  }
}
