import { Injectable, Logger } from '@nestjs/common';
import { webhookRefused } from './billing.errors.js';
import { StripeClient } from './stripe/stripe-client.js';
import { BillingWorker } from './work/billing-worker.js';
import { BillingQueueRepository } from './work/billing-queue.repository.js';

interface BillingEvent {
  id: string;
  type: string;
  /** Whose event it is; null for what is about no customer. */
  customerId: string | null;
}

type JsonObject = Record<string, unknown>;

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const findCustomerId = (type: string, object: JsonObject): string | null => {
  if (type.startsWith('customer.') && object.object === 'customer') return textOrNull(object.id);
  const { customer } = object;
  return textOrNull(isJsonObject(customer) ? customer.id : customer);
};

/** What is read of an event; null for a signed text that is no event. */
const parseEvent = (event: unknown): BillingEvent | null => {
  if (!isJsonObject(event) || !isJsonObject(event.data) || !isJsonObject(event.data.object)) return null;
  const { id, type, data } = event;
  if (typeof id !== 'string' || typeof type !== 'string') return null;
  return { id, type, customerId: findCustomerId(type, data.object as JsonObject) };
};

/** Takes events of Stripe in: each one once, and answered as soon as it is written down. */
@Injectable()
export class WebhookService {
  private readonly log = new Logger(WebhookService.name);

  constructor(
    private readonly stripe: StripeClient,
    private readonly queue: BillingQueueRepository,
    private readonly worker: BillingWorker,
  ) {}

  /** What is not signed, or not lately, is refused unread; what is no event is refused as well. */
  async receive(payload: unknown, signature: unknown): Promise<{ received: true }> {
    const event =
      typeof payload === 'string' && typeof signature === 'string'
        ? this.stripe.verifyEvent(payload, signature)
        : null;
    const billingEvent = parseEvent(event);
    if (!billingEvent) throw webhookRefused();
    const { id, type: subject, customerId } = billingEvent;
    if (customerId !== null) {
      const isNew = await this.queue.put({ id, kind: 'event', customerId, subject });
      // Nobody waits for what follows: Stripe was answered for its event.
      if (isNew) void this.worker.wake();
      else this.log.debug(`event ${id} came again`);
    }
    return { received: true };
  }
}
