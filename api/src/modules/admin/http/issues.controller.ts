import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import {
  NewsletterIssueQuery,
  NewsletterIssueRequest,
  SendIssueRequest,
} from '@wanderwork/contracts/requests';
import type { FastifyReply } from 'fastify';
import { HOUR } from '../../../platform/durations.js';
import { RateLimit } from '../../../platform/limits/rate-limit.js';
import { Admin, CurrentUser, Fresh } from '../../../platform/security/access.js';
import { openLinksInTabs, EMAIL_DOCUMENT } from '../../../platform/security/email-document.js';
import { NewsletterAdminService } from '../newsletter-admin.service.js';

/** The issues of the newsletter. */
@Controller('api/admin/newsletter/issues')
export class IssuesController {
  constructor(private readonly newsletter: NewsletterAdminService) {}

  @Get()
  @Admin()
  list(@Query() query: NewsletterIssueQuery) {
    return this.newsletter.list(query);
  }

  @Post()
  @Admin()
  create(@CurrentUser() admin: SessionUser, @Body() request: NewsletterIssueRequest) {
    return this.newsletter.create(admin, request);
  }

  @Get(':id')
  @Admin()
  get(@Param('id', ParseUUIDPipe) id: string) {
    return this.newsletter.get(id);
  }

  /** The email as an HTML page, to be shown in a frame. */
  @Get(':id/preview')
  @Admin()
  async preview(@Param('id', ParseUUIDPipe) id: string, @Res() reply: FastifyReply): Promise<void> {
    const page = openLinksInTabs(await this.newsletter.preview(id));
    void reply.type('text/html; charset=utf-8').headers(EMAIL_DOCUMENT).send(page);
  }

  @Put(':id')
  @Admin()
  update(
    @CurrentUser() admin: SessionUser,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() request: NewsletterIssueRequest,
  ) {
    return this.newsletter.update(admin, id, request);
  }

  @Delete(':id')
  @Admin()
  @HttpCode(204)
  remove(@CurrentUser() admin: SessionUser, @Param('id', ParseUUIDPipe) id: string) {
    return this.newsletter.remove(admin, id);
  }

  @Post(':id/test')
  @Admin()
  @HttpCode(200)
  @RateLimit({ key: 'issue-test', points: 60, seconds: HOUR })
  sendTest(@CurrentUser() admin: SessionUser, @Param('id', ParseUUIDPipe) id: string) {
    return this.newsletter.sendTest(admin, id);
  }

  @Post(':id/send')
  @Admin()
  @Fresh()
  @HttpCode(200)
  send(
    @CurrentUser() admin: SessionUser,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() request: SendIssueRequest,
  ) {
    return this.newsletter.send(admin, id, request);
  }
}
