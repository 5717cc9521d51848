import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { BillingInvoice } from '../entities/billing-invoice.entity.js';
import { StripeGate } from './stripe-gate.js';
import { isRefusal } from './troubles.js';

const MOST = 100;

const intentsOf = ({ payments }: Stripe.Invoice): string[] =>
  (payments?.data ?? []).flatMap(({ status, payment }) => {
    const intent = payment.payment_intent;
    if (status !== 'paid' || !intent) return [];
    return [typeof intent === 'string' ? intent : intent.id];
  });

const alreadyRefunded = (error: unknown): boolean =>
  isRefusal(error) && (error as Stripe.errors.StripeError).code === 'charge_already_refunded';

/** Gives back what was paid. */
@Injectable()
export class Refunds {
  constructor(
    private readonly gate: StripeGate,
    private readonly source: DataSource,
  ) {}

  /** Everything that was ever paid for that subscription; again changes nothing. */
  async all(subscription: string): Promise<void> {
    const { data } = await this.gate.call((stripe) =>
      stripe.invoices.list({ subscription, status: 'paid', limit: MOST, expand: ['data.payments'] }),
    );
    for (const invoice of data) {
      for (const intent of intentsOf(invoice)) await this.give(intent);
      await this.source.manager.update(BillingInvoice, { id: invoice.id }, { refunded: invoice.amount_paid });
    }
  }

  private async give(payment_intent: string): Promise<void> {
    try {
      await this.gate.call((stripe) =>
        stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund:${payment_intent}` }),
      );
    } catch (error) {
      if (!alreadyRefunded(error)) throw error;
    }
  }
}
