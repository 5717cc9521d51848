import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { BillingInvoice } from '../entities/billing-invoice.entity.js';
import type { BillingSubscription } from '../entities/billing-subscription.entity.js';
import { Duplicates } from './duplicates.js';
import { readInvoice } from './read-invoice.js';
import { isOurs, readSubscription } from './read-subscription.js';
import { StripeGate } from './stripe-gate.js';
import { isMissing } from './troubles.js';

const PAGE = 100;
/** More than a lifetime brings. */
const MOST = 1_000;

/** All that Stripe knows of a customer, as it is kept here. */
export interface AccountState {
  /** There is no such customer any more; what they had stays known. */
  deleted: boolean;
  subscriptions: Omit<BillingSubscription, 'userId'>[];
  invoices: Omit<BillingInvoice, 'userId' | 'refunded'>[];
  /** Those of them that were given back just now. */
  refunded: string[];
}

const notNull = <T>(value: T | null): value is T => value !== null;

const orNothing = async <T>(asked: Promise<T[]>): Promise<T[]> => {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

const isDeleted = async (stripe: Stripe, customer: string): Promise<boolean> => {
  try {
    return (await stripe.customers.retrieve(customer)).deleted === true;
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
};

const expand = ['data.schedule', 'data.default_payment_method'];

/** Asks Stripe how things stand with a customer. */
@Injectable()
export class StripeAccount {
  constructor(
    private readonly gate: StripeGate,
    private readonly duplicates: Duplicates,
  ) {}

  /** `known`: the subscriptions that run here. */
  async stateOf(customer: string, known: ReadonlySet<string>): Promise<AccountState> {
    const { prices } = this.gate.required();
    const [deleted, subscriptions, invoices] = await this.gate.call((stripe) =>
      Promise.all([
        isDeleted(stripe, customer),
        orNothing(
          stripe.subscriptions
            .list({ customer, status: 'all', limit: PAGE, expand })
            .autoPagingToArray({ limit: MOST }),
        ),
        orNothing(stripe.invoices.list({ customer, limit: PAGE }).autoPagingToArray({ limit: MOST })),
      ]),
    );
    const ours = subscriptions.filter((one) => isOurs(one, prices));
    const ids = new Set(ours.map(({ id }) => id));
    const alone = await this.duplicates.end(ours, known);
    return {
      deleted,
      refunded: alone.refunded,
      subscriptions: alone.subscriptions.map((one) => readSubscription(one, prices)).filter(notNull),
      invoices: invoices
        .map(readInvoice)
        .filter(notNull)
        .filter(({ subscriptionId }) => subscriptionId !== null && ids.has(subscriptionId)),
    };
  }
}
