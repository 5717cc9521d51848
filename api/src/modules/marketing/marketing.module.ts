import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LinksModule } from '../links/index.js';
import { MailModule } from '../mail/index.js';
import { Audience } from './audience.service.js';
import { IssueRow } from './entities/newsletter-issue.entity.js';
import { NewsletterSubscription } from './entities/newsletter-subscription.entity.js';
import { WaitlistEntry } from './entities/waitlist-entry.entity.js';
import { MarketingController } from './http/marketing.controller.js';
import { Issues } from './issues/issues.service.js';
import { IssueSending } from './issues/issue-sending.js';
import { MarketingData } from './marketing-data.js';
import { NewsletterLinksController } from './http/newsletter-links.controller.js';
import { Newsletter } from './newsletter.service.js';
import { Waitlist } from './waitlist.service.js';

@Module({
  imports: [
    LinksModule,
    MailModule,
    TypeOrmModule.forFeature([WaitlistEntry, NewsletterSubscription, IssueRow]),
  ],
  controllers: [MarketingController, NewsletterLinksController],
  providers: [Audience, Waitlist, Newsletter, Issues, IssueSending, MarketingData],
  exports: [Audience, Issues, Newsletter],
})
export class MarketingModule {}
