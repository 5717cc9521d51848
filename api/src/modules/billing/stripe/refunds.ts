import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { EntityManager } from 'typeorm';
import { StripeGate } from './stripe-gate.js';
import { isRefunded } from './troubles.js';

const MOST = 100;

const intentsOf = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ status, payment }) => {
    const intent = payment.payment_intent;
    if (status !== 'paid' || !intent) return [];
    return [typeof intent === 'string' ? intent : intent.id];
  });

const MARK = 'UPDATE billing_invoices SET refunded = amount WHERE id = ANY($1)';

/** Gives back what was paid. */
@Injectable()
export class Refunds {
  constructor(private readonly gate: StripeGate) {}

  /** Everything that was ever paid for that subscription; again changes nothing. Resolves with the invoices' ids. */
  async all(subscription: string): Promise<string[]> {
    const { data } = await this.gate.call((stripe) =>
      stripe.invoices.list({ subscription, status: 'paid', limit: MOST, expand: ['data.payments'] }),
    );
    for (const invoice of data) for (const intent of intentsOf(invoice)) await this.give(intent);
    return data.map(({ id }) => id);
  }

  /** Takes note of what was given back. */
  async mark(invoices: readonly string[], manager: EntityManager): Promise<void> {
    if (invoices.length > 0) await manager.query(MARK, [invoices]);
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
