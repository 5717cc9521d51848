import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type {
  AdminMail,
  NewsletterPerson,
  WaitlistPerson,
  AdminUserSummary,
  OpenPage,
  SessionUser,
} from '@wanderwork/contracts';
import type {
  AdminMailQuery,
  AdminNewsletterExportQuery,
  AdminNewsletterQuery,
  AdminUserQuery,
  AdminWaitlistQuery,
} from '@wanderwork/contracts/requests';
import { AuditService } from '../../platform/audit/audit.service.js';
import { AudienceService } from '../marketing/index.js';
import { MailLogService } from '../mail/index.js';
import { UserDirectoryService } from '../auth/index.js';
import { ROWS_TO_FETCH, toPage } from './admin-page.js';
import { readEveryRow, toCsvLines } from './csv/csv.js';

type Row<List extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>[number];

const toMail = (mail: Row<MailLogService['list']>): AdminMail => ({
  id: mail.id,
  address: mail.email,
  letter: mail.template,
  status: mail.status,
  attempts: mail.attempts,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
  lastError: mail.lastError,
});

const toWaitlistPerson = (entry: Row<AudienceService['listWaitlist']>): WaitlistPerson => ({
  id: entry.id,
  email: entry.email,
  name: entry.name,
  currentLocation: entry.currentLocation,
  sources: entry.sources,
  createdAt: entry.createdAt.toISOString(),
});

const toNewsletterPerson = (entry: Row<AudienceService['listNewsletter']>): NewsletterPerson => ({
  id: entry.id,
  email: entry.email,
  name: entry.name,
  consent: entry.consent,
  consentedAt: entry.consentedAt?.toISOString() ?? null,
  sources: entry.sources,
  createdAt: entry.createdAt.toISOString(),
});

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
