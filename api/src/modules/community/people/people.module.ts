import { Global, Module } from '@nestjs/common';
import { PeopleDirectory } from '../../notifications/index.js';
import { PeopleRepository } from './people.repository.js';

/** Global, because notifications and moderation read people and must not depend on the community. */
@Global()
@Module({
  providers: [PeopleRepository, { provide: PeopleDirectory, useExisting: PeopleRepository }],
  exports: [PeopleRepository, PeopleDirectory],
})
export class CommunityPeopleModule {}
