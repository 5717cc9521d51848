import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { getSubscriptionId } from './read-invoice.js';
import { StripeClient } from './stripe-client.js';
import { isRefusal } from './stripe-errors.js';

/** Voids open invoices of ended plans, so that nobody pays for nothing. */
@Injectable()
export class ObsoleteInvoices {
  constructor(private readonly stripe: StripeClient) {}

  /** Returns the same invoices, with the obsolete ones voided. */
  async voidObsolete(
    invoices: Stripe.Invoice[],
    subscriptions: Stripe.Subscription[],
  ): Promise<Stripe.Invoice[]> {
    const endedIds = new Set(subscriptions.filter(({ status }) => status === 'canceled').map(({ id }) => id));
    const isObsolete = (one: Stripe.Invoice) =>
      one.status === 'open' && endedIds.has(getSubscriptionId(one) ?? '');
    return Promise.all(invoices.map((one) => (isObsolete(one) ? this.voidInvoice(one) : one)));
  }

  private async voidInvoice(invoice: Stripe.Invoice): Promise<Stripe.Invoice> {
    try {
      return await this.stripe.call((stripe) => stripe.invoices.voidInvoice(invoice.id));
    } catch (error) {
      // It was just paid, or its customer was deleted; the next sync shows which.
      if (isRefusal(error)) return invoice;
      throw error;
    }
  }
}
