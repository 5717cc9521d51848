import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { RefundIssuer } from './refund-issuer.js';
import { StripeClient } from './stripe-client.js';

const givingStatuses = new Set(['active', 'trialing', 'past_due']);

const isLive = ({ status }: Stripe.Subscription) => status !== 'canceled';

const rankFirst = (yes: boolean) => (yes ? 0 : 1);

/**
 * Puts the subscription to keep first: one that grants a tier, then the oldest. Stripe counts in seconds; within the
 * same second the one stored here wins, then the one that Stripe, newest first, lists later.
 */
const comparePrecedence =
  (runningIds: ReadonlySet<string>) =>
  (one: Stripe.Subscription, other: Stripe.Subscription): number =>
    rankFirst(givingStatuses.has(one.status)) - rankFirst(givingStatuses.has(other.status)) ||
    one.created - other.created ||
    rankFirst(runningIds.has(one.id)) - rankFirst(runningIds.has(other.id));

/** Makes sure that nobody has two subscriptions: keeps the oldest, refunds and cancels the others. */
@Injectable()
export class DuplicateSubscriptions {
  private readonly log = new Logger(DuplicateSubscriptions.name);

  constructor(
    private readonly stripe: StripeClient,
    private readonly refunds: RefundIssuer,
  ) {}

  /**
   * Takes our `subscriptions` as Stripe lists them and returns them in their new state. `runningIds` are those stored
   * here as running. Refunds come first: if the process dies in between, the subscription still runs and the next sync
   * repeats both steps.
   */
  async endDuplicates(
    subscriptions: Stripe.Subscription[],
    runningIds: ReadonlySet<string>,
  ): Promise<Stripe.Subscription[]> {
    const [, ...extra] = subscriptions.filter(isLive).reverse().sort(comparePrecedence(runningIds));
    const ended = new Map<string, Stripe.Subscription>();
    for (const { id } of extra) {
      this.log.warn(`subscription ${id} duplicates another one of its owner: refunding and canceling it`);
      await this.refunds.refundAll(id);
      ended.set(id, await this.stripe.call((stripe) => stripe.subscriptions.cancel(id)));
    }
    return subscriptions.map((one) => ended.get(one.id) ?? one);
  }
}
