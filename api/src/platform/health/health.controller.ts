import { Controller, Get } from '@nestjs/common';
import { DatabaseMonitor } from '../database/database-monitor.js';
import { Public } from '../security/access.js';
import { Config } from '../config/index.js';
import { unavailable } from '../errors/app-error.js';
import { hasFreeSpace } from '../free-space.js';
import { Draining } from './draining.js';

@Controller('api/health')
export class HealthController {
  constructor(
    private readonly database: DatabaseMonitor,
    private readonly draining: Draining,
    private readonly config: Config,
  ) {}

  /** Liveness: the process runs. */
  @Get('live')
  @Public()
  live() {
    return { status: 'ok' };
  }

  /**
   * Readiness: the database answers and can store data, the disk has free space, and the process is not shutting down.
   */
  @Get('ready')
  @Public()
  async ready() {
    this.draining.assertAccepting();
    await this.database.assertReady();
    await this.assertFreeSpace();
    return { status: 'ok' };
  }

  private async assertFreeSpace(): Promise<void> {
    const { dataDir, minFreeBytes } = this.config;
    if (!(await hasFreeSpace(dataDir, minFreeBytes))) throw unavailable('The disk of DATA_DIR is full.');
  }
}
