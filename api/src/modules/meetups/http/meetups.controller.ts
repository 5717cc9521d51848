import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import {
  MeetupCancelRequest,
  MeetupEditRequest,
  MeetupListQuery,
  MeetupRequest,
  OwnMeetupsQuery,
} from '@wanderwork/contracts/requests';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, Public, SignedIn } from '../../../platform/security/access.js';
import { RequestUser } from '../../../platform/security/request-user.js';
import { MeetupGuestsService } from '../attendance/guests.service.js';
import { MeetupRsvpsService } from '../attendance/rsvps.service.js';
import { MeetupCreatingService } from '../planning/creating.service.js';
import { MeetupEditingService } from '../planning/editing.service.js';
import { MeetupListsService } from '../views/meetup-lists.service.js';
import { MeetupViewsService } from '../views/meetup-views.service.js';
import { LimitWrites, PRIVATE } from './meetup-routes.js';

@Controller('api/connect/meet-ups')
export class MeetupsController {
  constructor(
    private readonly requestUser: RequestUser,
    private readonly lists: MeetupListsService,
    private readonly views: MeetupViewsService,
    private readonly creating: MeetupCreatingService,
    private readonly editing: MeetupEditingService,
    private readonly rsvps: MeetupRsvpsService,
    private readonly guests: MeetupGuestsService,
  ) {}

  @Get()
  @Public()
  @Header(...PRIVATE)
  async list(@Req() request: FastifyRequest, @Query() query: MeetupListQuery) {
    const { user } = await this.requestUser.find(request);
    return this.lists.listUpcoming(query, user);
  }

  @Get('own')
  @SignedIn()
  @Header(...PRIVATE)
  listOwn(@CurrentUser() user: SessionUser, @Query() query: OwnMeetupsQuery) {
    return this.lists.listOwn(query, user);
  }

  @Post()
  @SignedIn()
  @LimitWrites()
  @HttpCode(200)
  @Header(...PRIVATE)
  async create(@CurrentUser() user: SessionUser, @Body() request: MeetupRequest) {
    return this.views.get(await this.creating.create(user, request), user);
  }

  @Get(':code')
  @Public()
  @Header(...PRIVATE)
  async get(@Req() request: FastifyRequest, @Param('code') code: string) {
    const { user } = await this.requestUser.find(request);
    return this.views.get(code, user);
  }

  @Patch(':code')
  @SignedIn()
  @LimitWrites()
  @Header(...PRIVATE)
  async edit(
    @CurrentUser() user: SessionUser,
    @Param('code') code: string,
    @Body() request: MeetupEditRequest,
  ) {
    await this.editing.edit(user, code, request);
    return this.views.get(code, user);
  }

  @Post(':code/cancel')
  @SignedIn()
  @LimitWrites()
  @HttpCode(200)
  @Header(...PRIVATE)
  async cancel(
    @CurrentUser() user: SessionUser,
    @Param('code') code: string,
    @Body() { reason }: MeetupCancelRequest,
  ) {
    await this.editing.cancel(user, code, reason);
    return this.views.get(code, user);
  }

  @Put(':code/rsvp')
  @SignedIn()
  @LimitWrites()
  @Header(...PRIVATE)
  async join(@CurrentUser() user: SessionUser, @Param('code') code: string) {
    await this.rsvps.join(user, code);
    return this.views.get(code, user);
  }

  @Delete(':code/rsvp')
  @SignedIn()
  @LimitWrites()
  @HttpCode(204)
  leave(@CurrentUser() user: SessionUser, @Param('code') code: string) {
    return this.rsvps.leave(user, code);
  }

  @Get(':code/guests')
  @SignedIn()
  @Header(...PRIVATE)
  listGuests(@CurrentUser() user: SessionUser, @Param('code') code: string) {
    return this.guests.list(code, user);
  }
}
