import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { AdminAuditQuery, AdminSettingsRequest } from '@wanderwork/contracts/requests';
import { Admin, CurrentUser, Fresh } from '../../../platform/security/access.js';
import { AdminSettingsService } from '../admin-settings.service.js';
import { AuditAdminService } from '../audit-admin.service.js';
import { AdminOverviewService } from '../admin-overview.service.js';

/** The state of the product, its settings and the audit log. */
@Controller('api/admin')
export class SiteController {
  constructor(
    private readonly overview: AdminOverviewService,
    private readonly settings: AdminSettingsService,
    private readonly audit: AuditAdminService,
  ) {}

  @Get('overview')
  @Admin()
  getOverview() {
    return this.overview.get();
  }

  @Get('settings')
  @Admin()
  getSettings() {
    return this.settings.get();
  }

  @Put('settings')
  @Admin()
  @Fresh()
  changeSettings(@CurrentUser() admin: SessionUser, @Body() request: AdminSettingsRequest) {
    return this.settings.change(admin, request);
  }

  @Get('audit')
  @Admin()
  listAudit(@Query() query: AdminAuditQuery) {
    return this.audit.list(query);
  }
}
