import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { StripeClient } from './stripe-client.js';
import { isRefusal } from './stripe-errors.js';

const getExpanded = (idOrMethod: string | Stripe.PaymentMethod | null): Stripe.PaymentMethod | null =>
  typeof idOrMethod === 'string' ? null : idOrMethod;

/**
 * Keeps the payment card with the customer, where Stripe's page for changing cards stores it. A checkout stores it with
 * the subscription, which would keep charging that card after the customer chooses another one.
 */
@Injectable()
export class PaymentCard {
  constructor(private readonly stripe: StripeClient) {}

  /** The card for the next payment, moved to the customer if necessary. Payment methods must be expanded. */
  async findAndMoveToCustomer(customer: Stripe.Customer, running: Stripe.Subscription | undefined) {
    const subscriptionCard = getExpanded(running?.default_payment_method ?? null);
    if (running && subscriptionCard) await this.moveToCustomer(customer.id, running.id, subscriptionCard.id);
    return subscriptionCard ?? getExpanded(customer.invoice_settings.default_payment_method);
  }

  private async moveToCustomer(customer: string, subscription: string, card: string): Promise<void> {
    try {
      await this.stripe.call((stripe) =>
        stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } }),
      );
      await this.stripe.call((stripe) =>
        stripe.subscriptions.update(subscription, { default_payment_method: '' }),
      );
    } catch (error) {
      // The card also pays from the subscription.
      if (!isRefusal(error)) throw error;
    }
  }
}
