import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  PRODUCT_NAME,
  type ActionResult,
  type FormSource,
  type NewsletterState,
} from '@wanderwork/contracts';
import type { NewsletterRequest } from '@wanderwork/contracts/requests';
import { DataSource, type EntityManager } from 'typeorm';
import { newId } from '../../platform/database/ids.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { LinksService, linkUnknown, PermanentLinks, UNSUBSCRIBE } from '../links/index.js';
import { EmailChecks, OutboxService } from '../mail/index.js';
import { NewsletterSubscription } from './entities/newsletter-subscription.entity.js';
import { newslettersByEmail } from './marketing.policy.js';

interface NewsletterWish {
  email: string;
  name: string | null;
  source: FormSource;
}

/**
 * A second wish adds to the first and takes nothing from it: the form is open, so whoever types an address
 * must not be able to change what its owner said. A consent once given stays; one withdrawn may be asked for again.
 */
const WISH = `
  INSERT INTO newsletter_subscriptions AS known (id, email, name, consent, sources, created_at, updated_at)
  VALUES ($1, $2, $3, 'pending', ARRAY[$4::text], now(), now())
  ON CONFLICT (email) DO UPDATE SET
    name = coalesce(known.name, excluded.name),
    consent = CASE known.consent WHEN 'withdrawn' THEN 'pending' ELSE known.consent END,
    sources = CASE WHEN known.sources @> excluded.sources THEN known.sources ELSE known.sources || excluded.sources END,
    updated_at = now()
  RETURNING id, consent`;

/** What the owner of the address agreed to, as the button of the page says it. */
const CONSENT = `Yes, send me the newsletter of ${PRODUCT_NAME}. I can unsubscribe at any time.`;

const ASKED: ActionResult = { success: true, message: 'Thank you for subscribing to our newsletter.' };
const CONFIRMED: ActionResult = {
  success: true,
  message: 'You are subscribed. The newsletter comes from now on.',
};
const ENDED: ActionResult = { success: true, message: 'You are unsubscribed. No newsletter comes any more.' };

/** Who wants the newsletter, and who said yes to it. */
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

  /** Who has said yes already is not asked again; that is found out at sending, so the form's answer tells nothing. */
  onModuleInit(): void {
    this.checks.add('newsletter-confirm', async (data) => {
      const waiting = { id: data.subscriptionId, consent: 'pending' as const };
      return (await this.source.manager.existsBy(NewsletterSubscription, waiting)) ? data : null;
    });
  }

  /** What that address said so far. */
  async getState(email: string): Promise<NewsletterState> {
    return (await this.source.manager.findOneBy(NewsletterSubscription, { email }))?.consent ?? 'none';
  }

  async subscribe({ email, name }: NewsletterRequest): Promise<ActionResult> {
    await this.limits.consume(newslettersByEmail, email);
    await this.source.transaction(async (manager) => {
      const { id } = await this.note({ email, name: name || null, source: 'newsletter' }, manager);
      const data = { subscriptionId: id };
      await this.outbox.enqueue(manager, { to: email, letter: 'newsletter-confirm', data });
    });
    return ASKED;
  }

  /**
   * Notes that someone would like the newsletter. This is no consent yet: a box that starts ticked proves nothing.
   * Resolves with what a letter may ask them to confirm; null when they have.
   */
  async requestConsent(wish: NewsletterWish, manager: EntityManager): Promise<string | null> {
    const { id, consent } = await this.note(wish, manager);
    return consent === 'pending' ? id : null;
  }

  /** The owner's yes, with its time and its words. */
  confirm(token: string): Promise<ActionResult> {
    return this.source.transaction(async (manager) => {
      const id = await this.links.getSubject(token, ['newsletter-confirm'], manager);
      const { email } = await this.hold(id, manager);
      await this.links.use(token, ['newsletter-confirm'], manager);
      const yes = {
        consent: 'given' as const,
        consentedAt: new Date(),
        consentText: CONSENT,
        withdrawnAt: null,
      };
      await manager.update(NewsletterSubscription, { id }, yes);
      const data = { subscriptionId: id };
      await this.outbox.enqueue(manager, { to: email, letter: 'newsletter-welcome', data });
      return CONFIRMED;
    });
  }

  /** Works any number of times; whoever is gone already is told the same. */
  async unsubscribe(token: string): Promise<ActionResult> {
    const id = this.permanentLinks.findSubject(UNSUBSCRIBE, token);
    if (id === null) throw linkUnknown();
    await this.source.transaction(async (manager) => {
      const no = { consent: 'withdrawn' as const, withdrawnAt: new Date() };
      await manager.update(NewsletterSubscription, { id }, no);
      await this.links.close(['newsletter-confirm'], id, manager);
    });
    return ENDED;
  }

  /** Before its link, as everywhere: who ends it holds it, too, before closing its links. */
  private async hold(id: string, manager: EntityManager): Promise<NewsletterSubscription> {
    const lock = { mode: 'pessimistic_write' as const };
    const subscription = await manager.findOne(NewsletterSubscription, { where: { id }, lock });
    if (!subscription) throw linkUnknown();
    return subscription;
  }

  private async note(
    { email, name, source }: NewsletterWish,
    manager: EntityManager,
  ): Promise<Pick<NewsletterSubscription, 'id' | 'consent'>> {
    const rows = (await manager.query(WISH, [newId(), email, name, source])) as [NewsletterSubscription];
    return rows[0];
  }
}
