import { Controller, Get, Header, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MINUTE } from '../../../platform/durations.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Public } from '../../../platform/security/access.js';
import { RequestUser } from '../../../platform/security/request-user.js';
import { TrendsService } from '../trends/trends.service.js';

@Controller('api/irex')
export class TrendsController {
  constructor(
    private readonly requestUser: RequestUser,
    private readonly trends: TrendsService,
  ) {}

  /** Open to everybody. Which cities the answer covers depends on the caller's plan. */
  @Get('trends')
  @Public()
  @RateLimit({ key: 'trends', points: 120, seconds: MINUTE })
  @Header('cache-control', 'private, no-store')
  async getNewest(@Req() request: FastifyRequest) {
    const { may } = await this.requestUser.find(request);
    return this.trends.getNewest(may);
  }
}
