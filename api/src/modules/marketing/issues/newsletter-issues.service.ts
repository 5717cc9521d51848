import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { NewsletterIssueRequest, SendIssueRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import { newId } from '../../../platform/database/ids.js';
import { EmailChecks, EmailPreview, OutboxService } from '../../mail/index.js';
import { NewsletterIssueRow } from '../entities/newsletter-issue.entity.js';
import { NewsletterSubscription } from '../entities/newsletter-subscription.entity.js';
import { issueStarted, issueUntested, noSuchIssue } from '../marketing.errors.js';

type Words = Pick<NewsletterIssueRequest, 'subject' | 'text'>;

/** Issues of the newsletter while they are written; from its start on, one stays as it is. */
@Injectable()
export class NewsletterIssuesService implements OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly outbox: OutboxService,
    private readonly checks: EmailChecks,
    private readonly previews: EmailPreview,
  ) {}

  /** Who has unsubscribed by the time when their letter is sent, gets none. */
  onModuleInit(): void {
    this.checks.add('newsletter-issue', async ({ issueId, subscriptionId }) => {
      const wanted =
        subscriptionId === null ||
        (await this.source.manager.existsBy(NewsletterSubscription, {
          id: subscriptionId,
          consent: 'given',
        }));
      const issue = wanted ? await this.find(issueId) : null;
      return issue && { issueId, subscriptionId, subject: issue.subject, text: issue.text };
    });
  }

  /** Newest first: the ids begin with their time. */
  list({ after, limit }: { after?: string | undefined; limit: number }): Promise<NewsletterIssueRow[]> {
    const where = after === undefined ? {} : { id: LessThan(after) };
    return this.source.manager.find(NewsletterIssueRow, { where, order: { id: 'DESC' }, take: limit });
  }

  async get(id: string): Promise<NewsletterIssueRow> {
    const issue = await this.find(id);
    if (!issue) throw noSuchIssue();
    return issue;
  }

  async create({ subject, text }: Words, manager: EntityManager): Promise<string> {
    const id = newId();
    await manager.insert(NewsletterIssueRow, { id, subject, text, createdAt: new Date() });
    return id;
  }

  async update(id: string, { subject, text }: Words, manager: EntityManager): Promise<void> {
    const draft = { id, startedAt: IsNull() };
    const { affected } = await manager.update(NewsletterIssueRow, draft, { subject, text, testedAt: null });
    if (affected === 0) throw await this.refusal(id);
  }

  async remove(id: string, manager: EntityManager): Promise<void> {
    const { affected } = await manager.delete(NewsletterIssueRow, { id, startedAt: IsNull() });
    if (affected === 0) throw await this.refusal(id);
  }

  /** The page of the letter as a reader would get it. */
  async preview(id: string): Promise<string> {
    const { subject, text } = await this.get(id);
    return this.previews.render('newsletter-issue', { issueId: id, subscriptionId: null, subject, text })
      .html;
  }

  /** Sends one copy to whoever writes it. */
  async sendTest(id: string, address: string, manager: EntityManager): Promise<void> {
    const draft = { id, startedAt: IsNull() };
    const { affected } = await manager.update(NewsletterIssueRow, draft, { testedAt: new Date() });
    if (affected === 0) throw await this.refusal(id);
    const data = { issueId: id, subscriptionId: null };
    await this.outbox.enqueue(manager, { to: address, letter: 'newsletter-issue', data });
  }

  /** Once and for all: of two who send it at once, one does. */
  async start(id: string, { testedAt }: SendIssueRequest, manager: EntityManager): Promise<void> {
    const ready = { id, startedAt: IsNull(), testedAt: new Date(testedAt) };
    const { affected } = await manager.update(NewsletterIssueRow, ready, { startedAt: new Date() });
    if (affected === 0) throw await this.refusal(id);
  }

  private find(id: string): Promise<NewsletterIssueRow | null> {
    return this.source.manager.findOneBy(NewsletterIssueRow, { id });
  }

  private async refusal(id: string): Promise<Error> {
    const { startedAt } = await this.get(id);
    return startedAt ? issueStarted() : issueUntested();
  }
}
