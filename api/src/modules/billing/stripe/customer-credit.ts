import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { StripeClient } from './stripe-client.js';
import { isMissing } from './stripe-errors.js';

const MAX_TRANSACTIONS = 100;

interface BalanceChange {
  subscription: string;
  /** In the currency's smallest unit; above zero it takes credit away. */
  by: number;
  currency: string;
}

/** By how much paid invoices moved the balance of whoever paid them; below zero they left a credit there. */
const sumBalanceChanges = (invoices: readonly Stripe.Invoice[]): number =>
  invoices.reduce(
    (sum, { starting_balance: before, ending_balance: after }) => sum + (after ?? before) - before,
    0,
  );

const getCustomerId = ({ customer }: Stripe.Invoice): string | null =>
  customer === null || typeof customer === 'string' ? customer : customer.id;

/**
 * What lies at Stripe to somebody's credit, from a year of which a change of plan left most unused. It pays what comes
 * next; so whoever gets their money back must not have it as a credit, too.
 */
@Injectable()
export class CustomerCredit {
  constructor(private readonly stripe: StripeClient) {}

  /** The credit is again what it would be without that subscription, whose paid invoices these are; once. */
  async undo(subscription: string, invoices: readonly Stripe.Invoice[]): Promise<void> {
    const [invoice] = invoices;
    const customer = invoice ? getCustomerId(invoice) : null;
    const balanceChange = sumBalanceChanges(invoices);
    if (!invoice || customer === null || balanceChange === 0) return;
    try {
      if (await this.isUndone(customer, subscription)) return;
      await this.changeBalance(customer, { subscription, by: -balanceChange, currency: invoice.currency });
    } catch (error) {
      // With the customer went the credit.
      if (!isMissing(error)) throw error;
    }
  }

  /** Never to a debt: of a credit that was used since, only what is left is taken. */
  private async changeBalance(
    customer: string,
    { subscription, by, currency }: BalanceChange,
  ): Promise<void> {
    const stripeCustomer = await this.stripe.call((stripe) => stripe.customers.retrieve(customer));
    if (stripeCustomer.deleted) return;
    const amount = Math.min(by, Math.max(0, -stripeCustomer.balance));
    if (amount === 0) return;
    await this.stripe.call((stripe) =>
      stripe.customers.createBalanceTransaction(
        customer,
        { amount, currency, metadata: { undone: subscription } },
        { idempotencyKey: `credit:${subscription}:${amount}` },
      ),
    );
  }

  private async isUndone(customer: string, subscription: string): Promise<boolean> {
    const { data } = await this.stripe.call((stripe) =>
      stripe.customers.listBalanceTransactions(customer, { limit: MAX_TRANSACTIONS }),
    );
    return data.some(({ metadata }) => metadata?.undone === subscription);
  }
}
