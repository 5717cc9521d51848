import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { AnalyticsEventRequest } from '@wanderwork/contracts/requests';
import { RateLimit } from '../limits/rate-limit.js';
import { Public } from '../security/access.js';
import { AnalyticsService } from './analytics.service.js';

@Controller('api/analytics')
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  @Post('events')
  @Public()
  @HttpCode(204)
  @RateLimit({ key: 'analytics', points: 120, seconds: 60 })
  record(@Body() request: AnalyticsEventRequest) {
    return this.analytics.record(request);
  }
}
