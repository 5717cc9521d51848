import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ModerationModule } from '../moderation/index.js';
import { ReportedNames } from './boards/reported-names.js';
import { QuestAdminService } from './quest-admin.service.js';
import { LeaderboardsService } from './boards/leaderboards.service.js';
import { ScoresRepository } from './boards/scores.repository.js';
import { WeekCommitsService } from './runs/week-commits.service.js';
import { DashesService } from './runs/dashes.service.js';
import { SharedSeedsService } from './daily/shared-seeds.service.js';
import { LeaderboardsController } from './http/leaderboards.controller.js';
import { DailyController } from './http/daily.controller.js';
import { PlayerController } from './http/player.controller.js';
import { QuestAdminController } from './http/quest-admin.controller.js';
import { RunsController } from './http/runs.controller.js';
import { OldAttemptsJob } from './jobs/old-attempts.job.js';
import { PassportsService } from './passport/passports.service.js';
import { PlayersService } from './passport/players.service.js';
import { QuestPersonalData } from './quest-personal-data.js';
import { ReplaysService } from './replay/replays.service.js';
import { StartRunService } from './runs/start-run.service.js';
import { LogValidator } from './runs/log-validator.js';
import { FinishRunService } from './runs/finish-run.service.js';
import { RunFlagsService } from './runs/run-flags.service.js';
import { RunLogsService } from './runs/run-logs.service.js';
import { RulesMigrationService } from './runs/rules-migration.service.js';
import { RunPlansService } from './runs/run-plans.service.js';
import { StorageQuota } from './runs/storage-quota.js';
import { RunsRepository } from './runs/runs.repository.js';
import { RunsService } from './runs/runs.service.js';
import { DivergedLogs } from './runs/diverged-logs.js';

/** WanderQuest on the server: runs and their logs, daily dashes, leaderboards, passports. The rules live in the engine. */
@Module({
  imports: [AuthModule, ModerationModule],
  controllers: [
    RunsController,
    DailyController,
    LeaderboardsController,
    PlayerController,
    QuestAdminController,
  ],
  providers: [
    StartRunService,
    LeaderboardsService,
    LogValidator,
    WeekCommitsService,
    DashesService,
    FinishRunService,
    RunFlagsService,
    RunLogsService,
    RulesMigrationService,
    OldAttemptsJob,
    PassportsService,
    RunPlansService,
    PlayersService,
    QuestAdminService,
    QuestPersonalData,
    ReplaysService,
    ReportedNames,
    StorageQuota,
    RunsService,
    RunsRepository,
    ScoresRepository,
    DivergedLogs,
    SharedSeedsService,
  ],
})
export class QuestModule {}
