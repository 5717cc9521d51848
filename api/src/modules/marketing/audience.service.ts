import { Injectable } from '@nestjs/common';
import { consents, type AdminOverview, type NewsletterConsent } from '@wanderwork/contracts';
import { DataSource, LessThan } from 'typeorm';
import { NewsletterSubscription } from './entities/newsletter-subscription.entity.js';
import { WaitlistEntry } from './entities/waitlist-entry.entity.js';

/** `after` is the id of the last one seen. */
interface AudiencePage {
  after?: string | undefined;
  limit: number;
}

const since = (after: string | undefined) => (after === undefined ? {} : { id: LessThan(after) });

/** Who waits and who reads, newest first: the ids begin with their time. */
@Injectable()
export class AudienceService {
  constructor(private readonly source: DataSource) {}

  listWaitlist({ after, limit }: AudiencePage): Promise<WaitlistEntry[]> {
    return this.source.manager.find(WaitlistEntry, {
      where: since(after),
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
      where: { ...since(after), ...(consent && { consent }) },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  countWaitlist(): Promise<number> {
    return this.source.manager.count(WaitlistEntry);
  }

  async countNewsletter(): Promise<AdminOverview['newsletter']> {
    const rows: { consent: NewsletterConsent; people: number }[] = await this.source.query(
      'SELECT consent, count(*)::integer AS people FROM newsletter_subscriptions GROUP BY consent',
    );
    const of = (consent: NewsletterConsent) => rows.find((row) => row.consent === consent)?.people ?? 0;
    return Object.fromEntries(
      consents.map((consent) => [consent, of(consent)]),
    ) as AdminOverview['newsletter'];
  }
}
