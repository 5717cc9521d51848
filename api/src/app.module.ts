import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from './modules/account/index.js';
import { AdminModule } from './modules/admin/index.js';
import { AnalysisModule } from './modules/analysis/index.js';
import { AssistantModule } from './modules/assistant/index.js';
import { AuthModule } from './modules/auth/index.js';
import { BillingModule } from './modules/billing/index.js';
import { CitiesModule } from './modules/cities/index.js';
import { CityDataModule } from './modules/city-data/index.js';
import { CitySearchModule } from './modules/city-search/index.js';
import { CommunityModule } from './modules/community/index.js';
import { MeetupsModule } from './modules/meetups/index.js';
import { ContentModule, EditorModule } from './modules/content/index.js';
import { IrexModule } from './modules/irex/index.js';
import { MailModule } from './modules/mail/index.js';
import { MarketingModule } from './modules/marketing/index.js';
import { MessagesModule } from './modules/messages/index.js';
import { ModerationModule } from './modules/moderation/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { QuestModule } from './modules/quest/index.js';
import { ReportsModule } from './modules/reports/index.js';
import { TripsModule } from './modules/trips/index.js';
import { VoiceModule } from './modules/voice/index.js';
import type { Config } from './platform/config/index.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { WebModule } from './web/web.module.js';

/** The product: the platform and all feature modules. */
@Module({})
export class AppModule {
  static with(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(config, databaseUrl),
        JobsModule,
        WebModule,
        AuthModule,
        AccountModule,
        AdminModule,
        AnalysisModule,
        AssistantModule,
        BillingModule,
        CitiesModule,
        CityDataModule,
        CitySearchModule,
        CommunityModule,
        MeetupsModule,
        ContentModule,
        EditorModule,
        IrexModule,
        MailModule,
        MarketingModule,
        MessagesModule,
        ModerationModule,
        NotificationsModule,
        QuestModule,
        ReportsModule,
        TripsModule,
        VoiceModule,
      ],
    };
  }
}
