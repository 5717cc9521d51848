import { Injectable } from '@nestjs/common';
import { Credit } from './credit.js';
import { intentsOf } from './read-invoice.js';
import { StripeGate } from './stripe-gate.js';
import { isRefunded } from './troubles.js';

const MOST = 100;

/** Gives back what was paid. */
@Injectable()
export class Refunds {
  constructor(
    private readonly gate: StripeGate,
    private readonly credit: Credit,
  ) {}

  /** Everything that was ever paid for that subscription; again changes nothing. */
  async all(subscription: string): Promise<void> {
    const { data } = await this.gate.call((stripe) =>
      stripe.invoices.list({ subscription, status: 'paid', limit: MOST, expand: ['data.payments'] }),
    );
    await this.credit.undo(subscription, data);
    for (const intent of data.flatMap(intentsOf)) await this.give(intent);
  }

  private async give(payment_intent: string): Promise<void> {
    try {
      await this.gate.call((stripe) =>
        stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund:${payment_intent}` }),
      );
    } catch (error) {
      if (!isRefunded(error)) throw error;
    }
  }
}
