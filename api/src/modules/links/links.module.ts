import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OneTimeLink } from './entities/one-time-link.entity.js';
import { Links } from './links.service.js';
import { OldLinks } from './old-links.js';
import { StandingLinks } from './standing-links.js';

/** What the links in letters open. */
@Module({
  imports: [TypeOrmModule.forFeature([OneTimeLink])],
  providers: [Links, StandingLinks, OldLinks],
  exports: [Links, StandingLinks],
})
export class LinksModule {}
