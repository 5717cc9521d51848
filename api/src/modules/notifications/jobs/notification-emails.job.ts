import { Injectable } from '@nestjs/common';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { MINUTE_MS } from '../../../platform/durations.js';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { DigestsService } from '../email/digests.service.js';
import { DueNotificationsService } from '../email/due-notifications.service.js';

/** What is emailed at once waits for this long at most. */
const NOTIFICATIONS_EVERY_MS = 10_000;

/** Enqueues the emails about notifications and the digests that are due. */
@Injectable()
export class NotificationEmailsJob {
  constructor(
    private readonly notifications: DueNotificationsService,
    private readonly digests: DigestsService,
  ) {}

  @Job({ name: 'notifications-email', everyMs: NOTIFICATIONS_EVERY_MS })
  async sendNotifications(): Promise<void> {
    await ignoreDatabaseGone(this.notifications.sendAll());
  }

  @Job({ name: 'notifications-digest', everyMs: MINUTE_MS })
  async sendDigests(): Promise<void> {
    await ignoreDatabaseGone(this.digests.sendAll());
  }
}
