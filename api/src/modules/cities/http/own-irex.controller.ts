import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { IrexWishesRequest } from '@wanderwork/contracts/requests';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { Wishes } from '../personal/wishes.service.js';

@Controller('api/account/irex')
export class OwnIrexController {
  constructor(private readonly wishes: Wishes) {}

  @Get()
  @SignedIn()
  read(@CurrentUser() { id }: SessionUser) {
    return this.wishes.of(id);
  }

  @Put()
  @SignedIn()
  save(@CurrentUser() { id }: SessionUser, @Body() request: IrexWishesRequest) {
    return this.wishes.save(id, request);
  }

  @Delete()
  @SignedIn()
  @HttpCode(204)
  forget(@CurrentUser() { id }: SessionUser) {
    return this.wishes.forget(id);
  }
}
