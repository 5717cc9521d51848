import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OneTimeLink } from './entities/one-time-link.entity.js';
import { LinksService } from './links.service.js';
import { ExpiredLinksJob } from './expired-links.job.js';
import { PermanentLinks } from './permanent-links.js';

/** The links in emails: one-time links with a secret, and permanent signed ones. */
@Module({
  imports: [TypeOrmModule.forFeature([OneTimeLink])],
  providers: [LinksService, PermanentLinks, ExpiredLinksJob],
  exports: [LinksService, PermanentLinks],
})
export class LinksModule {}
