import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import {
  TripChangeRequest,
  TripHistoryQuery,
  TripListQuery,
  TripRequest,
  TripRestoreRequest,
} from '@wanderwork/contracts/requests';
import { AcceptsManyValues } from '../../../platform/http/body-parsers.js';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { TripChangesService } from '../changes/trip-changes.service.js';
import { TripsService } from '../trips.service.js';
import { LimitChanges, PRIVATE, tripIdPipe } from './trip-requests.js';

@Controller('api/trips')
export class TripsController {
  constructor(
    private readonly trips: TripsService,
    private readonly changes: TripChangesService,
  ) {}

  @Get()
  @SignedIn()
  @Header(...PRIVATE)
  list(@CurrentUser() user: SessionUser, @Query() query: TripListQuery) {
    return this.trips.list(user, query);
  }

  @Put(':id')
  @SignedIn()
  @LimitChanges()
  @AcceptsManyValues(TripRequest)
  @Header(...PRIVATE)
  create(
    @CurrentUser() user: SessionUser,
    @Param('id', tripIdPipe) id: string,
    @Body() { trip }: TripRequest,
  ) {
    return this.trips.create(user, id, trip);
  }

  @Get(':id')
  @SignedIn()
  @Header(...PRIVATE)
  get(@CurrentUser() user: SessionUser, @Param('id', tripIdPipe) id: string) {
    return this.trips.get(user, id);
  }

  @Delete(':id')
  @SignedIn()
  @HttpCode(204)
  @Header(...PRIVATE)
  remove(@CurrentUser() { id: userId }: SessionUser, @Param('id', tripIdPipe) id: string) {
    return this.trips.remove(userId, id);
  }

  @Post(':id/changes')
  @SignedIn()
  @LimitChanges()
  @HttpCode(200)
  @AcceptsManyValues(TripChangeRequest)
  @Header(...PRIVATE)
  change(
    @CurrentUser() user: SessionUser,
    @Param('id', tripIdPipe) id: string,
    @Body() request: TripChangeRequest,
  ) {
    return this.changes.change(user, id, request);
  }

  @Get(':id/history')
  @SignedIn()
  @Header(...PRIVATE)
  history(
    @CurrentUser() { id: userId }: SessionUser,
    @Param('id', tripIdPipe) id: string,
    @Query() { after }: TripHistoryQuery,
  ) {
    return this.changes.getHistory(userId, id, after);
  }

  @Post(':id/restore')
  @SignedIn()
  @LimitChanges()
  @HttpCode(200)
  @Header(...PRIVATE)
  restore(
    @CurrentUser() user: SessionUser,
    @Param('id', tripIdPipe) id: string,
    @Body() { revision }: TripRestoreRequest,
  ) {
    return this.changes.restore(user, id, revision);
  }

  /** Chooses the one trip that can be changed after a downgrade. */
  @Post(':id/choose')
  @SignedIn()
  @LimitChanges()
  @HttpCode(204)
  @Header(...PRIVATE)
  choose(@CurrentUser() { id: userId }: SessionUser, @Param('id', tripIdPipe) id: string) {
    return this.trips.choose(userId, id);
  }
}
