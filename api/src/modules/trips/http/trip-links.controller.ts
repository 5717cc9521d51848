import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { TripLinkRequest } from '@wanderwork/contracts/requests';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, Public, SignedIn } from '../../../platform/security/access.js';
import { TripLinksService } from '../links/trip-links.service.js';
import { linkIdPipe, LimitChanges, PRIVATE, TEN_MINUTES, tripIdPipe } from './trip-requests.js';

@Controller('api/trips')
export class TripLinksController {
  constructor(private readonly links: TripLinksService) {}

  @Get(':id/links')
  @SignedIn()
  @Header(...PRIVATE)
  list(@CurrentUser() { id: userId }: SessionUser, @Param('id', tripIdPipe) id: string) {
    return this.links.list(userId, id);
  }

  @Post(':id/links')
  @SignedIn()
  @LimitChanges()
  @Header(...PRIVATE)
  create(
    @CurrentUser() { id: userId }: SessionUser,
    @Param('id', tripIdPipe) id: string,
    @Body() request: TripLinkRequest,
  ) {
    return this.links.create(userId, id, request);
  }

  @Delete(':id/links/:link')
  @SignedIn()
  @HttpCode(204)
  @Header(...PRIVATE)
  revoke(
    @CurrentUser() { id: userId }: SessionUser,
    @Param('id', tripIdPipe) id: string,
    @Param('link', linkIdPipe) linkId: string,
  ) {
    return this.links.revoke(userId, id, linkId);
  }

  /** The limit slows down guessing. */
  @Get('shared/:token')
  @Public()
  @RateLimit({ key: 'shared-trips', points: 300, seconds: TEN_MINUTES })
  @Header(...PRIVATE)
  @Header('x-robots-tag', 'noindex')
  getShared(@Param('token') token: string) {
    return this.links.getShared(token);
  }
}
