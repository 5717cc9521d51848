import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { MailLogService, OutboxService } from '../../mail/index.js';
import { NewsletterIssueRow } from '../entities/newsletter-issue.entity.js';

const EVERY_MS = 5_000;
/** Letters of one transaction; no more of an issue are written while as many wait. */
const ISSUE_PAGE = 200;

const READERS = `
  SELECT id, email::text FROM newsletter_subscriptions
  WHERE consent = 'given' AND consented_at <= $1 AND ($2::uuid IS NULL OR id > $2)
  ORDER BY id LIMIT $3`;

interface Reader {
  id: string;
  email: string;
}

/**
 * Writes the letters of the issues that are under way, page by page: a page, and how far the issue is, are one
 * transaction, so a process that dies leaves nothing half done and another goes on where it stopped.
 */
@Injectable()
export class IssueSendingJob {
  private readonly log = new Logger(IssueSendingJob.name);

  constructor(
    private readonly source: DataSource,
    private readonly outbox: OutboxService,
    private readonly mailLog: MailLogService,
  ) {}

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    await ignoreDatabaseGone(this.allPages()).catch((error: unknown) =>
      this.log.error('An issue of the newsletter could not go on; it is tried again soon.', error),
    );
  }

  private async allPages(): Promise<void> {
    while (await this.source.transaction((manager) => this.nextPage(manager)));
  }

  /** Whether more can be written now. */
  private async nextPage(manager: EntityManager): Promise<boolean> {
    const issue = await this.underWay(manager);
    if (!issue) return false;
    const { queued, sent, failed } = await this.mailLog.countByBatch(issue.id, manager);
    if (issue.writtenAt) {
      const finishedAt = queued === 0 ? new Date() : null;
      await manager.update(NewsletterIssueRow, { id: issue.id }, { sent, failed, finishedAt });
      return finishedAt !== null;
    }
    await manager.update(NewsletterIssueRow, { id: issue.id }, { sent, failed });
    return queued < ISSUE_PAGE && this.writePage(issue, manager);
  }

  /** The oldest one, unless another process is at it. */
  private underWay(manager: EntityManager): Promise<NewsletterIssueRow | null> {
    return manager
      .createQueryBuilder(NewsletterIssueRow, 'issue')
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .where('issue.startedAt IS NOT NULL AND issue.finishedAt IS NULL')
      .orderBy('issue.startedAt')
      .limit(1)
      .getOne();
  }

  private async writePage({ id, ...issue }: NewsletterIssueRow, manager: EntityManager): Promise<boolean> {
    const asked = [issue.startedAt, issue.afterId, ISSUE_PAGE];
    const readers: Reader[] = await manager.query(READERS, asked);
    const letters = readers.map((reader) => ({
      to: reader.email,
      letter: 'newsletter-issue' as const,
      data: { issueId: id, subscriptionId: reader.id },
      batchId: id,
    }));
    if (letters.length > 0) await this.outbox.enqueue(manager, ...letters);
    const isLast = readers.length < ISSUE_PAGE;
    await manager.update(
      NewsletterIssueRow,
      { id },
      {
        recipients: issue.recipients + readers.length,
        afterId: readers.at(-1)?.id ?? issue.afterId,
        writtenAt: isLast ? new Date() : null,
      },
    );
    return true;
  }
}
