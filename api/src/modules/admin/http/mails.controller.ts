import { Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { AdminMailQuery } from '@wanderwork/contracts/requests';
import { Admin, CurrentUser } from '../../../platform/security/access.js';
import { AdminListsService } from '../admin-lists.service.js';
import { MailRetryService } from '../mail-retry.service.js';

@Controller('api/admin/mails')
export class MailsController {
  constructor(
    private readonly lists: AdminListsService,
    private readonly retries: MailRetryService,
  ) {}

  @Get()
  @Admin()
  list(@Query() query: AdminMailQuery) {
    return this.lists.listMails(query);
  }

  @Post(':id/retry')
  @Admin()
  @HttpCode(204)
  retry(@CurrentUser() admin: SessionUser, @Param('id', ParseUUIDPipe) id: string) {
    return this.retries.retry(admin, id);
  }
}
