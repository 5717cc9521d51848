import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IrexScore } from '../cities/index.js';
import { IrexInputsRow, IrexSnapshot } from './entities/irex-snapshot.entity.js';
import { IrexPreferencesRow } from './entities/irex-preferences.entity.js';
import { IrexController } from './http/irex.controller.js';
import { OwnIrexController } from './http/own-irex.controller.js';
import { MethodHead } from './method/method-head.js';
import { MethodService } from './method/method.service.js';
import { EntryRulesService } from './personal/entry-rules.service.js';
import { PersonalInputsService } from './personal/personal-inputs.service.js';
import { PreferencesService } from './personal/preferences.service.js';
import { RankSampleService } from './personal/rank-sample.service.js';
import { CityHistoryService } from './snapshots/city-history.service.js';
import { IrexMovesService } from './snapshots/irex-moves.service.js';
import { MonthlySnapshotsJob } from './snapshots/monthly-snapshots.job.js';

/** The scores of cities: their method, their history, and personal scores. */
@Module({
  imports: [TypeOrmModule.forFeature([IrexScore, IrexInputsRow, IrexPreferencesRow, IrexSnapshot])],
  controllers: [IrexController, OwnIrexController],
  providers: [
    CityHistoryService,
    EntryRulesService,
    MonthlySnapshotsJob,
    PersonalInputsService,
    RankSampleService,
    IrexMovesService,
    PreferencesService,
    MethodService,
    MethodHead,
  ],
  exports: [
    EntryRulesService,
    IrexMovesService,
    MonthlySnapshotsJob,
    PersonalInputsService,
    PreferencesService,
    RankSampleService,
  ],
})
export class IrexModule {}
