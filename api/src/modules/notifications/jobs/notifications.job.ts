import { Injectable } from '@nestjs/common';
import { formatDuration, retention } from '@wanderwork/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { execute, readRow, sql } from '../../../platform/database/sql.js';
import { HOUR_MS, MINUTE_MS } from '../../../platform/durations.js';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { LiveEventsRepository } from '../live/live-events.repository.js';
import { NotificationSources } from '../notification-sources.js';
import { NotificationsService } from '../notifications.service.js';

const DELIVER_EVERY_MS = 5_000;
const SWEEP_LIVE_EVERY_MS = 5 * MINUTE_MS;
const SWEEP_EVERY_MS = 6 * HOUR_MS;
/** People per transaction, so that no delivery holds locks for long. */
const BATCH_SIZE = 500;

interface DeliveryRow {
  id: string;
  source: string;
  sourceId: string;
  actorId: string | null;
  afterUser: string | null;
}

/** Delivers notifications to followers, and deletes old ones. */
@Injectable()
export class NotificationsJob {
  constructor(
    private readonly database: DataSource,
    private readonly sources: NotificationSources,
    private readonly notifications: NotificationsService,
    private readonly liveEvents: LiveEventsRepository,
  ) {}

  @Job({ name: 'notifications-deliver', everyMs: DELIVER_EVERY_MS })
  async deliverAll(): Promise<void> {
    let delivered = true;
    while (delivered) delivered = await this.database.transaction((manager) => this.deliverBatch(manager));
  }

  @Job({ name: 'notifications-cleanup', everyMs: SWEEP_EVERY_MS })
  async sweep(): Promise<void> {
    const age = formatDuration(retention.notifications);
    await ignoreDatabaseGone(
      execute(this.database, sql`DELETE FROM notifications WHERE updated_at < now() - ${age}::interval`),
    );
  }

  @Job({ name: 'live-events-cleanup', everyMs: SWEEP_LIVE_EVERY_MS })
  async sweepLiveEvents(): Promise<void> {
    await ignoreDatabaseGone(this.liveEvents.deleteOld());
  }

  /** Where it ended is stored with the batch, so that a repeated run notifies nobody twice. */
  private async deliverBatch(manager: EntityManager): Promise<boolean> {
    const row = await readRow<DeliveryRow>(
      manager,
      sql`SELECT id, source, source_id AS "sourceId", actor_id AS "actorId", after_user AS "afterUser"
        FROM notification_jobs ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    );
    if (!row) return false;
    const source = this.sources.findByName(row.source);
    const batch = await source?.listRecipients?.(row.sourceId, row.afterUser, BATCH_SIZE, manager);
    await this.notifications.notify(batch?.recipients ?? [], row.actorId, manager);
    await execute(
      manager,
      batch && batch.lastUser !== null
        ? sql`UPDATE notification_jobs SET after_user = ${batch.lastUser} WHERE id = ${row.id}`
        : sql`DELETE FROM notification_jobs WHERE id = ${row.id}`,
    );
    return true;
  }
}
