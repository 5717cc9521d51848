import { Body, Controller, Delete, Get, Header, HttpCode, Param, Put, Query } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { CallHoursRequest, FreeEveningsQuery, StayRequest } from '@wanderwork/contracts/requests';
import { UuidPipe } from '../../../platform/http/uuid-pipe.js';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { connectNotFound } from '../../moderation/index.js';
import { CallHoursService } from '../stays/call-hours.service.js';
import { OverlapsService } from '../stays/overlaps.service.js';
import { StaysService } from '../stays/stays.service.js';

const PRIVATE = ['cache-control', 'private, no-store'] as const;
const idPipe = new UuidPipe(connectNotFound);

@Controller('api/connect')
export class StaysController {
  constructor(
    private readonly stays: StaysService,
    private readonly overlaps: OverlapsService,
    private readonly callHours: CallHoursService,
  ) {}

  @Get('stays')
  @SignedIn()
  @Header(...PRIVATE)
  list(@CurrentUser() { id }: SessionUser) {
    return this.stays.list(id);
  }

  @Put('stays/:id')
  @SignedIn()
  @Header(...PRIVATE)
  add(@CurrentUser() user: SessionUser, @Param('id', idPipe) id: string, @Body() request: StayRequest) {
    return this.stays.add(user, id, request);
  }

  @Delete('stays/:id')
  @SignedIn()
  @HttpCode(204)
  remove(@CurrentUser() { id: userId }: SessionUser, @Param('id', idPipe) id: string) {
    return this.stays.remove(userId, id);
  }

  @Put('stays/:id/hand')
  @SignedIn()
  @HttpCode(204)
  raiseHand(@CurrentUser() { id: userId }: SessionUser, @Param('id', idPipe) id: string) {
    return this.stays.setWantsToMeet(userId, id, true);
  }

  @Delete('stays/:id/hand')
  @SignedIn()
  @HttpCode(204)
  lowerHand(@CurrentUser() { id: userId }: SessionUser, @Param('id', idPipe) id: string) {
    return this.stays.setWantsToMeet(userId, id, false);
  }

  @Get('overlaps')
  @SignedIn()
  @Header(...PRIVATE)
  listOverlaps(@CurrentUser() { id }: SessionUser) {
    return this.overlaps.list(id);
  }

  @Get('call-hours')
  @SignedIn()
  @Header(...PRIVATE)
  getCallHours(@CurrentUser() { id }: SessionUser) {
    return this.callHours.find(id);
  }

  @Put('call-hours')
  @SignedIn()
  @HttpCode(204)
  shareCallHours(@CurrentUser() user: SessionUser, @Body() request: CallHoursRequest) {
    return this.callHours.share(user, request);
  }

  @Delete('call-hours')
  @SignedIn()
  @HttpCode(204)
  stopSharingCallHours(@CurrentUser() { id }: SessionUser) {
    return this.callHours.stopSharing(id);
  }

  /** For those who may host. */
  @Get('places/city/:slug/free-evenings')
  @SignedIn()
  @Header(...PRIVATE)
  listFreeEvenings(
    @CurrentUser() user: SessionUser,
    @Param('slug') slug: string,
    @Query() { from, to }: FreeEveningsQuery,
  ) {
    return this.overlaps.listFreeEvenings(user, slug, from, to);
  }
}
