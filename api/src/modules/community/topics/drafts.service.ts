import { Injectable } from '@nestjs/common';
import { connectLimits, type ConnectDraft } from '@wanderwork/contracts';
import type { ConnectDraftRequest } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { execute, readRows, sql } from '../../../platform/database/sql.js';

interface DraftRow {
  id: string;
  doc: Omit<ConnectDraft, 'id' | 'updatedAt'>;
  updatedAt: Date;
}

/** Beyond the limit, the drafts that were not changed for the longest time go first. */
const deleteOldestSql = (userId: string) => sql`
  DELETE FROM community_drafts WHERE user_id = ${userId} AND id IN (SELECT id FROM community_drafts
    WHERE user_id = ${userId} ORDER BY updated_at DESC, id DESC OFFSET ${connectLimits.drafts})`;

/** Unfinished posts, saved when typing pauses. */
@Injectable()
export class ConnectDraftsService {
  constructor(private readonly database: DataSource) {}

  async list(userId: string): Promise<ConnectDraft[]> {
    const rows = await readRows<DraftRow>(
      this.database,
      sql`SELECT id, doc, updated_at AS "updatedAt" FROM community_drafts WHERE user_id = ${userId}
        ORDER BY updated_at DESC, id DESC LIMIT ${connectLimits.drafts}`,
    );
    return rows.map(({ id, doc, updatedAt }) => ({ id, ...doc, updatedAt: updatedAt.toISOString() }));
  }

  async save(userId: string, id: string, request: ConnectDraftRequest): Promise<void> {
    const {
      place = null,
      topic = null,
      kind = null,
      title = '',
      text,
      tags = [],
      correction = null,
    } = request;
    const doc = JSON.stringify({ place, topic, kind, title, text, tags, correction });
    await execute(
      this.database,
      sql`INSERT INTO community_drafts (user_id, id, doc, updated_at) VALUES (${userId}, ${id}, ${doc}::jsonb, now())
        ON CONFLICT (user_id, id) DO UPDATE SET doc = excluded.doc, updated_at = excluded.updated_at`,
    );
    await execute(this.database, deleteOldestSql(userId));
  }

  async remove(userId: string, id: string): Promise<void> {
    await execute(this.database, sql`DELETE FROM community_drafts WHERE user_id = ${userId} AND id = ${id}`);
  }
}
