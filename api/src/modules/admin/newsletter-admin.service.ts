import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  IssueState,
  NewsletterIssue,
  NewsletterIssueSummary,
  OpenPage,
  SessionUser,
} from '@wanderwork/contracts';
import type {
  NewsletterIssueQuery,
  NewsletterIssueRequest,
  SendIssueRequest,
} from '@wanderwork/contracts/requests';
import { AuditService } from '../../platform/audit/audit.service.js';
import { type NewsletterIssueRow, AudienceService, NewsletterIssuesService } from '../marketing/index.js';
import { ROWS_TO_FETCH, toPage } from './admin-page.js';

const getState = ({ startedAt, finishedAt }: NewsletterIssueRow): IssueState => {
  if (startedAt === null) return 'draft';
  return finishedAt === null ? 'sending' : 'sent';
};

const toIssueSummary = (issue: NewsletterIssueRow): NewsletterIssueSummary => ({
  id: issue.id,
  subject: issue.subject,
  state: getState(issue),
  createdAt: issue.createdAt.toISOString(),
  startedAt: issue.startedAt?.toISOString() ?? null,
  finishedAt: issue.finishedAt?.toISOString() ?? null,
  recipients: issue.recipients,
  sent: issue.sent,
  failed: issue.failed,
  skipped: issue.finishedAt === null ? 0 : issue.recipients - issue.sent - issue.failed,
});

const toIssue = (issue: NewsletterIssueRow, readers: number): NewsletterIssue => ({
  ...toIssueSummary(issue),
  text: issue.text,
  testedAt: issue.testedAt?.toISOString() ?? null,
  readers,
});

/** Writes, tests and sends newsletter issues. The audit log records each action in the same transaction. */
@Injectable()
export class NewsletterAdminService {
  constructor(
    private readonly source: DataSource,
    private readonly issues: NewsletterIssuesService,
    private readonly audience: AudienceService,
    private readonly audit: AuditService,
  ) {}

  async list({ after }: NewsletterIssueQuery): Promise<OpenPage<NewsletterIssueSummary>> {
    return toPage(await this.issues.list({ after, limit: ROWS_TO_FETCH }), toIssueSummary);
  }

  async get(id: string): Promise<NewsletterIssue> {
    const { given: readers } = await this.audience.countNewsletter();
    return toIssue(await this.issues.get(id), readers);
  }

  preview(id: string): Promise<string> {
    return this.issues.preview(id);
  }

  async create(actor: SessionUser, request: NewsletterIssueRequest): Promise<NewsletterIssue> {
    const id = await this.source.transaction(async (manager) => {
      const issueId = await this.issues.create(request, manager);
      await this.record(actor, 'written', issueId, { subject: request.subject }, manager);
      return issueId;
    });
    return this.get(id);
  }

  async update(actor: SessionUser, id: string, request: NewsletterIssueRequest): Promise<NewsletterIssue> {
    await this.source.transaction(async (manager) => {
      await this.issues.update(id, request, manager);
      await this.record(actor, 'changed', id, { subject: request.subject }, manager);
    });
    return this.get(id);
  }

  async remove(actor: SessionUser, id: string): Promise<void> {
    await this.source.transaction(async (manager) => {
      await this.issues.remove(id, manager);
      await this.record(actor, 'removed', id, null, manager);
    });
  }

  async sendTest(actor: SessionUser, id: string): Promise<NewsletterIssue> {
    await this.source.transaction(async (manager) => {
      await this.issues.sendTest(id, actor.email, manager);
      await this.record(actor, 'tested', id, null, manager);
    });
    return this.get(id);
  }

  async send(actor: SessionUser, id: string, request: SendIssueRequest): Promise<NewsletterIssue> {
    const { subject, readers } = await this.get(id);
    await this.source.transaction(async (manager) => {
      await this.issues.start(id, request, manager);
      await this.record(actor, 'sent', id, { subject, readers }, manager);
    });
    return this.get(id);
  }

  private record(
    { id: actorId }: SessionUser,
    action: string,
    id: string,
    newValue: object | null,
    manager: EntityManager,
  ): Promise<void> {
    const target = { type: 'newsletter-issue', id };
    return this.audit.record({ actorId, action: `admin.issue_${action}`, target, newValue }, manager);
  }
}
