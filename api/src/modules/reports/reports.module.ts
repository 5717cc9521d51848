import { Module } from '@nestjs/common';
import { CitiesModule } from '../cities/index.js';
import { Analytics } from './analytics/analytics.service.js';
import { OwnRanks } from './analytics/own-rank.service.js';
import { AnalyticsController } from './http/analytics.controller.js';

/** What is made of the cities' figures for those who want more of them: analytics, reports, trends. */
@Module({
  imports: [CitiesModule],
  controllers: [AnalyticsController],
  providers: [Analytics, OwnRanks],
})
export class ReportsModule {}
