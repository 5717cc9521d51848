import { Injectable } from '@nestjs/common';
import type { Money } from '@wanderwork/contracts';
import type Stripe from 'stripe';
import type { BillingInvoice } from '../entities/billing-invoice.entity.js';
import type { BillingSubscription } from '../entities/billing-subscription.entity.js';
import { ObsoleteInvoices } from './obsolete-invoices.js';
import { DuplicateSubscriptions } from './duplicate-subscriptions.js';
import { PaymentCard } from './payment-card.js';
import { readInvoice, sumRefunds, getSubscriptionId } from './read-invoice.js';
import { isOwnSubscription, readSubscription } from './read-subscription.js';
import { StripeClient } from './stripe-client.js';
import { isMissing } from './stripe-errors.js';

const PAGE_SIZE = 100;
/** More than any customer accumulates. */
const MAX_ITEMS = 1_000;

/** The state of a customer at Stripe, in our stored form. */
export interface AccountState {
  /** The customer was deleted at Stripe. Their earlier subscriptions stay stored. */
  deleted: boolean;
  subscriptions: Omit<BillingSubscription, 'userId'>[];
  invoices: Omit<BillingInvoice, 'userId'>[];
  credit: Money | null;
}

const isNotNull = <T>(value: T | null): value is T => value !== null;

const emptyIfMissing = async <T>(list: Promise<T[]>): Promise<T[]> => {
  try {
    return await list;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

const findCustomer = async (stripe: Stripe, id: string): Promise<Stripe.Customer | null> => {
  try {
    const customer = await stripe.customers.retrieve(id, {
      expand: ['invoice_settings.default_payment_method'],
    });
    return customer.deleted ? null : customer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** A negative balance is money that Stripe owes the customer. */
const getCredit = (customer: Stripe.Customer | null): Money | null =>
  customer?.currency && customer.balance < 0
    ? { amount: -customer.balance, currency: customer.currency }
    : null;

const expand = ['data.schedule', 'data.default_payment_method'];

/**
 * Reads the state of a customer from Stripe, and corrects there what must not stay: duplicate subscriptions, obsolete
 * invoices and a card stored with a subscription instead of the customer.
 */
@Injectable()
export class StripeCustomerReader {
  constructor(
    private readonly stripe: StripeClient,
    private readonly duplicates: DuplicateSubscriptions,
    private readonly card: PaymentCard,
    private readonly obsoleteInvoices: ObsoleteInvoices,
  ) {}

  /** `runningIds` are the subscriptions that are stored here as running. */
  async readState(customerId: string, runningIds: ReadonlySet<string>): Promise<AccountState> {
    const { prices } = this.stripe.requireSettings();
    const [customer, all, invoices, charges] = await this.fetchAll(customerId);
    const ownSubscriptions = all.filter((one) => isOwnSubscription(one, prices));
    const subscriptions = await this.duplicates.endDuplicates(ownSubscriptions, runningIds);
    const running = subscriptions.find(({ status }) => status !== 'canceled');
    const card = customer && (await this.card.findAndMoveToCustomer(customer, running));
    const ids = new Set(ownSubscriptions.map(({ id }) => id));
    const refunds = sumRefunds(charges);
    const ownInvoices = invoices.filter((one) => ids.has(getSubscriptionId(one) ?? ''));
    return {
      deleted: customer === null,
      credit: getCredit(customer),
      subscriptions: subscriptions.map((one) => readSubscription(one, prices, card)).filter(isNotNull),
      invoices: (await this.obsoleteInvoices.voidObsolete(ownInvoices, subscriptions))
        .map((one) => readInvoice(one, refunds))
        .filter(isNotNull),
    };
  }

  private fetchAll(customer: string) {
    const newestFirst = { customer, limit: PAGE_SIZE };
    const paging = { limit: MAX_ITEMS };
    return this.stripe.call((stripe) =>
      Promise.all([
        findCustomer(stripe, customer),
        emptyIfMissing(
          stripe.subscriptions.list({ ...newestFirst, status: 'all', expand }).autoPagingToArray(paging),
        ),
        emptyIfMissing(
          stripe.invoices.list({ ...newestFirst, expand: ['data.payments'] }).autoPagingToArray(paging),
        ),
        emptyIfMissing(stripe.charges.list(newestFirst).autoPagingToArray(paging)),
      ]),
    );
  }
}
