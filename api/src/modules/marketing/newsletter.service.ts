import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  PRODUCT_NAME,
  type ActionResult,
  type FormSource,
  type NewsletterState,
} from '@wanderwork/contracts';
import type { NewsletterRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { createId } from '../../platform/database/ids.js';
import { readRow, sql } from '../../platform/database/sql.js';
import { HOUR } from '../../platform/durations.js';
import type { Limit } from '../../platform/limits/rate-limit.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { LinksService, linkUnknown, PermanentLinks, UNSUBSCRIBE } from '../links/index.js';
import { EmailChecks, OutboxService } from '../mail/index.js';
import { NewsletterSubscription } from './entities/newsletter-subscription.entity.js';

/** Anybody can enter somebody else's address, whose mailbox must not be filled. */
const REQUESTS_BY_EMAIL: Limit = { key: 'newsletter-email', points: 10, seconds: HOUR };

interface SubscriptionRequest {
  email: string;
  name: string | null;
  source: FormSource;
}

/**
 * A second request adds to the first and overwrites nothing: anybody can enter somebody else's address and must not
 * change what its owner said. A given consent stays; a withdrawn one can be requested again.
 */
const upsertSubscriptionSql = ({ email, name, source }: SubscriptionRequest) => sql`
  INSERT INTO newsletter_subscriptions AS known (id, email, name, consent, sources, created_at, updated_at)
  VALUES (${createId()}, ${email}, ${name}, 'pending', ARRAY[${source}::text], now(), now())
  ON CONFLICT (email) DO UPDATE SET
    name = coalesce(known.name, excluded.name),
    consent = CASE known.consent WHEN 'withdrawn' THEN 'pending' ELSE known.consent END,
    sources = CASE WHEN known.sources @> excluded.sources THEN known.sources ELSE known.sources || excluded.sources END,
    updated_at = now()
  RETURNING id, consent`;

/** What the owner of the address agreed to, in the words of the page's button. */
const CONSENT = `Yes, send me the newsletter of ${PRODUCT_NAME}. I can unsubscribe at any time.`;

const REQUESTED: ActionResult = { success: true, message: 'Thank you for subscribing to our newsletter.' };
const CONFIRMED: ActionResult = {
  success: true,
  message: 'You’re subscribed. You’ll get the newsletter from now on.',
};
const UNSUBSCRIBED: ActionResult = {
  success: true,
  message: 'You’re unsubscribed. You won’t get the newsletter anymore.',
};

/** Subscriptions to the newsletter and the consent to them (double opt-in). */
@Injectable()
export class NewsletterService implements OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly limits: RateLimiter,
    private readonly links: LinksService,
    private readonly permanentLinks: PermanentLinks,
    private readonly outbox: OutboxService,
    private readonly checks: EmailChecks,
  ) {}

  /**
   * Subscribers who have consented are not asked again. This is checked at send time, so that the form's response does
   * not reveal who has subscribed.
   */
  onModuleInit(): void {
    this.checks.add('newsletter-confirm', async (data) => {
      const pending = { id: data.subscriptionId, consent: 'pending' as const };
      return (await this.source.manager.existsBy(NewsletterSubscription, pending)) ? data : null;
    });
  }

  /** The consent of an address, or 'none' if it has no subscription. */
  async getState(email: string): Promise<NewsletterState> {
    return (await this.source.manager.findOneBy(NewsletterSubscription, { email }))?.consent ?? 'none';
  }

  async subscribe({ email, name }: NewsletterRequest): Promise<ActionResult> {
    await this.limits.consume(REQUESTS_BY_EMAIL, email);
    await this.source.transaction(async (manager) => {
      const { id } = await this.upsert({ email, name: name || null, source: 'newsletter' }, manager);
      const data = { subscriptionId: id };
      await this.outbox.enqueue(manager, { email, template: 'newsletter-confirm', data });
    });
    return REQUESTED;
  }

  /**
   * Stores that someone asked for the newsletter. This is no consent yet: a box that starts checked proves nothing.
   * Returns the id of the subscription to confirm, or null if it is confirmed.
   */
  async requestConsent(request: SubscriptionRequest, manager: EntityManager): Promise<string | null> {
    const { id, consent } = await this.upsert(request, manager);
    return consent === 'pending' ? id : null;
  }

  /** Records the owner's consent with its time and text. */
  confirm(token: string): Promise<ActionResult> {
    return this.source.transaction(async (manager) => {
      const id = await this.links.getSubject(token, ['newsletter-confirm'], manager);
      const { email } = await this.lockSubscription(id, manager);
      await this.links.use(token, ['newsletter-confirm'], manager);
      const consent = {
        consent: 'given' as const,
        consentedAt: new Date(),
        consentText: CONSENT,
        withdrawnAt: null,
      };
      await manager.update(NewsletterSubscription, { id }, consent);
      const data = { subscriptionId: id };
      await this.outbox.enqueue(manager, { email, template: 'newsletter-welcome', data });
      return CONFIRMED;
    });
  }

  /** Works any number of times. The response is the same for an address without a subscription. */
  async unsubscribe(token: string): Promise<ActionResult> {
    const id = this.permanentLinks.findSubject(UNSUBSCRIBE, token);
    if (id === null) throw linkUnknown();
    await this.source.transaction(async (manager) => {
      const withdrawal = { consent: 'withdrawn' as const, withdrawnAt: new Date() };
      await manager.update(NewsletterSubscription, { id }, withdrawal);
      await this.links.close(['newsletter-confirm'], id, manager);
    });
    return UNSUBSCRIBED;
  }

  /** The subscription is locked before its link, here and in `unsubscribe`, to prevent deadlocks. */
  private async lockSubscription(id: string, manager: EntityManager): Promise<NewsletterSubscription> {
    const lock = { mode: 'pessimistic_write' as const };
    const subscription = await manager.findOne(NewsletterSubscription, { where: { id }, lock });
    if (!subscription) throw linkUnknown();
    return subscription;
  }

  private async upsert(
    request: SubscriptionRequest,
    manager: EntityManager,
  ): Promise<Pick<NewsletterSubscription, 'id' | 'consent'>> {
    const row = await readRow<NewsletterSubscription>(manager, upsertSubscriptionSql(request));
    return row!;
  }
}
