import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { NewsletterIssueRequest, SendIssueRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import { newId } from '../../../platform/database/ids.js';
import { LetterChecks, LetterPreview, Outbox } from '../../mail/index.js';
import { IssueRow } from '../entities/newsletter-issue.entity.js';
import { NewsletterSubscription } from '../entities/newsletter-subscription.entity.js';
import { issueStarted, issueUntested, noSuchIssue } from '../marketing.errors.js';

type Words = Pick<NewsletterIssueRequest, 'subject' | 'text'>;

/** Issues of the newsletter while they are written; from its start on, one stays as it is. */
@Injectable()
export class Issues implements OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly outbox: Outbox,
    private readonly checks: LetterChecks,
    private readonly previews: LetterPreview,
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
  list({ after, limit }: { after?: string | undefined; limit: number }): Promise<IssueRow[]> {
    const where = after === undefined ? {} : { id: LessThan(after) };
    return this.source.manager.find(IssueRow, { where, order: { id: 'DESC' }, take: limit });
  }

  async get(id: string): Promise<IssueRow> {
    const issue = await this.find(id);
    if (!issue) throw noSuchIssue();
    return issue;
  }

  async write({ subject, text }: Words, manager: EntityManager): Promise<string> {
    const id = newId();
    await manager.insert(IssueRow, { id, subject, text, createdAt: new Date() });
    return id;
  }

  async rewrite(id: string, { subject, text }: Words, manager: EntityManager): Promise<void> {
    const draft = { id, startedAt: IsNull() };
    const { affected } = await manager.update(IssueRow, draft, { subject, text, testedAt: null });
    if (affected === 0) throw await this.refusal(id);
  }

  async remove(id: string, manager: EntityManager): Promise<void> {
    const { affected } = await manager.delete(IssueRow, { id, startedAt: IsNull() });
    if (affected === 0) throw await this.refusal(id);
  }

  /** The page of the letter as a reader would get it. */
  async preview(id: string): Promise<string> {
    const { subject, text } = await this.get(id);
    return this.previews.of('newsletter-issue', { issueId: id, subscriptionId: null, subject, text }).html;
  }

  /** Sends one copy to whoever writes it. */
  async test(id: string, address: string, manager: EntityManager): Promise<void> {
    const draft = { id, startedAt: IsNull() };
    const { affected } = await manager.update(IssueRow, draft, { testedAt: new Date() });
    if (affected === 0) throw await this.refusal(id);
    const data = { issueId: id, subscriptionId: null };
    await this.outbox.put(manager, { to: address, letter: 'newsletter-issue', data });
  }

  /** Once and for all: of two who send it at once, one does. */
  async start(id: string, { testedAt }: SendIssueRequest, manager: EntityManager): Promise<void> {
    const ready = { id, startedAt: IsNull(), testedAt: new Date(testedAt) };
    const { affected } = await manager.update(IssueRow, ready, { startedAt: new Date() });
    if (affected === 0) throw await this.refusal(id);
  }

  private find(id: string): Promise<IssueRow | null> {
    return this.source.manager.findOneBy(IssueRow, { id });
  }

  private async refusal(id: string): Promise<Error> {
    const { startedAt } = await this.get(id);
    return startedAt ? issueStarted() : issueUntested();
  }
}
