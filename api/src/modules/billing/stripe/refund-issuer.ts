import { Injectable } from '@nestjs/common';
import { CustomerCredit } from './customer-credit.js';
import { listPaymentIntents } from './read-invoice.js';
import { StripeClient } from './stripe-client.js';
import { isRefunded } from './stripe-errors.js';

const MAX_INVOICES = 100;

/** Refunds payments. */
@Injectable()
export class RefundIssuer {
  constructor(
    private readonly stripe: StripeClient,
    private readonly credit: CustomerCredit,
  ) {}

  /** Refunds everything that was paid for the subscription. Repeating the call changes nothing. */
  async refundAll(subscription: string): Promise<void> {
    const { data } = await this.stripe.call((stripe) =>
      stripe.invoices.list({ subscription, status: 'paid', limit: MAX_INVOICES, expand: ['data.payments'] }),
    );
    await this.credit.undo(subscription, data);
    for (const intent of data.flatMap(listPaymentIntents)) await this.refund(intent);
  }

  private async refund(payment_intent: string): Promise<void> {
    try {
      await this.stripe.call((stripe) =>
        stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund:${payment_intent}` }),
      );
    } catch (error) {
      if (!isRefunded(error)) throw error;
    }
  }
}
