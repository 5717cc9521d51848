import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../platform/config/index.js';
import { LinksModule } from '../links/index.js';
import { OutboxEmail } from './entities/outbox-email.entity.js';
import { MailPersonalData } from './mail-personal-data.js';
import { MailLogService } from './mail-log.service.js';
import { MailboxController } from './mailbox/mailbox.controller.js';
import { MailboxPage } from './mailbox/mailbox-page.js';
import { OutboxService } from './outbox.service.js';
import { EmailChecks, EmailRenderer } from './sending/email-renderer.js';
import { MailQueueRepository } from './sending/mail-queue.repository.js';
import { MailWorker } from './sending/mail-worker.js';
import { DevMailbox } from './transport/dev-mailbox.js';
import { MailTransport, SmtpTransport } from './transport/mail-transport.js';

/** Emails: their templates, the outbox and the transport. Global, so that any module can send one. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutboxEmail]), LinksModule],
  controllers: [MailboxController],
  providers: [
    OutboxService,
    MailLogService,
    MailPersonalData,
    EmailChecks,
    MailQueueRepository,
    EmailRenderer,
    MailWorker,
    DevMailbox,
    MailboxPage,
    {
      provide: MailTransport,
      inject: [Config, DevMailbox],
      useFactory: (config: Config, mailbox: DevMailbox) =>
        config.smtpUrl === null ? mailbox : new SmtpTransport(config),
    },
  ],
  exports: [OutboxService, EmailChecks, EmailRenderer, MailLogService],
})
export class MailModule {}
