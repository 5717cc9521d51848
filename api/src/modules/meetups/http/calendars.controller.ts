import { Controller, Delete, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import type { FastifyRequest } from 'fastify';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, Public, SignedIn } from '../../../platform/security/access.js';
import { RequestUser } from '../../../platform/security/request-user.js';
import { CalendarFeedsService } from '../calendar/calendar-feeds.service.js';
import { MeetupFilesService } from '../views/meetup-files.service.js';
import { LimitWrites, PRIVATE, TEN_MINUTES } from './meetup-routes.js';

const CALENDAR = ['content-type', 'text/calendar; charset=utf-8'] as const;

/** Meet-ups for calendars: a file of one, and a private feed of a person's own. */
@Controller('api/connect')
export class MeetupCalendarsController {
  constructor(
    private readonly requestUser: RequestUser,
    private readonly files: MeetupFilesService,
    private readonly feeds: CalendarFeedsService,
  ) {}

  @Get('meet-ups/:code.ics')
  @Public()
  @Header(...PRIVATE)
  @Header(...CALENDAR)
  @Header('content-disposition', 'attachment; filename="meet-up.ics"')
  async download(@Req() request: FastifyRequest, @Param('code') code: string) {
    const { user } = await this.requestUser.find(request);
    return this.files.getFile(code, user);
  }

  @Get('calendar')
  @SignedIn()
  @Header(...PRIVATE)
  find(@CurrentUser() { id }: SessionUser) {
    return this.feeds.find(id);
  }

  @Post('calendar')
  @SignedIn()
  @LimitWrites()
  @HttpCode(200)
  @Header(...PRIVATE)
  create(@CurrentUser() { id }: SessionUser) {
    return this.feeds.create(id);
  }

  @Delete('calendar')
  @SignedIn()
  @HttpCode(204)
  revoke(@CurrentUser() { id }: SessionUser) {
    return this.feeds.revoke(id);
  }

  /** For calendar apps, which can't sign in: the secret is the permission. The limit slows down guessing. */
  @Get('calendar/:secret.ics')
  @Public()
  @RateLimit({ key: 'meetup-feeds', points: 300, seconds: TEN_MINUTES })
  @Header(...PRIVATE)
  @Header(...CALENDAR)
  @Header('x-robots-tag', 'noindex')
  read(@Param('secret') secret: string) {
    return this.feeds.read(secret);
  }
}
