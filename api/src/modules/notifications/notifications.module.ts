import { Module } from '@nestjs/common';
import { HealthModule } from '../../platform/health/health.module.js';
import { AuthModule } from '../auth/index.js';
import { LiveController } from './http/live.controller.js';
import { LinksModule } from '../links/index.js';
import { ConnectEmailChecks } from './email/connect-email-checks.js';
import { DigestsService } from './email/digests.service.js';
import { DueNotificationsService } from './email/due-notifications.service.js';
import { EmailLinesService } from './email/email-lines.service.js';
import { EmailPreferences } from './preferences/email-preferences.js';
import { ReadersRepository } from './preferences/readers.repository.js';
import { UnsubscribePage } from './preferences/unsubscribe-page.js';
import { ConnectEmailController } from './http/email.controller.js';
import { NotificationsController } from './http/notifications.controller.js';
import { PushController } from './http/push.controller.js';
import { NotificationEmailsJob } from './jobs/notification-emails.job.js';
import { NotificationsJob } from './jobs/notifications.job.js';
import { LiveEventsRepository } from './live/live-events.repository.js';
import { LiveStreamsService } from './live/live-streams.service.js';
import { NotificationSources } from './notification-sources.js';
import { NotificationsPersonalData } from './notifications-personal-data.js';
import { NotificationsService } from './notifications.service.js';
import { PushQueueRepository } from './push/push-queue.repository.js';
import { PushSubscriptionsService } from './push/push-subscriptions.service.js';
import { PushTransport } from './push/push-transport.js';
import { PushWorker } from './push/push-worker.js';

/**
 * Notifications in the app, by email and by web push, and live hints. It knows no kinds of objects; modules register theirs with
 * `NotificationSources`.
 */
@Module({
  imports: [AuthModule, HealthModule, LinksModule],
  controllers: [ConnectEmailController, LiveController, NotificationsController, PushController],
  providers: [
    ConnectEmailChecks,
    DigestsService,
    DueNotificationsService,
    EmailLinesService,
    EmailPreferences,
    NotificationEmailsJob,
    LiveEventsRepository,
    LiveStreamsService,
    NotificationSources,
    NotificationsJob,
    NotificationsPersonalData,
    NotificationsService,
    PushQueueRepository,
    PushSubscriptionsService,
    PushTransport,
    PushWorker,
    ReadersRepository,
    UnsubscribePage,
  ],
  exports: [EmailPreferences, LiveEventsRepository, NotificationSources, NotificationsService],
})
export class NotificationsModule {}
