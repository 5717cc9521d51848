import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { CommunityModule } from '../community/index.js';
import { MessagesModule } from '../messages/index.js';
import { ModerationModule } from '../moderation/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { MeetupGuestsService } from './attendance/guests.service.js';
import { MeetupMessageOpener } from './attendance/meetup-message-opener.js';
import { MeetupRsvpsService } from './attendance/rsvps.service.js';
import { SeatsService } from './attendance/seats.service.js';
import { CalendarFeedsService } from './calendar/calendar-feeds.service.js';
import { MeetupCalendarService } from './calendar/meetup-calendar.service.js';
import { DeparturesService } from './hosting/departures.service.js';
import { MeetupHostingService } from './hosting/hosting.service.js';
import { MeetupCalendarsController } from './http/calendars.controller.js';
import { MeetupHostingController } from './http/hosting.controller.js';
import { MeetupsController } from './http/meetups.controller.js';
import { MeetupsJob } from './jobs/meetups.job.js';
import { MeetupsPersonalData } from './meetups-personal-data.js';
import { MeetupEmailsService } from './notices/meetup-emails.service.js';
import { MeetupNoticesService } from './notices/meetup-notices.service.js';
import { MeetupNotifications } from './notices/meetup-notifications.js';
import { RemindersService } from './notices/reminders.service.js';
import { MeetupHeads } from './pages/meetup-heads.js';
import { MeetupCreatingService } from './planning/creating.service.js';
import { MeetupEditingService } from './planning/editing.service.js';
import { MeetupInputService } from './planning/meetup-input.service.js';
import { HostsRepository } from './record/hosts.repository.js';
import { MeetupsRepository } from './record/meetups.repository.js';
import { RsvpsRepository } from './record/rsvps.repository.js';
import { ReportedMeetups } from './reported-meetups.js';
import { MeetupAccessService } from './views/meetup-access.service.js';
import { MeetupFilesService } from './views/meetup-files.service.js';
import { MeetupListsService } from './views/meetup-lists.service.js';
import { MeetupViewsService } from './views/meetup-views.service.js';

/** Meet-ups of Connect. The rules are in docs/connect.md. */
@Module({
  imports: [AuthModule, CommunityModule, MessagesModule, ModerationModule, NotificationsModule],
  // The file of a meet-up comes before the meet-up itself, whose code could be anything.
  controllers: [MeetupCalendarsController, MeetupsController, MeetupHostingController],
  providers: [
    CalendarFeedsService,
    DeparturesService,
    HostsRepository,
    MeetupAccessService,
    MeetupCalendarService,
    MeetupCreatingService,
    MeetupEditingService,
    MeetupEmailsService,
    MeetupFilesService,
    MeetupGuestsService,
    MeetupHeads,
    MeetupHostingService,
    MeetupInputService,
    MeetupListsService,
    MeetupMessageOpener,
    MeetupNoticesService,
    MeetupNotifications,
    MeetupRsvpsService,
    MeetupViewsService,
    MeetupsJob,
    MeetupsPersonalData,
    MeetupsRepository,
    RemindersService,
    ReportedMeetups,
    RsvpsRepository,
    SeatsService,
  ],
})
export class MeetupsModule {}
