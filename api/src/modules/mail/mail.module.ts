import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../platform/config/index.js';
import { LinksModule } from '../links/index.js';
import { Mail } from './entities/mail.entity.js';
import { LetterPreview } from './letters/letter-preview.js';
import { MailData } from './mail-data.js';
import { MailLog } from './mail-log.service.js';
import { MailboxController } from './mailbox/mailbox.controller.js';
import { MailboxPage } from './mailbox/mailbox-page.js';
import { Outbox } from './outbox.service.js';
import { LetterChecks } from './sending/letter-checks.js';
import { Queue } from './sending/queue.js';
import { Sender } from './sending/sender.js';
import { Writer } from './sending/writer.js';
import { Mailbox } from './transport/mailbox.js';
import { SmtpTransport } from './transport/smtp-transport.js';
import { Transport } from './transport/transport.js';

/** Letters: what they say, the outbox, and who carries them. */
@Module({
  imports: [TypeOrmModule.forFeature([Mail]), LinksModule],
  controllers: [MailboxController],
  providers: [
    Outbox,
    MailLog,
    MailData,
    LetterChecks,
    LetterPreview,
    Queue,
    Writer,
    Sender,
    Mailbox,
    MailboxPage,
    {
      provide: Transport,
      inject: [Config, Mailbox],
      useFactory: (config: Config, mailbox: Mailbox) =>
        config.smtpUrl === null ? mailbox : new SmtpTransport(config),
    },
  ],
  exports: [Outbox, LetterChecks, LetterPreview, MailLog],
})
export class MailModule {}
