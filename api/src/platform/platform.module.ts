import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { AnswersModule } from './answers/answers.module.js';
import { AuditModule } from './audit/audit.module.js';
import { ClientErrorsModule } from './client-errors/client-errors.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Config } from './config/index.js';
import { DatabaseModule } from './database/database.module.js';
import { DocsModule } from './docs/docs.module.js';
import { ErrorFilter } from './errors/error.filter.js';
import { HealthModule } from './health/health.module.js';
import { ContractPipe } from './http/contract-pipe.js';
import { LimitsModule } from './limits/limits.module.js';
import { ListsModule } from './lists/lists.module.js';
import { ModelsModule } from './models/models.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { PrepareModule } from './prepare/prepare.module.js';
import { SecurityModule } from './security/security.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { StorageModule } from './storage/storage.module.js';

/** Everything that the feature modules build on; it knows no feature. */
@Module({})
export class PlatformModule {
  static with(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.at(databaseUrl),
        SecurityModule,
        LimitsModule,
        SettingsModule,
        PersonalDataModule,
        AuditModule,
        StorageModule,
        PrepareModule,
        AnswersModule,
        ListsModule,
        ModelsModule,
        PagesModule,
        HealthModule,
        ClientErrorsModule,
        AnalyticsModule,
        ...(config.apiDocs ? [DocsModule] : []),
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useClass: ContractPipe },
      ],
    };
  }
}
