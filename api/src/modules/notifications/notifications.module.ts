import { Module } from '@nestjs/common';
import { NotificationsController } from './http/notifications.controller.js';
import { NotificationsJob } from './jobs/notifications.job.js';
import { NotificationSources } from './notification-sources.js';
import { NotificationsPersonalData } from './notifications-personal-data.js';
import { NotificationsService } from './notifications.service.js';

/** Notifications in the app. It knows no kinds of objects; modules register theirs with `NotificationSources`. */
@Module({
  controllers: [NotificationsController],
  providers: [NotificationSources, NotificationsService, NotificationsJob, NotificationsPersonalData],
  exports: [NotificationSources, NotificationsService],
})
export class NotificationsModule {}
