import { Module } from '@nestjs/common';
import { TripChangesRepository } from './changes/trip-changes.repository.js';
import { TripChangesService } from './changes/trip-changes.service.js';
import { TripsController } from './http/trips.controller.js';
import { TripLimitService } from './trip-limit.service.js';
import { TripsRepository } from './trips.repository.js';
import { TripsService } from './trips.service.js';

/** The planner's trips on the server: documents and their history, links and drafts. The rules live in `travel`. */
@Module({
  controllers: [TripsController],
  providers: [TripChangesRepository, TripChangesService, TripLimitService, TripsRepository, TripsService],
})
export class TripsModule {}
