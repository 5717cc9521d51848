import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { BillingModule } from '../billing/index.js';
import { MailModule } from '../mail/index.js';
import { MarketingModule } from '../marketing/index.js';
import { AccountChanges } from './account-changes.service.js';
import { AdminSettingsService } from './admin-settings.service.js';
import { AuditReader } from './audit-reader.service.js';
import { BillingDesk } from './billing-desk.service.js';
import { AudienceController } from './http/audience.controller.js';
import { AdminBillingController } from './http/billing.controller.js';
import { IssuesController } from './http/issues.controller.js';
import { MailsController } from './http/mails.controller.js';
import { SiteController } from './http/site.controller.js';
import { UsersController } from './http/users.controller.js';
import { IssueDesk } from './issue-desk.service.js';
import { Lists } from './lists.service.js';
import { MailRetries } from './mail-retries.service.js';
import { Overview } from './overview.service.js';

/** What the people who run the product see and decide. Its data are other modules', reached by their doors. */
@Module({
  imports: [AuthModule, BillingModule, MailModule, MarketingModule],
  controllers: [
    UsersController,
    AdminBillingController,
    MailsController,
    IssuesController,
    AudienceController,
    SiteController,
  ],
  providers: [
    AccountChanges,
    BillingDesk,
    AdminSettingsService,
    AuditReader,
    IssueDesk,
    Lists,
    MailRetries,
    Overview,
  ],
})
export class AdminModule {}
