import { Controller, Get, Param, Post } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { Admin, CurrentUser } from '../../../platform/security/access.js';
import { ProviderDesk } from '../providers/provider-desk.service.js';

@Controller('api/admin/cities/providers')
export class CitiesAdminProvidersController {
  constructor(private readonly desk: ProviderDesk) {}

  @Get()
  @Admin()
  list() {
    return this.desk.list();
  }

  @Post(':provider/plan')
  @Admin()
  plan(@CurrentUser() user: SessionUser, @Param('provider') provider: string) {
    return this.desk.plan(provider, user);
  }
}
