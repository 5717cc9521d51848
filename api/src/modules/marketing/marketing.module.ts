import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LinksModule } from '../links/index.js';
import { AudienceService } from './audience.service.js';
import { NewsletterIssueRow } from './entities/newsletter-issue.entity.js';
import { NewsletterSubscription } from './entities/newsletter-subscription.entity.js';
import { WaitlistEntry } from './entities/waitlist-entry.entity.js';
import { NewsletterController, WaitlistController } from './http/marketing.controller.js';
import { NewsletterIssuesService } from './issues/newsletter-issues.service.js';
import { IssueSendingJob } from './issues/issue-sending.job.js';
import { MarketingPersonalData } from './marketing-personal-data.js';
import { NewsletterService } from './newsletter.service.js';
import { WaitlistService } from './waitlist.service.js';

@Module({
  imports: [
    LinksModule,
    TypeOrmModule.forFeature([WaitlistEntry, NewsletterSubscription, NewsletterIssueRow]),
  ],
  controllers: [WaitlistController, NewsletterController],
  providers: [
    AudienceService,
    WaitlistService,
    NewsletterService,
    NewsletterIssuesService,
    IssueSendingJob,
    MarketingPersonalData,
  ],
  exports: [AudienceService, NewsletterIssuesService, NewsletterService],
})
export class MarketingModule {}
