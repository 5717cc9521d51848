import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { QuestAdmin } from './admin/quest-admin.service.js';
import { Boards } from './boards/boards.service.js';
import { Scores } from './boards/scores.service.js';
import { Commits } from './daily/commits.service.js';
import { Dashes } from './daily/dashes.service.js';
import { SharedSeeds } from './daily/shared-seeds.js';
import { BoardsController } from './http/boards.controller.js';
import { DailyController } from './http/daily.controller.js';
import { PlayerController } from './http/player.controller.js';
import { QuestAdminController } from './http/quest-admin.controller.js';
import { RunsController } from './http/runs.controller.js';
import { OldAttempts } from './jobs/old-attempts.js';
import { Passports } from './passport/passports.service.js';
import { Players } from './passport/players.service.js';
import { QuestData } from './quest-data.js';
import { Replays } from './replay/replays.service.js';
import { Beginnings } from './runs/begin.service.js';
import { Checks } from './runs/checks.service.js';
import { Finishes } from './runs/finish.service.js';
import { Flags } from './runs/flags.service.js';
import { Logs } from './runs/logs.service.js';
import { NewRules } from './runs/new-rules.service.js';
import { Plans } from './runs/plans.service.js';
import { Room } from './runs/room.service.js';
import { RunStore } from './runs/run-store.js';
import { Runs } from './runs/runs.service.js';
import { SetAside } from './runs/set-aside.service.js';

/** WanderQuest on the server: runs and their logs, the day's dash, boards, passports. The rules are the engine's. */
@Module({
  imports: [AuthModule],
  controllers: [RunsController, DailyController, BoardsController, PlayerController, QuestAdminController],
  providers: [
    Beginnings,
    Boards,
    Checks,
    Commits,
    Dashes,
    Finishes,
    Flags,
    Logs,
    NewRules,
    OldAttempts,
    Passports,
    Plans,
    Players,
    QuestAdmin,
    QuestData,
    Replays,
    Room,
    Runs,
    RunStore,
    Scores,
    SetAside,
    SharedSeeds,
  ],
})
export class QuestModule {}
