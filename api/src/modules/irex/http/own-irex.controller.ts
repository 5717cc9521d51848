import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { IrexPreferencesRequest } from '@wanderwork/contracts/requests';
import { CurrentUser, SignedIn } from '../../../platform/security/access.js';
import { PreferencesService } from '../personal/preferences.service.js';

@Controller('api/account/irex')
export class OwnIrexController {
  constructor(private readonly preferences: PreferencesService) {}

  @Get()
  @SignedIn()
  read(@CurrentUser() { id }: SessionUser) {
    return this.preferences.find(id);
  }

  @Put()
  @SignedIn()
  save(@CurrentUser() { id }: SessionUser, @Body() request: IrexPreferencesRequest) {
    return this.preferences.save(id, request);
  }

  @Delete()
  @SignedIn()
  @HttpCode(204)
  forget(@CurrentUser() { id }: SessionUser) {
    return this.preferences.clear(id);
  }
}
