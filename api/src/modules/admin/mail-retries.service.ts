import { Injectable } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../platform/audit/audit.service.js';
import { MailLog } from '../mail/index.js';
import { mailNotFailed } from './admin.errors.js';

@Injectable()
export class MailRetries {
  constructor(
    private readonly source: DataSource,
    private readonly mails: MailLog,
    private readonly audit: AuditLog,
  ) {}

  /** Sends a letter again that was given up. */
  async retry(actor: SessionUser, id: string): Promise<void> {
    await this.source.transaction(async (manager) => {
      if (!(await this.mails.retry(id, manager))) throw mailNotFailed();
      const target = { type: 'mail', id };
      await this.audit.record({ actorId: actor.id, action: 'admin.mail_retried', target }, manager);
    });
    this.mails.sendNow();
  }
}
