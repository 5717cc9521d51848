import { Controller, Get, Query, Req } from '@nestjs/common';
import { CompareQuery } from '@wanderwork/contracts/requests';
import type { FastifyRequest } from 'fastify';
import { MINUTE } from '../../../platform/durations.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Public } from '../../../platform/security/access.js';
import { RequestUser } from '../../../platform/security/request-user.js';
import { ComparisonsService } from '../compare/comparisons.service.js';

@Controller('api')
export class CompareController {
  constructor(
    private readonly requestUser: RequestUser,
    private readonly comparisons: ComparisonsService,
  ) {}

  /** Everybody may compare the sample cities; for others, the user's plan decides. */
  @Get('compare')
  @Public()
  @RateLimit({ key: 'compare', points: 120, seconds: MINUTE })
  async compare(@Query() { cities }: CompareQuery, @Req() request: FastifyRequest) {
    const { may } = await this.requestUser.find(request);
    return this.comparisons.compare(cities, may);
  }
}
