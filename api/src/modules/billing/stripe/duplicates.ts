import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { Refunds } from './refunds.js';
import { StripeGate } from './stripe-gate.js';

const over = new Set(['canceled', 'incomplete_expired']);

const isLive = ({ status }: Stripe.Subscription) => !over.has(status);

const oldestFirst = (one: Stripe.Subscription, other: Stripe.Subscription) =>
  one.created - other.created || one.id.localeCompare(other.id);

/** The subscriptions as they are then, and the invoices that were paid back. */
interface Outcome {
  subscriptions: Stripe.Subscription[];
  refunded: string[];
}

/** Nobody holds two subscriptions: of several that somehow came to be, the oldest stays, the others are paid back. */
@Injectable()
export class Duplicates {
  private readonly log = new Logger(Duplicates.name);

  constructor(
    private readonly gate: StripeGate,
    private readonly refunds: Refunds,
  ) {}

  /** Paid back first: a process that dies in between finds it running, and does both again. */
  async end(subscriptions: Stripe.Subscription[]): Promise<Outcome> {
    const [, ...extra] = subscriptions.filter(isLive).sort(oldestFirst);
    const ended = new Map<string, Stripe.Subscription>();
    const refunded: string[] = [];
    for (const { id } of extra) {
      this.log.warn(`subscription ${id} is a second one of its owner: it is paid back and ended`);
      refunded.push(...(await this.refunds.all(id)));
      ended.set(id, await this.gate.call((stripe) => stripe.subscriptions.cancel(id)));
    }
    return { subscriptions: subscriptions.map((one) => ended.get(one.id) ?? one), refunded };
  }
}
