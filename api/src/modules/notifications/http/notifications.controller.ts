import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { AfterQuery, NotificationsReadRequest } from '@wanderwork/contracts/requests';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { NotificationsService } from '../notifications.service.js';

@Controller('api/connect/notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  @SignedIn()
  @Header('cache-control', 'private, no-store')
  list(@CurrentUser() { id }: SessionUser, @Query() { after }: AfterQuery) {
    return this.notifications.list(id, after);
  }

  @Post('read')
  @SignedIn()
  @HttpCode(204)
  markRead(@CurrentUser() { id }: SessionUser, @Body() { ids }: NotificationsReadRequest) {
    return this.notifications.markRead(id, ids);
  }
}
