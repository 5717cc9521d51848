import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { createId } from '../../../platform/database/ids.js';
import { readRows, sql } from '../../../platform/database/sql.js';
import { UsersService } from '../../auth/index.js';
import { OutboxService } from '../../mail/index.js';
import { NotificationSources, type DigestItem } from '../notification-sources.js';
import { findDigestTime } from '../preferences/mail-time.policy.js';
import { readerColumns, ReadersRepository, type ReaderRow } from '../preferences/readers.repository.js';

const DIGEST_ITEMS = 12;
/** Readers per transaction. */
const BATCH_SIZE = 100;

/** The digest: what is new in Connect since the last one. */
@Injectable()
export class DigestsService {
  constructor(
    private readonly database: DataSource,
    private readonly readers: ReadersRepository,
    private readonly sources: NotificationSources,
    private readonly users: UsersService,
    private readonly outbox: OutboxService,
  ) {}

  /** Enqueues the digests that are due. Their topics are chosen when they are sent. */
  async sendAll(now = new Date()): Promise<void> {
    let hasMore = true;
    while (hasMore) hasMore = await this.database.transaction((manager) => this.sendBatch(now, manager));
  }

  /** What a reader has not read yet, at most twelve topics. */
  async listItems(userId: string, since: Date): Promise<DigestItem[]> {
    const items: DigestItem[] = [];
    for (const source of this.sources.list()) {
      const limit = DIGEST_ITEMS - items.length;
      if (limit > 0) items.push(...((await source.listForDigest?.(userId, since, limit)) ?? []));
    }
    return items;
  }

  private async sendBatch(now: Date, manager: EntityManager): Promise<boolean> {
    const readers = await readRows<ReaderRow>(
      manager,
      sql`SELECT ${readerColumns} FROM notification_readers WHERE digest_at <= ${now}
        ORDER BY digest_at LIMIT ${BATCH_SIZE} FOR NO KEY UPDATE SKIP LOCKED`,
    );
    // Digests are bulk mail, which lets other emails pass.
    const batchId = createId();
    for (const reader of readers) await this.send(reader, batchId, now, manager);
    return readers.length === BATCH_SIZE;
  }

  private async send(reader: ReaderRow, batchId: string, now: Date, manager: EntityManager): Promise<void> {
    const { userId, digestSince } = reader;
    const digestAt = findDigestTime(reader, now);
    await this.readers.save({ ...reader, digestAt, digestSince: now }, manager);
    const email = await this.users.findMailAddress(userId);
    // Somebody who has been away for so long that there is no next digest gets none now either.
    if (email === null || digestAt === null) return;
    const data = { userId, since: (digestSince ?? now).toISOString() };
    await this.outbox.enqueue(manager, { email, template: 'connect-digest', data, batchId });
  }
}
