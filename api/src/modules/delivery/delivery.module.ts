import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import path from 'node:path';
import { Config } from '../../platform/config/index.js';
import { Release } from './entities/release.entity.js';
import { ReleaseReport } from './entities/release-report.entity.js';
import { ReleasesController } from './http/releases.controller.js';
import { LiveReleasesService } from './live-releases.service.js';
import { loadPublishKey } from './publish-key.js';
import { ReleaseAudience } from './release-audience.js';
import { ReleaseReportsService } from './release-reports.service.js';
import { ReleaseStore } from './release-store.js';
import { ReleaseTrust } from './release-signature.js';
import { PublishReleasesStep } from './publish-releases.step.js';
import { ReleasesService } from './releases.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Release, ReleaseReport])],
  controllers: [ReleasesController],
  providers: [
    ReleasesService,
    LiveReleasesService,
    ReleaseAudience,
    ReleaseReportsService,
    PublishReleasesStep,
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
  exports: [ReleasesService, ReleaseAudience, LiveReleasesService, ReleaseStore],
})
export class DeliveryModule {}
