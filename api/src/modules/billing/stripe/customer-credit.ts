import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { StripeClient } from './stripe-client.js';
import { isMissing } from './stripe-errors.js';

const MAX_TRANSACTIONS = 100;

interface BalanceChange {
  subscription: string;
  /** In the smallest unit of the currency. A positive amount reduces the credit. */
  by: number;
  currency: string;
}

/** How much the paid invoices changed the customer's balance; negative when they left a credit. */
const sumBalanceChanges = (invoices: readonly Stripe.Invoice[]): number =>
  invoices.reduce(
    (sum, { starting_balance: before, ending_balance: after }) => sum + (after ?? before) - before,
    0,
  );

const getCustomerId = ({ customer }: Stripe.Invoice): string | null =>
  customer === null || typeof customer === 'string' ? customer : customer.id;

/**
 * A customer's credit at Stripe, for example from a change of plan that left most of a year unused. It pays the next
 * invoices, so a person who gets a refund must not keep it as well.
 */
@Injectable()
export class CustomerCredit {
  constructor(private readonly stripe: StripeClient) {}

  /** Removes the credit that the paid invoices of the subscription left. Repeating the call changes nothing. */
  async undo(subscription: string, invoices: readonly Stripe.Invoice[]): Promise<void> {
    const [invoice] = invoices;
    const customer = invoice ? getCustomerId(invoice) : null;
    const balanceChange = sumBalanceChanges(invoices);
    if (!invoice || customer === null || balanceChange === 0) return;
    try {
      if (await this.isUndone(customer, subscription)) return;
      await this.changeBalance(customer, { subscription, by: -balanceChange, currency: invoice.currency });
    } catch (error) {
      // The credit was deleted with the customer.
      if (!isMissing(error)) throw error;
    }
  }

  /** Never creates a debt: takes only what is left of the credit. */
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
