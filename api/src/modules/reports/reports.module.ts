import { Module } from '@nestjs/common';
import { CitiesModule } from '../cities/index.js';
import { IrexModule } from '../irex/index.js';
import { CityAnalyticsService } from './analytics/city-analytics.service.js';
import { OwnRankService } from './analytics/own-rank.service.js';
import { AnalyticsController } from './http/analytics.controller.js';
import { ReportsController } from './http/reports.controller.js';
import { TrendsController } from './http/trends.controller.js';
import { ReportsService } from './report/reports.service.js';
import { TrendsService } from './trends/trends.service.js';
import { PerUserLimiter } from './report/per-user-limiter.js';

/** Analytics, reports and trends, computed from the cities' figures. */
@Module({
  imports: [CitiesModule, IrexModule],
  controllers: [AnalyticsController, ReportsController, TrendsController],
  providers: [CityAnalyticsService, OwnRankService, ReportsService, TrendsService, PerUserLimiter],
})
export class ReportsModule {}
