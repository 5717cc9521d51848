import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, readRow, readRows, sql } from '../../../platform/database/sql.js';
import { UsersService } from '../../auth/index.js';
import { MailLogService, OutboxService } from '../../mail/index.js';
import type { EmailRule } from '../notification-sources.js';
import { PushQueueRepository } from '../push/push-queue.repository.js';
import { EmailLinesService, type NotificationLine } from './email-lines.service.js';
import { isWanted } from '../preferences/email-preferences.js';
import { findMailTime } from '../preferences/mail-time.policy.js';
import { ReadersRepository, type ReaderRow } from '../preferences/readers.repository.js';
import { addReplyEmail, findReplyEmailTime } from './reply-limits.policy.js';

/** When an email about replies still waits for the mail server, the next one is considered after this time. */
const WAIT_MS = 5 * 60_000;

const kinds: readonly EmailRule['kind'][] = ['decisions', 'messages', 'replies'];

const setDueSql = (userId: string, ids: readonly string[], at: Date | null) => sql`
  UPDATE notifications SET due_at = ${at} WHERE user_id = ${userId} AND id = ANY (${ids}::uuid[])`;

/**
 * Emails people about unread notifications once they are due, and lets their browsers get a push at the same moment. A
 * person's emails are enqueued, and their notifications marked, in one transaction under the lock of the person's row, so
 * that nothing is lost or sent twice.
 */
@Injectable()
export class DueNotificationsService {
  constructor(
    private readonly database: DataSource,
    private readonly readers: ReadersRepository,
    private readonly lines: EmailLinesService,
    private readonly users: UsersService,
    private readonly outbox: OutboxService,
    private readonly mailLog: MailLogService,
    private readonly pushes: PushQueueRepository,
  ) {}

  async sendAll(now = new Date()): Promise<void> {
    let hasMore = true;
    while (hasMore) hasMore = await this.database.transaction((manager) => this.sendNext(now, manager));
  }

  /** Returns whether there was anybody. */
  private async sendNext(now: Date, manager: EntityManager): Promise<boolean> {
    const next = await readRow<{ userId: string }>(
      manager,
      sql`SELECT user_id AS "userId" FROM notifications WHERE due_at <= ${now} ORDER BY due_at LIMIT 1`,
    );
    if (!next) return false;
    const reader = await this.readers.lock(next.userId, manager);
    const ids = await this.listDue(reader.userId, now, manager);
    const morning = findMailTime(reader.timeZone, now);
    if (morning > now) await execute(manager, setDueSql(reader.userId, ids, morning));
    else await this.sendTo(reader, ids, now, manager);
    return true;
  }

  private async sendTo(
    reader: ReaderRow,
    ids: readonly string[],
    now: Date,
    manager: EntityManager,
  ): Promise<void> {
    const lines = await this.lines.list(reader.userId, ids);
    await execute(manager, setDueSql(reader.userId, ids, null));
    for (const kind of kinds) {
      const ofKind = lines.filter(({ rule }) => rule.kind === kind);
      if (ofKind.length > 0) await this.sendKind(reader, kind, ofKind, now, manager);
    }
  }

  private async sendKind(
    reader: ReaderRow,
    kind: EmailRule['kind'],
    lines: readonly NotificationLine[],
    now: Date,
    manager: EntityManager,
  ): Promise<void> {
    const { userId } = reader;
    const ids = lines.map(({ id }) => id);
    const email = isWanted(reader, kind) ? await this.users.findMailAddress(userId) : null;
    if (email === null) return this.pushes.schedule(userId, manager);
    const template = `connect-${kind}` as const;
    if (kind === 'replies') {
      const isWaiting = await this.mailLog.isQueued(email, template, manager);
      const at = isWaiting ? new Date(now.getTime() + WAIT_MS) : findReplyEmailTime(reader.replyEmails, now);
      if (at > now) return void (await execute(manager, setDueSql(userId, ids, at)));
      await this.readers.save({ ...reader, replyEmails: addReplyEmail(reader.replyEmails, now) }, manager);
    }
    await this.outbox.enqueue(manager, { email, template, data: { userId, ids } });
    await this.pushes.schedule(userId, manager);
  }

  private async listDue(userId: string, now: Date, manager: EntityManager): Promise<string[]> {
    const rows = await readRows<{ id: string }>(
      manager,
      sql`SELECT id FROM notifications WHERE user_id = ${userId} AND due_at <= ${now} ORDER BY id FOR NO KEY UPDATE`,
    );
    return rows.map(({ id }) => id);
  }
}
