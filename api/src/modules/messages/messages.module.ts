import { Module } from '@nestjs/common';
import { CommunityModule } from '../community/index.js';
import { ModerationModule } from '../moderation/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { ContactRightsService } from './contact-rights.service.js';
import { ConversationsRepository } from './conversations.repository.js';
import { ConversationsService } from './conversations.service.js';
import { MessagesController } from './http/messages.controller.js';
import { MessagesJob } from './jobs/messages.job.js';
import { MessageNotifications } from './message-notifications.js';
import { MessageOpeners } from './message-openers.js';
import { MessageRequestsRepository } from './message-requests.repository.js';
import { MessageSettingsService } from './message-settings.service.js';
import { MessagesPersonalData } from './messages-personal-data.js';
import { MessagesRepository } from './messages.repository.js';
import { ReplyOpener } from './reply-opener.js';
import { ReportedMessages } from './reported-messages.js';
import { SendingService } from './sending.service.js';

/** Private messages, which begin with a request. Other modules register with `MessageOpeners` what connects people. */
@Module({
  imports: [CommunityModule, ModerationModule, NotificationsModule],
  controllers: [MessagesController],
  providers: [
    ContactRightsService,
    ConversationsRepository,
    ConversationsService,
    MessageNotifications,
    MessageOpeners,
    MessageRequestsRepository,
    MessageSettingsService,
    MessagesJob,
    MessagesPersonalData,
    MessagesRepository,
    ReplyOpener,
    ReportedMessages,
    SendingService,
  ],
  exports: [MessageOpeners],
})
export class MessagesModule {}
