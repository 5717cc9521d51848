import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import {
  AdminNewsletterExportQuery,
  AdminNewsletterQuery,
  AdminWaitlistQuery,
} from '@wanderwork/contracts/requests';
import { Admin, CurrentUser, Fresh } from '../../../platform/security/access.js';
import { AdminListsService } from '../admin-lists.service.js';

const CSV_TYPE = 'text/csv; charset=utf-8; header=present';

/** The waitlist and the newsletter subscribers. */
@Controller('api/admin')
export class AudienceController {
  constructor(private readonly lists: AdminListsService) {}

  @Get('waitlist')
  @Admin()
  listWaitlist(@Query() query: AdminWaitlistQuery) {
    return this.lists.listWaitlist(query);
  }

  @Get('waitlist/export')
  @Admin()
  @Fresh()
  async exportWaitlist(@CurrentUser() admin: SessionUser) {
    const disposition = 'attachment; filename="waitlist.csv"';
    return new StreamableFile(await this.lists.exportWaitlist(admin), { type: CSV_TYPE, disposition });
  }

  @Get('newsletter')
  @Admin()
  listNewsletter(@Query() query: AdminNewsletterQuery) {
    return this.lists.listNewsletter(query);
  }

  @Get('newsletter/export')
  @Admin()
  @Fresh()
  async exportNewsletter(@CurrentUser() admin: SessionUser, @Query() query: AdminNewsletterExportQuery) {
    const disposition = 'attachment; filename="newsletter.csv"';
    return new StreamableFile(await this.lists.exportNewsletter(admin, query), {
      type: CSV_TYPE,
      disposition,
    });
  }
}
