import { Body, Controller, Delete, Get, Header, HttpCode, Param, Put } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { PushSubscriptionRequest } from '@wanderwork/contracts/requests';
import { HOUR } from '../../../platform/durations.js';
import { UuidPipe } from '../../../platform/http/uuid-pipe.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { pushSubscriptionUnknown } from '../notifications.errors.js';
import { PushSubscriptionsService } from '../push/push-subscriptions.service.js';

const subscriptionId = new UuidPipe(pushSubscriptionUnknown);

@Controller('api/connect/push-subscriptions')
export class PushController {
  constructor(private readonly subscriptions: PushSubscriptionsService) {}

  @Get()
  @SignedIn()
  @Header('cache-control', 'private, no-store')
  getState(@CurrentUser() { id }: SessionUser) {
    return this.subscriptions.getState(id);
  }

  @Put(':id')
  @SignedIn()
  @HttpCode(204)
  @RateLimit({ key: 'connect-push', points: 60, seconds: HOUR })
  save(
    @CurrentUser() user: SessionUser,
    @Param('id', subscriptionId) id: string,
    @Body() request: PushSubscriptionRequest,
  ) {
    return this.subscriptions.save(user.id, id, request);
  }

  @Delete(':id')
  @SignedIn()
  @HttpCode(204)
  remove(@CurrentUser() user: SessionUser, @Param('id', subscriptionId) id: string) {
    return this.subscriptions.remove(user.id, id);
  }
}
