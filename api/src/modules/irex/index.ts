export { IrexModule } from './irex.module.js';
export { EntryRulesService } from './personal/entry-rules.service.js';
export { PersonalInputsService } from './personal/personal-inputs.service.js';
export { PreferencesService, toPreferences } from './personal/preferences.service.js';
export { RankSampleService } from './personal/rank-sample.service.js';
export { recomputeScores } from './recompute-scores.js';
export { toScorableCity } from './scores/score-inputs.js';
export { IrexMovesService } from './snapshots/irex-moves.service.js';
export { MonthlySnapshotsJob } from './snapshots/monthly-snapshots.job.js';
