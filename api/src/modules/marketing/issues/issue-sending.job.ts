import { Injectable, Logger } from '@nestjs/common';
import { Job } from '../../../platform/jobs/job.decorator.js';
import { DataSource, type EntityManager } from 'typeorm';
import { ignoreDatabaseGone } from '../../../platform/database/ignore-database-gone.js';
import { readRows, sql } from '../../../platform/database/sql.js';
import { MailLogService, OutboxService } from '../../mail/index.js';
import { NewsletterIssueRow } from '../entities/newsletter-issue.entity.js';

const INTERVAL_MS = 5_000;
/** How many emails one transaction adds to the outbox. No more are added while this many of the issue still wait. */
const PAGE_SIZE = 200;

const listReadersSql = ({ startedAt, afterId }: NewsletterIssueRow) => sql`
  SELECT id, email::text FROM newsletter_subscriptions
  WHERE consent = 'given' AND consented_at <= ${startedAt} AND (${afterId}::uuid IS NULL OR id > ${afterId}::uuid)
  ORDER BY id LIMIT ${PAGE_SIZE}`;

interface Reader {
  id: string;
  email: string;
}

/**
 * Adds the emails of started issues to the outbox, page by page. A page and the issue's progress are saved in one
 * transaction, so that another process can continue if this one dies.
 */
@Injectable()
export class IssueSendingJob {
  private readonly log = new Logger(IssueSendingJob.name);

  constructor(
    private readonly source: DataSource,
    private readonly outbox: OutboxService,
    private readonly mailLog: MailLogService,
  ) {}

  @Job({ name: 'newsletter-sending', everyMs: INTERVAL_MS })
  async run(): Promise<void> {
    await ignoreDatabaseGone(this.processPages()).catch((error: unknown) =>
      this.log.error('Sending an issue of the newsletter failed. It is tried again soon.', error),
    );
  }

  private async processPages(): Promise<void> {
    while (await this.source.transaction((manager) => this.processPage(manager)));
  }

  /** Returns whether there may be more to do now. */
  private async processPage(manager: EntityManager): Promise<boolean> {
    const issue = await this.lockStartedIssue(manager);
    if (!issue) return false;
    const { queued, sent, failed } = await this.mailLog.countByBatch(issue.id, manager);
    if (issue.writtenAt) {
      const finishedAt = queued === 0 ? new Date() : null;
      await manager.update(NewsletterIssueRow, { id: issue.id }, { sent, failed, finishedAt });
      return finishedAt !== null;
    }
    await manager.update(NewsletterIssueRow, { id: issue.id }, { sent, failed });
    return queued < PAGE_SIZE && this.enqueuePage(issue, manager);
  }

  /** The oldest unfinished issue that no other process has locked. */
  private lockStartedIssue(manager: EntityManager): Promise<NewsletterIssueRow | null> {
    return manager
      .createQueryBuilder(NewsletterIssueRow, 'issue')
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .where('issue.startedAt IS NOT NULL AND issue.finishedAt IS NULL')
      .orderBy('issue.startedAt')
      .limit(1)
      .getOne();
  }

  private async enqueuePage(issue: NewsletterIssueRow, manager: EntityManager): Promise<boolean> {
    const { id } = issue;
    const readers = await readRows<Reader>(manager, listReadersSql(issue));
    const emails = readers.map((reader) => ({
      email: reader.email,
      template: 'newsletter-issue' as const,
      data: { issueId: id, subscriptionId: reader.id },
      batchId: id,
    }));
    if (emails.length > 0) await this.outbox.enqueue(manager, ...emails);
    const isLast = readers.length < PAGE_SIZE;
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
