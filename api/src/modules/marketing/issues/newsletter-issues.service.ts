import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { NewsletterIssueRequest, SendIssueRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import { createId } from '../../../platform/database/ids.js';
import { EmailChecks, EmailRenderer, OutboxService } from '../../mail/index.js';
import { NewsletterIssueRow } from '../entities/newsletter-issue.entity.js';
import { NewsletterSubscription } from '../entities/newsletter-subscription.entity.js';
import { issueStarted, issueUntested, noSuchIssue } from '../marketing.errors.js';

type IssueContent = Pick<NewsletterIssueRequest, 'subject' | 'text'>;

/** Drafts of newsletter issues. An issue cannot change after sending has started. */
@Injectable()
export class NewsletterIssuesService implements OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly outbox: OutboxService,
    private readonly checks: EmailChecks,
    private readonly renderer: EmailRenderer,
  ) {}

  /** Subscriptions are checked at send time: nobody who has unsubscribed gets the issue. */
  onModuleInit(): void {
    this.checks.add('newsletter-issue', async ({ issueId, subscriptionId }) => {
      const mayReceive =
        subscriptionId === null ||
        (await this.source.manager.existsBy(NewsletterSubscription, {
          id: subscriptionId,
          consent: 'given',
        }));
      const issue = mayReceive ? await this.find(issueId) : null;
      return issue && { issueId, subscriptionId, subject: issue.subject, text: issue.text };
    });
  }

  /** Newest first: ids start with their time of creation. */
  list({ after, limit }: { after?: string | undefined; limit: number }): Promise<NewsletterIssueRow[]> {
    const where = after === undefined ? {} : { id: LessThan(after) };
    return this.source.manager.find(NewsletterIssueRow, { where, order: { id: 'DESC' }, take: limit });
  }

  async get(id: string): Promise<NewsletterIssueRow> {
    const issue = await this.find(id);
    if (!issue) throw noSuchIssue();
    return issue;
  }

  async create({ subject, text }: IssueContent, manager: EntityManager): Promise<string> {
    const id = createId();
    await manager.insert(NewsletterIssueRow, { id, subject, text, createdAt: new Date() });
    return id;
  }

  async update(id: string, { subject, text }: IssueContent, manager: EntityManager): Promise<void> {
    const draft = { id, startedAt: IsNull() };
    const { affected } = await manager.update(NewsletterIssueRow, draft, { subject, text, testedAt: null });
    if (affected === 0) throw await this.createRefusal(id);
  }

  async remove(id: string, manager: EntityManager): Promise<void> {
    const { affected } = await manager.delete(NewsletterIssueRow, { id, startedAt: IsNull() });
    if (affected === 0) throw await this.createRefusal(id);
  }

  /** The HTML of the email as readers would get it. */
  async preview(id: string): Promise<string> {
    const { subject, text } = await this.get(id);
    return this.renderer.preview('newsletter-issue', { issueId: id, subscriptionId: null, subject, text });
  }

  /** Sends a test copy to its author. */
  async sendTest(id: string, email: string, manager: EntityManager): Promise<void> {
    const draft = { id, startedAt: IsNull() };
    const { affected } = await manager.update(NewsletterIssueRow, draft, { testedAt: new Date() });
    if (affected === 0) throw await this.createRefusal(id);
    const data = { issueId: id, subscriptionId: null };
    await this.outbox.enqueue(manager, { email, template: 'newsletter-issue', data });
  }

  /** Starts sending, once: if two admins start it at the same time, the second gets an error. */
  async start(id: string, { testedAt }: SendIssueRequest, manager: EntityManager): Promise<void> {
    const ready = { id, startedAt: IsNull(), testedAt: new Date(testedAt) };
    const { affected } = await manager.update(NewsletterIssueRow, ready, { startedAt: new Date() });
    if (affected === 0) throw await this.createRefusal(id);
  }

  private find(id: string): Promise<NewsletterIssueRow | null> {
    return this.source.manager.findOneBy(NewsletterIssueRow, { id });
  }

  private async createRefusal(id: string): Promise<Error> {
    const { startedAt } = await this.get(id);
    return startedAt ? issueStarted() : issueUntested();
  }
}
