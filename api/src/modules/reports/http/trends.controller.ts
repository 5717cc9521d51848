import { Controller, Get, Header, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MINUTE } from '../../../platform/durations.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Public } from '../../../platform/security/access.js';
import { Askers } from '../../../platform/security/askers.js';
import { Trends } from '../trends/trends.service.js';

@Controller('api/irex')
export class TrendsController {
  constructor(
    private readonly askers: Askers,
    private readonly trends: Trends,
  ) {}

  /** Open to everybody; who asks decides of which cities it tells. */
  @Get('trends')
  @Public()
  @RateLimit({ key: 'trends', points: 120, seconds: MINUTE })
  @Header('cache-control', 'private, no-store')
  async newest(@Req() request: FastifyRequest) {
    const { may } = await this.askers.of(request);
    return this.trends.newest(may);
  }
}
