import { Injectable } from '@nestjs/common';
import type { SessionUser } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { MailLogService } from '../mail/index.js';
import { mailNotFailed } from './admin.errors.js';

@Injectable()
export class MailRetryService {
  constructor(
    private readonly source: DataSource,
    private readonly mailLog: MailLogService,
    private readonly audit: AuditService,
  ) {}

  /** Sends a failed email again. */
  async retry(actor: SessionUser, id: string): Promise<void> {
    await this.source.transaction(async (manager) => {
      if (!(await this.mailLog.retry(id, manager))) throw mailNotFailed();
      const target = { type: 'mail', id };
      await this.audit.record({ actorId: actor.id, action: 'admin.mail_retried', target }, manager);
    });
    this.mailLog.sendNow();
  }
}
