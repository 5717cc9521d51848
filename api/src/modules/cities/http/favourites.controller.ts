import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { FavouritesRequest } from '@wanderwork/contracts/requests';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { FavouritesService } from '../favourites/favourites.service.js';

@Controller('api/account/favourites')
export class FavouritesController {
  constructor(private readonly favourites: FavouritesService) {}

  @Get()
  @SignedIn()
  list(@CurrentUser() { id }: SessionUser) {
    return this.favourites.list(id);
  }

  @Post()
  @SignedIn()
  @HttpCode(200)
  merge(@CurrentUser() { id }: SessionUser, @Body() { slugs }: FavouritesRequest) {
    return this.favourites.merge(id, slugs);
  }

  @Put(':slug')
  @SignedIn()
  save(@CurrentUser() { id }: SessionUser, @Param('slug') slug: string) {
    return this.favourites.save(id, slug);
  }

  @Delete(':slug')
  @SignedIn()
  @HttpCode(204)
  forget(@CurrentUser() { id }: SessionUser, @Param('slug') slug: string) {
    return this.favourites.clear(id, slug);
  }
}
