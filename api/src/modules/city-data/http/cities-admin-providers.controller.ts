import { Controller, Get, Param, Post } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { Admin, CurrentUser } from '../../../platform/security/access.js';
import { ProviderAdminService } from '../providers/provider-admin.service.js';

@Controller('api/admin/cities/providers')
export class CitiesAdminProvidersController {
  constructor(private readonly providers: ProviderAdminService) {}

  @Get()
  @Admin()
  list() {
    return this.providers.list();
  }

  @Post(':provider/plan')
  @Admin()
  plan(@CurrentUser() user: SessionUser, @Param('provider') provider: string) {
    return this.providers.plan(provider, user);
  }
}
