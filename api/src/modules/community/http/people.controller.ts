import { Body, Controller, Delete, Get, Header, HttpCode, Param, Put, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import { pictureTypes, type SessionUser } from '@wanderwork/contracts';
import { ConnectProfileRequest } from '@wanderwork/contracts/requests';
import type { FastifyRequest } from 'fastify';
import { DAY, HOUR } from '../../../platform/durations.js';
import { TAKES_PICTURES } from '../../../platform/http/body-parsers.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { CurrentUser, Public, SignedIn } from '../../../platform/security/access.js';
import { RequestUser } from '../../../platform/security/request-user.js';
import { BarriersService } from '../people/barriers.service.js';
import { ConnectProfilesService } from '../people/profiles.service.js';
import { PicturesService } from '../topics/pictures.service.js';

const PRIVATE = ['cache-control', 'private, no-store'] as const;

@Controller('api/connect')
export class PeopleController {
  constructor(
    private readonly requestUser: RequestUser,
    private readonly profiles: ConnectProfilesService,
    private readonly pictures: PicturesService,
    private readonly barriers: BarriersService,
  ) {}

  @Get('people/:handle')
  @Public()
  @Header(...PRIVATE)
  async get(@Req() request: FastifyRequest, @Param('handle') handle: string) {
    const { user } = await this.requestUser.find(request);
    return this.profiles.get(handle, user);
  }

  @Get('profile')
  @SignedIn()
  @Header(...PRIVATE)
  getOwn(@CurrentUser() user: SessionUser) {
    return this.profiles.getOwn(user);
  }

  /** Limited, because each change of the handle reserves the old one for a year. */
  @Put('profile')
  @SignedIn()
  @RateLimit({ key: 'connect-profile', points: 20, seconds: DAY })
  @Header(...PRIVATE)
  save(@CurrentUser() user: SessionUser, @Body() request: ConnectProfileRequest) {
    return this.profiles.save(user, request);
  }

  /** The request body is the file. */
  @Put('profile/picture')
  @SignedIn()
  @HttpCode(204)
  @RouteConfig(TAKES_PICTURES)
  @ApiConsumes(...pictureTypes)
  @RateLimit({ key: 'connect-portrait', points: 20, seconds: HOUR })
  setPortrait(@CurrentUser() user: SessionUser, @Req() { body }: FastifyRequest) {
    return this.pictures.setPortrait(user, body);
  }

  @Delete('profile/picture')
  @SignedIn()
  @HttpCode(204)
  resetPortrait(@CurrentUser() user: SessionUser) {
    return this.pictures.resetPortrait(user);
  }

  @Get('blocks')
  @SignedIn()
  @Header(...PRIVATE)
  listBarriers(@CurrentUser() { id }: SessionUser) {
    return this.barriers.list(id);
  }

  @Put('blocks/:handle')
  @SignedIn()
  @HttpCode(204)
  block(@CurrentUser() user: SessionUser, @Param('handle') handle: string) {
    return this.barriers.add('blocks', user, handle);
  }

  @Delete('blocks/:handle')
  @SignedIn()
  @HttpCode(204)
  unblock(@CurrentUser() user: SessionUser, @Param('handle') handle: string) {
    return this.barriers.remove('blocks', user, handle);
  }

  @Put('mutes/:handle')
  @SignedIn()
  @HttpCode(204)
  mute(@CurrentUser() user: SessionUser, @Param('handle') handle: string) {
    return this.barriers.add('mutes', user, handle);
  }

  @Delete('mutes/:handle')
  @SignedIn()
  @HttpCode(204)
  unmute(@CurrentUser() user: SessionUser, @Param('handle') handle: string) {
    return this.barriers.remove('mutes', user, handle);
  }
}
