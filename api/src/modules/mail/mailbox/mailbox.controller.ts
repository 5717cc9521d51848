import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { errorCodes } from '@wanderwork/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/index.js';
import { notFound } from '../../../platform/errors/app-error.js';
import { Public } from '../../../platform/security/access.js';
import { inTabs, EMAIL_DOCUMENT } from '../../../platform/security/email-document.js';
import { DevMailbox } from '../transport/dev-mailbox.js';
import { MailboxPage } from './mailbox-page.js';
import { mailboxStyle } from './mailbox-style.js';

const PAGE = 'text/html; charset=utf-8';

/** The mailbox of a developer's machine. Where letters really leave there is none. */
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
    this.refuseElsewhere(request);
    const page = await this.page.compose(await this.mailbox.list(), typeof id === 'string' ? id : null);
    void reply.type(PAGE).send(page);
  }

  @Get('letter')
  @Public()
  async letter(
    @Query('mail') id: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.refuseElsewhere(request);
    const letter = typeof id === 'string' ? await this.mailbox.find(id) : null;
    void reply
      .type(PAGE)
      .headers(EMAIL_DOCUMENT)
      .send(letter ? inTabs(letter.html) : 'There is no such letter.');
  }

  @Get('mailbox.css')
  @Public()
  @Header('content-type', 'text/css; charset=utf-8')
  style(): string {
    return mailboxStyle;
  }

  /** A name that somebody else points at this machine is not this site, whatever the browser thinks. */
  private refuseElsewhere({ host }: FastifyRequest): void {
    const { smtpUrl, siteOrigins } = this.config;
    const ours = siteOrigins.some((origin) => new URL(origin).host === host);
    if (smtpUrl !== null || !ours) throw notFound(errorCodes.notFound, 'There is nothing at this address.');
  }
}
