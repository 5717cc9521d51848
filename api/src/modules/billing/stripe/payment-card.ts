import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { StripeClient } from './stripe-client.js';
import { isRefusal } from './stripe-errors.js';

const getExpanded = (idOrMethod: string | Stripe.PaymentMethod | null): Stripe.PaymentMethod | null =>
  typeof idOrMethod === 'string' ? null : idOrMethod;

/**
 * The card that pays stands with the customer, where Stripe's page for another card puts it. A checkout leaves it with the
 * subscription, which would go on charging that one whatever the customer chooses later: so it moves.
 */
@Injectable()
export class PaymentCard {
  constructor(private readonly stripe: StripeClient) {}

  /** The card that the next payment is charged to; payment methods must be expanded. */
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
      // It pays where it stands, too.
      if (!isRefusal(error)) throw error;
    }
  }
}
