import { Injectable } from '@nestjs/common';
import type { Money } from '@wanderwork/contracts';
import type Stripe from 'stripe';
import type { BillingInvoice } from '../entities/billing-invoice.entity.js';
import type { BillingSubscription } from '../entities/billing-subscription.entity.js';
import { ObsoleteInvoices } from './obsolete-invoices.js';
import { DuplicateSubscriptions } from './duplicate-subscriptions.js';
import { PaymentCard } from './payment-card.js';
import { readInvoice, refundsIn, subscriptionOf } from './read-invoice.js';
import { isOurs, readSubscription } from './read-subscription.js';
import { StripeClient } from './stripe-client.js';
import { isMissing } from './troubles.js';

const PAGE = 100;
/** More than a lifetime brings. */
const MOST = 1_000;

/** All that Stripe knows of a customer, as it is kept here. */
export interface AccountState {
  /** There is no such customer any more; what they had stays known. */
  deleted: boolean;
  subscriptions: Omit<BillingSubscription, 'userId'>[];
  invoices: Omit<BillingInvoice, 'userId'>[];
  credit: Money | null;
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

const findCustomer = async (stripe: Stripe, id: string): Promise<Stripe.Customer | null> => {
  try {
    const found = await stripe.customers.retrieve(id, {
      expand: ['invoice_settings.default_payment_method'],
    });
    return found.deleted ? null : found;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** A balance below zero is what Stripe owes. */
const creditOf = (customer: Stripe.Customer | null): Money | null =>
  customer?.currency && customer.balance < 0
    ? { amount: -customer.balance, currency: customer.currency }
    : null;

const expand = ['data.schedule', 'data.default_payment_method'];

/** Asks Stripe how things stand with a customer, and sets right there what must not stay so. */
@Injectable()
export class StripeCustomerReader {
  constructor(
    private readonly stripe: StripeClient,
    private readonly duplicates: DuplicateSubscriptions,
    private readonly card: PaymentCard,
    private readonly obsoleteInvoices: ObsoleteInvoices,
  ) {}

  /** `known`: the subscriptions that run here. */
  async readState(customerId: string, known: ReadonlySet<string>): Promise<AccountState> {
    const { prices } = this.stripe.required();
    const [customer, all, invoices, charges] = await this.ask(customerId);
    const ours = all.filter((one) => isOurs(one, prices));
    const subscriptions = await this.duplicates.end(ours, known);
    const running = subscriptions.find(({ status }) => status !== 'canceled');
    const card = customer && (await this.card.find(customer, running));
    const ids = new Set(ours.map(({ id }) => id));
    const refunds = refundsIn(charges);
    const forOurs = invoices.filter((one) => ids.has(subscriptionOf(one) ?? ''));
    return {
      deleted: customer === null,
      credit: creditOf(customer),
      subscriptions: subscriptions.map((one) => readSubscription(one, prices, card)).filter(notNull),
      invoices: (await this.obsoleteInvoices.end(forOurs, subscriptions))
        .map((one) => readInvoice(one, refunds))
        .filter(notNull),
    };
  }

  private ask(customer: string) {
    const newestFirst = { customer, limit: PAGE };
    const upTo = { limit: MOST };
    return this.stripe.call((stripe) =>
      Promise.all([
        findCustomer(stripe, customer),
        orNothing(
          stripe.subscriptions.list({ ...newestFirst, status: 'all', expand }).autoPagingToArray(upTo),
        ),
        orNothing(
          stripe.invoices.list({ ...newestFirst, expand: ['data.payments'] }).autoPagingToArray(upTo),
        ),
        orNothing(stripe.charges.list(newestFirst).autoPagingToArray(upTo)),
      ]),
    );
  }
}
