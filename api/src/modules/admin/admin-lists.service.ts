import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type {
  AdminMail,
  AdminUserSummary,
  NewsletterPerson,
  OpenPage,
  SessionUser,
  WaitlistPerson,
} from '@wanderwork/contracts';
import type {
  AdminMailQuery,
  AdminNewsletterExportQuery,
  AdminNewsletterQuery,
  AdminUserQuery,
  AdminWaitlistQuery,
} from '@wanderwork/contracts/requests';
import { AuditService } from '../../platform/audit/audit.service.js';
import { UserDirectoryService } from '../auth/index.js';
import { MailLogService } from '../mail/index.js';
import { AudienceService } from '../marketing/index.js';
import { ROWS_TO_FETCH, toPage } from './admin-page.js';
import { toMail, toNewsletterPerson, toWaitlistPerson } from './admin.mapper.js';
import { readEveryRow } from './csv/read-every-row.js';
import { toCsvLines } from './csv/csv.js';

const limit = ROWS_TO_FETCH;

/** Lists users, emails, the waitlist and newsletter subscribers, by page or as a CSV export. */
@Injectable()
export class AdminListsService {
  constructor(
    private readonly directory: UserDirectoryService,
    private readonly mailLog: MailLogService,
    private readonly audience: AudienceService,
    private readonly audit: AuditService,
  ) {}

  async listUsers(query: AdminUserQuery): Promise<OpenPage<AdminUserSummary>> {
    return toPage(await this.directory.list({ ...query, limit }), (user) => user);
  }

  async listMails(query: AdminMailQuery): Promise<OpenPage<AdminMail>> {
    return toPage(await this.mailLog.list({ ...query, limit }), toMail);
  }

  async listWaitlist(query: AdminWaitlistQuery): Promise<OpenPage<WaitlistPerson>> {
    return toPage(await this.audience.listWaitlist({ ...query, limit }), toWaitlistPerson);
  }

  async listNewsletter(query: AdminNewsletterQuery): Promise<OpenPage<NewsletterPerson>> {
    return toPage(await this.audience.listNewsletter({ ...query, limit }), toNewsletterPerson);
  }

  /** The whole waitlist as CSV. The audit log records the export before the first row is sent. */
  async exportWaitlist(actor: SessionUser): Promise<Readable> {
    await this.recordExport(actor, 'waitlist', {});
    const rows = readEveryRow((page) => this.audience.listWaitlist(page), toWaitlistPerson);
    return Readable.from(toCsvLines(['email', 'name', 'currentLocation', 'sources', 'createdAt'], rows));
  }

  async exportNewsletter(actor: SessionUser, { consent }: AdminNewsletterExportQuery): Promise<Readable> {
    await this.recordExport(actor, 'newsletter', { consent });
    const rows = readEveryRow(
      (page) => this.audience.listNewsletter({ ...page, consent }),
      toNewsletterPerson,
    );
    return Readable.from(
      toCsvLines(['email', 'name', 'consent', 'consentedAt', 'sources', 'createdAt'], rows),
    );
  }

  private async recordExport(actor: SessionUser, list: string, filter: object): Promise<void> {
    const target = { type: 'list', id: list };
    await this.audit.record({
      actorId: actor.id,
      action: 'admin.list_exported',
      target,
      newValue: filter,
    });
  }
}
