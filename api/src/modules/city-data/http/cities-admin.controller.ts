import { Controller, Get } from '@nestjs/common';
import { Admin } from '../../../platform/security/access.js';
import { CitiesAdminService } from '../cities-admin.service.js';

@Controller('api/admin/cities')
export class CitiesAdminController {
  constructor(private readonly admin: CitiesAdminService) {}

  @Get()
  @Admin()
  overview() {
    return this.admin.getOverview();
  }
}
