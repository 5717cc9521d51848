import { Controller, Get, Header } from '@nestjs/common';
import { Admin } from '../../../platform/security/access.js';
import { ConnectOverviewService } from '../overview.service.js';

@Controller('api/connect/overview')
export class OverviewController {
  constructor(private readonly overview: ConnectOverviewService) {}

  @Get()
  @Admin()
  @Header('cache-control', 'private, no-store')
  get() {
    return this.overview.get();
  }
}
