import { Controller, Get, Header } from '@nestjs/common';
import { Admin } from '../../../platform/security/access.js';
import { CitiesAdmin } from '../cities-admin.service.js';

@Controller('api/admin/cities')
export class CitiesAdminController {
  constructor(private readonly cities: CitiesAdmin) {}

  @Get()
  @Admin()
  @Header('cache-control', 'no-store')
  overview() {
    return this.cities.overview();
  }
}
