import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { RefundIssuer } from './refund-issuer.js';
import { StripeClient } from './stripe-client.js';

const givingStatuses = new Set(['active', 'trialing', 'past_due']);

const isLive = ({ status }: Stripe.Subscription) => status !== 'canceled';

const rankFirst = (yes: boolean) => (yes ? 0 : 1);

/**
 * Which of several stays: one that gives something, the oldest of them. Stripe counts in seconds; within one it is the
 * one that is known here, and at last the one that Stripe, newest first, lists later.
 */
const comparePrecedence =
  (runningIds: ReadonlySet<string>) =>
  (one: Stripe.Subscription, other: Stripe.Subscription): number =>
    rankFirst(givingStatuses.has(one.status)) - rankFirst(givingStatuses.has(other.status)) ||
    one.created - other.created ||
    rankFirst(runningIds.has(one.id)) - rankFirst(runningIds.has(other.id));

/** Nobody holds two subscriptions: of several that somehow came to be, the oldest stays, the others are paid back. */
@Injectable()
export class DuplicateSubscriptions {
  private readonly log = new Logger(DuplicateSubscriptions.name);

  constructor(
    private readonly stripe: StripeClient,
    private readonly refunds: RefundIssuer,
  ) {}

  /**
   * `subscriptions` of ours as Stripe lists them, answered as they are then; `known`: which of them run here. Paid back
   * first: a process that dies in between finds it running, and does both again.
   */
  async endDuplicates(
    subscriptions: Stripe.Subscription[],
    runningIds: ReadonlySet<string>,
  ): Promise<Stripe.Subscription[]> {
    const [, ...extra] = subscriptions.filter(isLive).reverse().sort(comparePrecedence(runningIds));
    const ended = new Map<string, Stripe.Subscription>();
    for (const { id } of extra) {
      this.log.warn(`subscription ${id} is a second one of its owner: it is paid back and ended`);
      await this.refunds.refundAll(id);
      ended.set(id, await this.stripe.call((stripe) => stripe.subscriptions.cancel(id)));
    }
    return subscriptions.map((one) => ended.get(one.id) ?? one);
  }
}
