import { Module } from '@nestjs/common';
import { CitiesModule } from '../cities/index.js';
import { Analytics } from './analytics/analytics.service.js';
import { OwnRanks } from './analytics/own-rank.service.js';
import { AnalyticsController } from './http/analytics.controller.js';
import { ReportsController } from './http/reports.controller.js';
import { TrendsController } from './http/trends.controller.js';
import { Reports } from './report/reports.service.js';
import { Trends } from './trends/trends.service.js';
import { Turns } from './report/turns.js';

/** What is made of the cities' figures for those who want more of them: analytics, reports, trends. */
@Module({
  imports: [CitiesModule],
  controllers: [AnalyticsController, ReportsController, TrendsController],
  providers: [Analytics, OwnRanks, Reports, Trends, Turns],
})
export class ReportsModule {}
