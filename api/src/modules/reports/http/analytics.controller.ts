import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { AnalyticsQuery, IrexWishesRequest } from '@wanderwork/contracts/requests';
import type { FastifyRequest } from 'fastify';
import { MINUTE } from '../../../platform/durations.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Public } from '../../../platform/security/access.js';
import { Askers } from '../../../platform/security/askers.js';
import { wishesOf } from '../../cities/index.js';
import { Analytics } from '../analytics/analytics.service.js';
import { OwnRanks } from '../analytics/own-rank.service.js';

/** Open to everybody for the sample cities; who asks decides about the others. */
@Controller('api/cities/:slug')
export class AnalyticsController {
  constructor(
    private readonly askers: Askers,
    private readonly analytics: Analytics,
    private readonly ranks: OwnRanks,
  ) {}

  @Get('analytics')
  @Public()
  @RateLimit({ key: 'city-analytics', points: 120, seconds: MINUTE })
  @Header('cache-control', 'private, no-store')
  async analysed(
    @Param('slug') slug: string,
    @Query() { home }: AnalyticsQuery,
    @Req() request: FastifyRequest,
  ) {
    const { may } = await this.askers.of(request);
    return this.analytics.of(slug, home || null, may);
  }

  @Post('own-rank')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'own-rank', points: 60, seconds: MINUTE })
  @Header('cache-control', 'private, no-store')
  async ranked(
    @Param('slug') slug: string,
    @Body() wishes: IrexWishesRequest,
    @Req() request: FastifyRequest,
  ) {
    const { may } = await this.askers.of(request);
    return this.ranks.of(slug, wishesOf(wishes), may);
  }
}
