export { DecisionsService } from './decisions.service.js';
export { HoldsService } from './holds.service.js';
export { connectNotFound } from './moderation.errors.js';
export { ModerationModule } from './moderation.module.js';
export { ModeratorsService, parseEnd } from './moderators.service.js';
export { ModerationOverviewService } from './overview.service.js';
export { ReportedObjects, type ObjectAction, type ReportedObject } from './reported-objects.js';
export { ReportsService } from './reports.service.js';
