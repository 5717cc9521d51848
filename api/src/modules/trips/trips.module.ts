import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { CitiesModule } from '../cities/index.js';
import { CitySearchModule } from '../city-search/index.js';
import { IrexModule } from '../irex/index.js';
import { TripChangesRepository } from './changes/trip-changes.repository.js';
import { TripChangesService } from './changes/trip-changes.service.js';
import { TripDraftsService } from './drafts/trip-drafts.service.js';
import { TripFilesService } from './files/trip-files.service.js';
import { TripCitiesController } from './http/trip-cities.controller.js';
import { TripDraftsController } from './http/trip-drafts.controller.js';
import { TripFilesController } from './http/trip-files.controller.js';
import { TripLinksController } from './http/trip-links.controller.js';
import { TripsController } from './http/trips.controller.js';
import { TripsCleanupJob } from './jobs/trips-cleanup.job.js';
import { TripLinksService } from './links/trip-links.service.js';
import { TripPlansController } from './plan/http/trip-plans.controller.js';
import { CandidatesService } from './plan/proposals/candidates.service.js';
import { ProposalLimiter } from './plan/proposals/proposal-limiter.js';
import { TripProposalsService } from './plan/proposals/trip-proposals.service.js';
import { TripParserService } from './plan/trip-parser.service.js';
import { TripCitiesService } from './trip-cities.service.js';
import { TripLimitService } from './trip-limit.service.js';
import { TripsPersonalData } from './trips-personal-data.js';
import { TripsRepository } from './trips.repository.js';
import { TripsService } from './trips.service.js';

/** The planner's trips on the server: documents and their history, links and drafts. The rules live in `travel`. */
@Module({
  imports: [AuthModule, CitiesModule, CitySearchModule, IrexModule],
  controllers: [
    TripsController,
    TripLinksController,
    TripDraftsController,
    TripFilesController,
    TripCitiesController,
    TripPlansController,
  ],
  providers: [
    CandidatesService,
    ProposalLimiter,
    TripChangesRepository,
    TripChangesService,
    TripCitiesService,
    TripDraftsService,
    TripFilesService,
    TripLimitService,
    TripLinksService,
    TripParserService,
    TripProposalsService,
    TripsCleanupJob,
    TripsPersonalData,
    TripsRepository,
    TripsService,
  ],
  exports: [CandidatesService, TripDraftsService, TripProposalsService, TripsService],
})
export class TripsModule {}
