import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { ShelfRequest } from '@wanderwork/contracts/requests';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { Shelves } from '../shelf/shelves.service.js';

@Controller('api/account/shelf')
export class ShelfController {
  constructor(private readonly shelves: Shelves) {}

  @Get()
  @SignedIn()
  of(@CurrentUser() { id }: SessionUser) {
    return this.shelves.of(id);
  }

  @Post()
  @SignedIn()
  @HttpCode(200)
  merge(@CurrentUser() { id }: SessionUser, @Body() { entries }: ShelfRequest) {
    return this.shelves.merge(id, entries);
  }
}
