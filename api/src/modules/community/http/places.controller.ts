import { Body, Controller, Delete, Get, Header, HttpCode, Param, Put, Req } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { FollowRequest, KeepOpenRequest } from '@wanderwork/contracts/requests';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, Public, SignedIn } from '../../../platform/security/access.js';
import { RequestUser } from '../../../platform/security/request-user.js';
import { PlacesService } from '../places/places.service.js';

const PRIVATE = ['cache-control', 'private, no-store'] as const;

@Controller('api/connect')
export class PlacesController {
  constructor(
    private readonly requestUser: RequestUser,
    private readonly places: PlacesService,
  ) {}

  @Get('places/:kind/:slug')
  @Public()
  @Header(...PRIVATE)
  async get(@Req() request: FastifyRequest, @Param('kind') kind: string, @Param('slug') slug: string) {
    const { user } = await this.requestUser.find(request);
    return this.places.getPage(kind, slug, user);
  }

  /** For moderators of the region. */
  @Put('places/:kind/:slug/keep-open')
  @SignedIn()
  @HttpCode(204)
  keepOpen(
    @CurrentUser() user: SessionUser,
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Body() request: KeepOpenRequest,
  ) {
    return this.places.keepOpen(user, kind, slug, request);
  }

  @Delete('places/:kind/:slug/keep-open')
  @SignedIn()
  @HttpCode(204)
  stopKeepingOpen(
    @CurrentUser() user: SessionUser,
    @Param('kind') kind: string,
    @Param('slug') slug: string,
  ) {
    return this.places.stopKeepingOpen(user, kind, slug);
  }

  @Get('follows')
  @SignedIn()
  @Header(...PRIVATE)
  listFollows(@CurrentUser() { id }: SessionUser) {
    return this.places.listFollows(id);
  }

  @Put('follows/:target')
  @SignedIn()
  @HttpCode(204)
  follow(
    @CurrentUser() { id }: SessionUser,
    @Param('target') target: string,
    @Body() { level }: FollowRequest,
  ) {
    return this.places.follow(id, target, level);
  }

  @Delete('follows/:target')
  @SignedIn()
  @HttpCode(204)
  unfollow(@CurrentUser() { id }: SessionUser, @Param('target') target: string) {
    return this.places.unfollow(id, target);
  }
}
