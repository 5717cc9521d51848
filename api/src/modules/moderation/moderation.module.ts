import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { AccountEndsService } from './account-ends.service.js';
import { AppealsService } from './appeals.service.js';
import { CasesRepository } from './cases.repository.js';
import { DecisionsRepository } from './decisions.repository.js';
import { DecisionsService } from './decisions.service.js';
import { HoldsService } from './holds.service.js';
import { ModerationController } from './http/moderation.controller.js';
import { ModerationJob } from './jobs/moderation.job.js';
import { ModerationPersonalData } from './moderation-personal-data.js';
import { ModeratorsService } from './moderators.service.js';
import { ModerationOverviewService } from './overview.service.js';
import { QueueService } from './queue.service.js';
import { ReportedObjects } from './reported-objects.js';
import { ReportsService } from './reports.service.js';

/** Reports, the queue and decisions. It knows no kinds of objects; modules register theirs with `ReportedObjects`. */
@Module({
  imports: [AuthModule, NotificationsModule],
  controllers: [ModerationController],
  providers: [
    AccountEndsService,
    AppealsService,
    CasesRepository,
    DecisionsRepository,
    DecisionsService,
    HoldsService,
    ModerationJob,
    ModerationPersonalData,
    ModerationOverviewService,
    ModeratorsService,
    QueueService,
    ReportedObjects,
    ReportsService,
  ],
  exports: [
    DecisionsService,
    HoldsService,
    ModerationOverviewService,
    ModeratorsService,
    ReportedObjects,
    ReportsService,
  ],
})
export class ModerationModule {}
