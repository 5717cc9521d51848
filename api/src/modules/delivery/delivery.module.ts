import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import path from 'node:path';
import { Config } from '../../platform/config/index.js';
import { Release } from './entities/release.entity.js';
import { ReleaseReport } from './entities/release-report.entity.js';
import { ReleasesController } from './http/releases.controller.js';
import { LiveReleases } from './live-releases.js';
import { loadPublishKey } from './publish-key.js';
import { ReleaseAudience } from './release-audience.js';
import { ReleaseReports } from './release-reports.service.js';
import { ReleaseStore } from './release-store.js';
import { ReleaseTrust } from './release-trust.js';
import { ReleasesAtStart } from './releases-at-start.js';
import { ReleasesService } from './releases.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Release, ReleaseReport])],
  controllers: [ReleasesController],
  providers: [
    ReleasesService,
    LiveReleases,
    ReleaseAudience,
    ReleaseReports,
    ReleasesAtStart,
    {
      provide: ReleaseStore,
      inject: [Config],
      useFactory: ({ dataDir }: Config) => new ReleaseStore(path.join(dataDir, 'releases')),
    },
    {
      provide: ReleaseTrust,
      inject: [Config],
      useFactory: async ({ dataDir, publishKey }: Config) =>
        new ReleaseTrust(await loadPublishKey(dataDir, publishKey)),
    },
  ],
  exports: [ReleasesService, ReleaseAudience, LiveReleases, ReleaseStore],
})
export class DeliveryModule {}
