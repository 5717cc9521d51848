import { Controller, Delete, Header, HttpCode, Param, Put } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { MeetupHostingService } from '../hosting/hosting.service.js';
import { MeetupViewsService } from '../views/meetup-views.service.js';
import { LimitWrites, PRIVATE } from './meetup-routes.js';

@Controller('api/connect/meet-ups/:code')
export class MeetupHostingController {
  constructor(
    private readonly hosting: MeetupHostingService,
    private readonly views: MeetupViewsService,
  ) {}

  @Put('hosting')
  @SignedIn()
  @LimitWrites()
  @Header(...PRIVATE)
  async accept(@CurrentUser() user: SessionUser, @Param('code') code: string) {
    await this.hosting.accept(user, code);
    return this.views.get(code, user);
  }

  @Delete('hosting')
  @SignedIn()
  @LimitWrites()
  @HttpCode(204)
  stop(@CurrentUser() user: SessionUser, @Param('code') code: string) {
    return this.hosting.stop(user, code);
  }

  @Put('co-hosts/:handle')
  @SignedIn()
  @LimitWrites()
  @Header(...PRIVATE)
  async invite(
    @CurrentUser() user: SessionUser,
    @Param('code') code: string,
    @Param('handle') handle: string,
  ) {
    await this.hosting.invite(user, code, handle);
    return this.views.get(code, user);
  }

  @Delete('co-hosts/:handle')
  @SignedIn()
  @LimitWrites()
  @HttpCode(204)
  dismiss(@CurrentUser() user: SessionUser, @Param('code') code: string, @Param('handle') handle: string) {
    return this.hosting.dismiss(user, code, handle);
  }
}
