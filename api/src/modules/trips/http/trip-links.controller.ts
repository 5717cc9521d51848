import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Injectable,
  Param,
  type PipeTransform,
  Post,
} from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { SessionUser } from '@wanderwork/contracts';
import { TripLinkRequest } from '@wanderwork/contracts/requests';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, Public, SignedIn } from '../../../platform/security/access.js';
import { TripLinksService } from '../links/trip-links.service.js';
import { linkNotFound } from '../trips.errors.js';
import { LimitChanges, PRIVATE, TEN_MINUTES, TripIdPipe } from './trip-requests.js';

@Injectable()
class LinkIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!isUUID(id)) throw linkNotFound();
    return id;
  }
}

@Controller('api/trips')
export class TripLinksController {
  constructor(private readonly links: TripLinksService) {}

  @Get(':id/links')
  @SignedIn()
  @Header(...PRIVATE)
  list(@CurrentUser() { id: userId }: SessionUser, @Param('id', TripIdPipe) id: string) {
    return this.links.list(userId, id);
  }

  @Post(':id/links')
  @SignedIn()
  @LimitChanges()
  @Header(...PRIVATE)
  create(
    @CurrentUser() { id: userId }: SessionUser,
    @Param('id', TripIdPipe) id: string,
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
    @Param('id', TripIdPipe) id: string,
    @Param('link', LinkIdPipe) linkId: string,
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
