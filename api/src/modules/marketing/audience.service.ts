import { Injectable } from '@nestjs/common';
import { consents, type AdminOverview, type NewsletterConsent } from '@wanderwork/contracts';
import { DataSource, LessThan } from 'typeorm';
import { readRows, sql } from '../../platform/database/sql.js';
import { NewsletterSubscription } from './entities/newsletter-subscription.entity.js';
import { WaitlistEntry } from './entities/waitlist-entry.entity.js';

/** `after` is the id of the last row of the page before. */
interface AudiencePage {
  after?: string | undefined;
  limit: number;
}

const createPageFilter = (after: string | undefined) => (after === undefined ? {} : { id: LessThan(after) });

/** Lists the waitlist and the newsletter's subscribers, newest first: ids start with their time of creation. */
@Injectable()
export class AudienceService {
  constructor(private readonly source: DataSource) {}

  listWaitlist({ after, limit }: AudiencePage): Promise<WaitlistEntry[]> {
    return this.source.manager.find(WaitlistEntry, {
      where: createPageFilter(after),
      order: { id: 'DESC' },
      take: limit,
    });
  }

  listNewsletter({
    consent,
    after,
    limit,
  }: AudiencePage & { consent?: NewsletterConsent | undefined }): Promise<NewsletterSubscription[]> {
    return this.source.manager.find(NewsletterSubscription, {
      where: { ...createPageFilter(after), ...(consent && { consent }) },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  countWaitlist(): Promise<number> {
    return this.source.manager.count(WaitlistEntry);
  }

  async countNewsletter(): Promise<AdminOverview['newsletter']> {
    const rows = await readRows<{ consent: NewsletterConsent; people: number }>(
      this.source,
      sql`SELECT consent, count(*)::integer AS people FROM newsletter_subscriptions GROUP BY consent`,
    );
    const countOf = (consent: NewsletterConsent) => rows.find((row) => row.consent === consent)?.people ?? 0;
    return Object.fromEntries(
      consents.map((consent) => [consent, countOf(consent)]),
    ) as AdminOverview['newsletter'];
  }
}
