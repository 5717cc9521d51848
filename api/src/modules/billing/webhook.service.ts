import { Injectable, Logger } from '@nestjs/common';
import { webhookRefused } from './billing.errors.js';
import { StripeClient } from './stripe/stripe-client.js';
import { BillingWorker } from './work/billing-worker.js';
import { BillingQueueRepository } from './queue/billing-queue.repository.js';

interface BillingEvent {
  id: string;
  type: string;
  /** The customer of the event; null when it has none. */
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

/** Reads the fields used here; null when the signed text is not an event. */
const parseEvent = (event: unknown): BillingEvent | null => {
  if (!isJsonObject(event) || !isJsonObject(event.data) || !isJsonObject(event.data.object)) return null;
  const { id, type, data } = event;
  if (typeof id !== 'string' || typeof type !== 'string') return null;
  return { id, type, customerId: findCustomerId(type, data.object as JsonObject) };
};

/** Receives Stripe events. Each is stored once and acknowledged as soon as it is stored. */
@Injectable()
export class WebhookService {
  private readonly log = new Logger(WebhookService.name);

  constructor(
    private readonly stripe: StripeClient,
    private readonly queue: BillingQueueRepository,
    private readonly worker: BillingWorker,
  ) {}

  /** Throws when the payload is unsigned, its signature is too old, or it is not an event. */
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
      // Not awaited: Stripe only waits for the acknowledgment.
      if (isNew) void this.worker.wake();
      else this.log.debug(`event ${id} was already received`);
    }
    return { received: true };
  }
}
