import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { AnalyticsQuery, IrexPreferencesRequest } from '@wanderwork/contracts/requests';
import type { FastifyRequest } from 'fastify';
import { MINUTE } from '../../../platform/durations.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Public } from '../../../platform/security/access.js';
import { RequestUser } from '../../../platform/security/request-user.js';
import { toPreferences } from '../../irex/index.js';
import { CityAnalyticsService } from '../analytics/city-analytics.service.js';
import { OwnRankService } from '../analytics/own-rank.service.js';

/** Open to everybody for the sample cities. Other cities depend on the caller's plan. */
@Controller('api/cities/:slug')
export class AnalyticsController {
  constructor(
    private readonly requestUser: RequestUser,
    private readonly analytics: CityAnalyticsService,
    private readonly ownRank: OwnRankService,
  ) {}

  @Get('analytics')
  @Public()
  @RateLimit({ key: 'city-analytics', points: 120, seconds: MINUTE })
  @Header('cache-control', 'private, no-store')
  async getAnalytics(
    @Param('slug') slug: string,
    @Query() { home }: AnalyticsQuery,
    @Req() request: FastifyRequest,
  ) {
    const { may } = await this.requestUser.find(request);
    return this.analytics.get(slug, home || null, may);
  }

  @Post('own-rank')
  @Public()
  @HttpCode(200)
  @RateLimit({ key: 'own-rank', points: 60, seconds: MINUTE })
  @Header('cache-control', 'private, no-store')
  async getOwnRank(
    @Param('slug') slug: string,
    @Body() preferences: IrexPreferencesRequest,
    @Req() request: FastifyRequest,
  ) {
    const { may } = await this.requestUser.find(request);
    return this.ownRank.get(slug, toPreferences(preferences), may);
  }
}
