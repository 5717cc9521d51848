import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { errorCodes } from '@wanderwork/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/index.js';
import { notFound } from '../../../platform/errors/app-error.js';
import { Public } from '../../../platform/security/access.js';
import { openLinksInTabs, EMAIL_DOCUMENT } from '../../../platform/security/email-document.js';
import { DevMailbox } from '../transport/dev-mailbox.js';
import { MailboxPage } from './mailbox-page.js';
import { mailboxStyle } from './mailbox-style.js';

const PAGE = 'text/html; charset=utf-8';

/** The mailbox of a developer's machine. It does not exist where `SMTP_URL` is set. */
@ApiExcludeController()
@Controller('dev/mailbox')
export class MailboxController {
  constructor(
    private readonly config: Config,
    private readonly mailbox: DevMailbox,
    private readonly page: MailboxPage,
  ) {}

  @Get()
  @Public()
  async list(
    @Query('mail') id: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.assertAvailable(request);
    const page = await this.page.compose(await this.mailbox.list(), typeof id === 'string' ? id : null);
    void reply.type(PAGE).send(page);
  }

  @Get('letter')
  @Public()
  async getEmail(
    @Query('mail') id: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.assertAvailable(request);
    const email = typeof id === 'string' ? await this.mailbox.find(id) : null;
    void reply
      .type(PAGE)
      .headers(EMAIL_DOCUMENT)
      .send(email ? openLinksInTabs(email.html) : 'There is no such email.');
  }

  @Get('mailbox.css')
  @Public()
  @Header('content-type', 'text/css; charset=utf-8')
  getStyle(): string {
    return mailboxStyle;
  }

  /** Throws 404 where email is really sent, and for host names that are not ours (DNS rebinding). */
  private assertAvailable({ host }: FastifyRequest): void {
    const { smtpUrl, siteOrigins } = this.config;
    const isOurHost = siteOrigins.some((origin) => new URL(origin).host === host);
    if (smtpUrl !== null || !isOurHost)
      throw notFound(errorCodes.notFound, 'There is nothing at this address.');
  }
}
