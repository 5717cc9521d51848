import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { LinksModule } from '../links/index.js';
import { EmailPreferences } from './email/email-preferences.js';
import { ReadersRepository } from './email/readers.repository.js';
import { UnsubscribePage } from './email/unsubscribe-page.js';
import { ConnectEmailController } from './http/email.controller.js';
import { NotificationsController } from './http/notifications.controller.js';
import { NotificationsJob } from './jobs/notifications.job.js';
import { NotificationSources } from './notification-sources.js';
import { NotificationsPersonalData } from './notifications-personal-data.js';
import { NotificationsService } from './notifications.service.js';

/**
 * Notifications in the app and by email. It knows no kinds of objects; modules register theirs with
 * `NotificationSources`.
 */
@Module({
  imports: [AuthModule, LinksModule],
  controllers: [ConnectEmailController, NotificationsController],
  providers: [
    EmailPreferences,
    NotificationSources,
    NotificationsJob,
    NotificationsPersonalData,
    NotificationsService,
    ReadersRepository,
    UnsubscribePage,
  ],
  exports: [EmailPreferences, NotificationSources, NotificationsService],
})
export class NotificationsModule {}
