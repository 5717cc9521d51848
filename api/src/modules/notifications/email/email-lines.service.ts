import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { execute, readRows, sql } from '../../../platform/database/sql.js';
import {
  NotificationSources,
  type EmailLine,
  type EmailRule,
  type UnreadNotification,
} from '../notification-sources.js';

/** More would hide what matters; the button of the email leads to all. */
const MAX_LINES = 12;

interface UnreadRow extends UnreadNotification {
  id: string;
}

/** What an email says about a notification, and by which rule it is sent. */
export interface NotificationLine extends EmailLine {
  id: string;
  rule: EmailRule;
}

/** What emails say about notifications. */
@Injectable()
export class EmailLinesService {
  constructor(
    private readonly database: DataSource,
    private readonly sources: NotificationSources,
  ) {}

  /** The lines about those of a person's notifications that they should still hear of, the newest first. */
  async list(userId: string, ids: readonly string[]): Promise<NotificationLine[]> {
    const rows = await this.listUnread(userId, ids);
    const lines = new Map<string, EmailLine>();
    for (const kind of new Set(rows.map((row) => row.kind))) {
      const ofKind = rows.filter((row) => row.kind === kind);
      const described = await this.describe(ofKind, userId);
      for (const { id, objectId } of ofKind) {
        const line = described.get(objectId);
        if (line) lines.set(id, line);
      }
    }
    return rows.flatMap(({ id, kind }) => {
      const [line, rule] = [lines.get(id), this.sources.findEmailRule(kind)];
      return line && rule ? { id, rule, ...line } : [];
    });
  }

  /**
   * The lines of an email that is being sent. Nobody is told twice: what it says is due no longer, even if more people
   * replied while the email was waiting.
   */
  async take(userId: string, ids: readonly string[]): Promise<EmailLine[]> {
    const lines = (await this.list(userId, ids)).slice(0, MAX_LINES);
    await execute(
      this.database,
      sql`UPDATE notifications SET due_at = NULL
        WHERE user_id = ${userId} AND id = ANY (${lines.map(({ id }) => id)}::uuid[])`,
    );
    return lines.map(({ before, title, path }) => ({ before, title, path }));
  }

  private listUnread(userId: string, ids: readonly string[]): Promise<UnreadRow[]> {
    return readRows(
      this.database,
      sql`SELECT id, kind, object_id AS "objectId", ARRAY(SELECT actor_id FROM notification_actors AS actor
            WHERE actor.user_id = one.user_id AND notification_id = id) AS "actorIds"
        FROM notifications AS one WHERE user_id = ${userId} AND id = ANY (${ids}::uuid[]) AND read_at IS NULL
        ORDER BY updated_at DESC, id DESC`,
    );
  }

  private async describe(rows: readonly UnreadRow[], userId: string): Promise<Map<string, EmailLine>> {
    const source = this.sources.findByKind(rows[0]!.kind);
    if (!source) return new Map();
    if (source.describeForEmail) return source.describeForEmail(rows, userId);
    const objects = await source.describe(
      rows.map(({ objectId }) => objectId),
      userId,
    );
    return new Map([...objects].map(([objectId, object]) => [objectId, { before: '', ...object }]));
  }
}
