import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { BillingModule } from '../billing/index.js';
import { CitiesModule } from '../cities/index.js';
import { MailModule } from '../mail/index.js';
import { MarketingModule } from '../marketing/index.js';
import { Deletion } from './deletion.service.js';
import { Eraser } from './eraser.service.js';
import { ProfileRow } from './entities/profile.entity.js';
import { AccessController } from './http/access.controller.js';
import { OwnDataController } from './http/own-data.controller.js';
import { PictureController } from './http/picture.controller.js';
import { ProfileController } from './http/profile.controller.js';
import { Erasure } from './jobs/erasure.js';
import { OrphanPictures } from './jobs/orphan-pictures.js';
import { PersonPictures } from './picture/pictures.service.js';
import { People } from './people.js';
import { ProfileData } from './profile-data.js';
import { Profiles } from './profiles.service.js';

/** What is a person's own: profile, preferences, sessions, password, their data and its end. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ProfileRow]),
    AuthModule,
    BillingModule,
    CitiesModule,
    MailModule,
    MarketingModule,
  ],
  controllers: [ProfileController, AccessController, OwnDataController, PictureController],
  providers: [People, Profiles, PersonPictures, ProfileData, Deletion, Eraser, Erasure, OrphanPictures],
})
export class AccountModule {}
