import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { webhookRefused } from './billing.errors.js';
import { StripeGate } from './stripe/stripe-gate.js';
import { Worker } from './work/worker.js';
import { WorkQueue } from './work/work-queue.js';

/** Whose event it is; null for what is about no customer. */
const customerOf = ({ data, type }: Stripe.Event): string | null => {
  const object = data.object as { id?: string; object?: string; customer?: string | { id: string } | null };
  if (type.startsWith('customer.') && object.object === 'customer') return object.id ?? null;
  const { customer = null } = object;
  return customer === null || typeof customer === 'string' ? customer : customer.id;
};

/** Takes events of Stripe in: each one once, and answered as soon as it is written down. */
@Injectable()
export class WebhookIntake {
  private readonly log = new Logger(WebhookIntake.name);

  constructor(
    private readonly gate: StripeGate,
    private readonly queue: WorkQueue,
    private readonly worker: Worker,
  ) {}

  /** What is not signed, or not lately, is refused unread. */
  async take(payload: unknown, signature: unknown): Promise<{ received: true }> {
    const event =
      typeof payload === 'string' && typeof signature === 'string'
        ? this.gate.verified(payload, signature)
        : null;
    if (!event) throw webhookRefused();
    const customerId = customerOf(event);
    if (customerId !== null) {
      const isNew = await this.queue.put({ id: event.id, kind: 'event', customerId, subject: event.type });
      // Nobody waits for what follows: Stripe was answered for its event.
      if (isNew) void this.worker.wake();
      else this.log.debug(`event ${event.id} came again`);
    }
    return { received: true };
  }
}
