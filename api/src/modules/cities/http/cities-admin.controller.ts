import { Controller, Get } from '@nestjs/common';
import { Admin } from '../../../platform/security/access.js';
import { CitiesAdmin } from '../cities-admin.service.js';

@Controller('api/admin/cities')
export class CitiesAdminController {
  constructor(private readonly cities: CitiesAdmin) {}

  @Get()
  @Admin()
  overview() {
    return this.cities.overview();
  }
}
