import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Public } from '../security/access.js';
import { Draining } from './draining.js';

@Controller('api/health')
export class HealthController {
  constructor(
    private readonly source: DataSource,
    private readonly draining: Draining,
  ) {}

  /** The process runs. */
  @Get('live')
  @Public()
  live() {
    return { status: 'ok' };
  }

  /** The process can serve: its database answers and it is not about to stop. */
  @Get('ready')
  @Public()
  async ready() {
    this.draining.refuse();
    await this.source.query('SELECT 1');
    return { status: 'ok' };
  }
}
