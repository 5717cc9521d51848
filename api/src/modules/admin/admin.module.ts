import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { BillingModule } from '../billing/index.js';
import { MarketingModule } from '../marketing/index.js';
import { UsersAdminService } from './users-admin.service.js';
import { AdminSettingsService } from './admin-settings.service.js';
import { AuditAdminService } from './audit-admin.service.js';
import { BillingAdminService } from './billing-admin.service.js';
import { AudienceController } from './http/audience.controller.js';
import { AdminBillingController } from './http/billing.controller.js';
import { IssuesController } from './http/issues.controller.js';
import { MailsController } from './http/mails.controller.js';
import { SiteController } from './http/site.controller.js';
import { UsersController } from './http/users.controller.js';
import { NewsletterAdminService } from './newsletter-admin.service.js';
import { AdminListsService } from './admin-lists.service.js';
import { MailRetryService } from './mail-retry.service.js';
import { AdminOverviewService } from './admin-overview.service.js';

/** What admins see and decide. The data belong to other modules and are reached through their `index.ts`. */
@Module({
  imports: [AuthModule, BillingModule, MarketingModule],
  controllers: [
    UsersController,
    AdminBillingController,
    MailsController,
    IssuesController,
    AudienceController,
    SiteController,
  ],
  providers: [
    UsersAdminService,
    BillingAdminService,
    AdminSettingsService,
    AuditAdminService,
    NewsletterAdminService,
    AdminListsService,
    MailRetryService,
    AdminOverviewService,
  ],
})
export class AdminModule {}
