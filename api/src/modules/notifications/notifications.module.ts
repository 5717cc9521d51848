import { Module } from '@nestjs/common';
import { HealthModule } from '../../platform/health/health.module.js';
import { AuthModule } from '../auth/index.js';
import { LiveController } from './http/live.controller.js';
import { NotificationsController } from './http/notifications.controller.js';
import { NotificationsJob } from './jobs/notifications.job.js';
import { LiveEventsRepository } from './live/live-events.repository.js';
import { LiveStreamsService } from './live/live-streams.service.js';
import { NotificationSources } from './notification-sources.js';
import { NotificationsPersonalData } from './notifications-personal-data.js';
import { NotificationsService } from './notifications.service.js';

/** Notifications in the app, and live hints. It knows no kinds of objects; modules register theirs with `NotificationSources`. */
@Module({
  imports: [AuthModule, HealthModule],
  controllers: [LiveController, NotificationsController],
  providers: [
    LiveEventsRepository,
    LiveStreamsService,
    NotificationSources,
    NotificationsJob,
    NotificationsPersonalData,
    NotificationsService,
  ],
  exports: [LiveEventsRepository, NotificationSources, NotificationsService],
})
export class NotificationsModule {}
