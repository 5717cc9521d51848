import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import {
  AfterQuery,
  ConversationListQuery,
  MessageRequest,
  MessageSettingsRequest,
  MessagesReadRequest,
} from '@wanderwork/contracts/requests';
import { HOUR } from '../../../platform/durations.js';
import { UuidPipe } from '../../../platform/http/uuid-pipe.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { connectNotFound } from '../../moderation/index.js';
import { ContactRightsService } from '../contact-rights.service.js';
import { ConversationsService } from '../conversations.service.js';
import { MessageSettingsService } from '../message-settings.service.js';
import { SendingService } from '../sending.service.js';

const PRIVATE = ['cache-control', 'private, no-store'] as const;
const idPipe = new UuidPipe(connectNotFound);

@Controller('api/connect/messages')
export class MessagesController {
  constructor(
    private readonly sending: SendingService,
    private readonly conversations: ConversationsService,
    private readonly contacts: ContactRightsService,
    private readonly settings: MessageSettingsService,
  ) {}

  @Get()
  @SignedIn()
  @Header(...PRIVATE)
  list(@CurrentUser() { id }: SessionUser, @Query() { box = 'conversations', after }: ConversationListQuery) {
    return this.conversations.list(id, box, after);
  }

  @Post()
  @SignedIn()
  @HttpCode(200)
  @RateLimit({ key: 'connect-messages', points: 300, seconds: HOUR })
  @Header(...PRIVATE)
  send(@CurrentUser() user: SessionUser, @Body() request: MessageRequest) {
    return this.sending.send(user, request);
  }

  @Get('unread')
  @SignedIn()
  @Header(...PRIVATE)
  countUnread(@CurrentUser() { id }: SessionUser) {
    return this.conversations.countUnread(id);
  }

  @Get('settings')
  @SignedIn()
  @Header(...PRIVATE)
  getSettings(@CurrentUser() { id }: SessionUser) {
    return this.settings.get(id);
  }

  @Put('settings')
  @SignedIn()
  @HttpCode(204)
  saveSettings(@CurrentUser() { id }: SessionUser, @Body() request: MessageSettingsRequest) {
    return this.settings.save(id, request);
  }

  @Get('with/:handle')
  @SignedIn()
  @Header(...PRIVATE)
  describeContact(@CurrentUser() user: SessionUser, @Param('handle') handle: string) {
    return this.contacts.describe(user, handle);
  }

  @Get(':id')
  @SignedIn()
  @Header(...PRIVATE)
  get(
    @CurrentUser() { id: userId }: SessionUser,
    @Param('id', idPipe) id: string,
    @Query() { after }: AfterQuery,
  ) {
    return this.conversations.get(userId, id, after);
  }

  @Post(':id/accept')
  @SignedIn()
  @HttpCode(200)
  @Header(...PRIVATE)
  accept(@CurrentUser() { id: userId }: SessionUser, @Param('id', idPipe) id: string) {
    return this.conversations.accept(userId, id);
  }

  @Post(':id/decline')
  @SignedIn()
  @HttpCode(204)
  decline(@CurrentUser() { id: userId }: SessionUser, @Param('id', idPipe) id: string) {
    return this.conversations.decline(userId, id);
  }

  @Post(':id/read')
  @SignedIn()
  @HttpCode(204)
  markRead(
    @CurrentUser() { id: userId }: SessionUser,
    @Param('id', idPipe) id: string,
    @Body() { number }: MessagesReadRequest,
  ) {
    return this.conversations.markRead(userId, id, number);
  }

  @Delete(':id')
  @SignedIn()
  @HttpCode(204)
  remove(@CurrentUser() { id: userId }: SessionUser, @Param('id', idPipe) id: string) {
    return this.conversations.remove(userId, id);
  }
}
