import { Injectable } from '@nestjs/common';
import { CustomerCredit } from './customer-credit.js';
import { intentsOf } from './read-invoice.js';
import { StripeClient } from './stripe-client.js';
import { isRefunded } from './troubles.js';

const MOST = 100;

/** Gives back what was paid. */
@Injectable()
export class RefundIssuer {
  constructor(
    private readonly stripe: StripeClient,
    private readonly credit: CustomerCredit,
  ) {}

  /** Everything that was ever paid for that subscription; again changes nothing. */
  async refundAll(subscription: string): Promise<void> {
    const { data } = await this.stripe.call((stripe) =>
      stripe.invoices.list({ subscription, status: 'paid', limit: MOST, expand: ['data.payments'] }),
    );
    await this.credit.undo(subscription, data);
    for (const intent of data.flatMap(intentsOf)) await this.give(intent);
  }

  private async give(payment_intent: string): Promise<void> {
    try {
      await this.stripe.call((stripe) =>
        stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund:${payment_intent}` }),
      );
    } catch (error) {
      if (!isRefunded(error)) throw error;
    }
  }
}
