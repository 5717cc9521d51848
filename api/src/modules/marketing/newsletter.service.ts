import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ActionResult, NewsletterState } from '@wanderwork/contracts';
import type { NewsletterRequest } from '@wanderwork/contracts/requests';
import { Repository } from 'typeorm';
import { newId } from '../../platform/database/ids.js';
import { NewsletterSubscription } from './entities/newsletter-subscription.entity.js';
import type { FormSource } from './entities/form-source.js';

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
    updated_at = now()`;

@Injectable()
export class Newsletter {
  constructor(
    @InjectRepository(NewsletterSubscription)
    private readonly subscriptions: Repository<NewsletterSubscription>,
  ) {}

  async subscribe({ email, name }: NewsletterRequest): Promise<ActionResult> {
    await this.wish({ email, name: name || null, source: 'newsletter' });
    return { success: true, message: 'Thank you for subscribing to our newsletter.' };
  }

  /** What that address said so far. */
  async stateOf(email: string): Promise<NewsletterState> {
    return (await this.subscriptions.findOneBy({ email }))?.consent ?? 'none';
  }

  /** Notes that someone would like the newsletter. This is no consent yet: a box that starts ticked proves nothing. */
  async wish({ email, name, source }: NewsletterWish): Promise<void> {
    await this.subscriptions.query(WISH, [newId(), email, name, source]);
  }
}
