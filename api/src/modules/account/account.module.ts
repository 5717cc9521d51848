import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { BillingModule } from '../billing/index.js';
import { CitiesModule } from '../cities/index.js';
import { MarketingModule } from '../marketing/index.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountEraserService } from './account-eraser.service.js';
import { ProfileRow } from './entities/profile.entity.js';
import { AccessController } from './http/access.controller.js';
import { OwnDataController } from './http/own-data.controller.js';
import { PictureController } from './http/picture.controller.js';
import { ProfileController } from './http/profile.controller.js';
import { AccountErasureJob } from './jobs/account-erasure.job.js';
import { OrphanPicturesJob } from './jobs/orphan-pictures.job.js';
import { ProfilePicturesService } from './picture/profile-pictures.service.js';
import { PersonLookup } from './person-lookup.js';
import { ProfilePersonalData } from './profile-personal-data.js';
import { ProfilesService } from './profiles.service.js';

/** What people manage themselves: profile, preferences, sessions, password, data export and account deletion. */
@Module({
  imports: [TypeOrmModule.forFeature([ProfileRow]), AuthModule, BillingModule, CitiesModule, MarketingModule],
  controllers: [ProfileController, AccessController, OwnDataController, PictureController],
  providers: [
    PersonLookup,
    ProfilesService,
    ProfilePicturesService,
    ProfilePersonalData,
    AccountDeletionService,
    AccountEraserService,
    AccountErasureJob,
    OrphanPicturesJob,
  ],
})
export class AccountModule {}
