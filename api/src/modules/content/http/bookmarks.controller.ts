import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { BookmarksRequest } from '@wanderwork/contracts/requests';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { BookmarksService } from '../bookmarks/bookmarks.service.js';

@Controller('api/account/shelf')
export class BookmarksController {
  constructor(private readonly bookmarks: BookmarksService) {}

  @Get()
  @SignedIn()
  list(@CurrentUser() { id }: SessionUser) {
    return this.bookmarks.list(id);
  }

  @Post()
  @SignedIn()
  @HttpCode(200)
  merge(@CurrentUser() { id }: SessionUser, @Body() { entries }: BookmarksRequest) {
    return this.bookmarks.merge(id, entries);
  }
}
