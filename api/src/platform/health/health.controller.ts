import { Controller, Get } from '@nestjs/common';
import { DatabaseMonitor } from '../database/database-monitor.js';
import { Public } from '../security/access.js';
import { Draining } from './draining.js';

@Controller('api/health')
export class HealthController {
  constructor(
    private readonly database: DatabaseMonitor,
    private readonly draining: Draining,
  ) {}

  /** The process runs. */
  @Get('live')
  @Public()
  live() {
    return { status: 'ok' };
  }

  /** The process can serve: its database answers and can store, and the process is not about to stop. */
  @Get('ready')
  @Public()
  async ready() {
    this.draining.refuse();
    await this.database.assertReady();
    return { status: 'ok' };
  }
}
