import { createHmac } from 'node:crypto';

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 30_000;
const MAX_ATTEMPTS = 20;
const TIMEOUT_MS = 10_000;
const MAX_CONCURRENT = 4;

/** Signs `payload` as Stripe does: time and text, with the endpoint's secret. */
export const createSignature = (payload, secret, seconds) => {
  const hash = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
};

const shuffle = (all) =>
  all
    .map((one) => [Math.random(), one])
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one);

/**
 * Sends events to the product's endpoint and retries with growing delays until they are accepted. By default each is
 * sent at once, once and in order; `options` can delay, duplicate, shuffle or hold them until `release`.
 */
export class Webhooks {
  constructor({ url, secret, state, scheduleSave }) {
    Object.assign(this, { url, secret, state, scheduleSave });
    this.options = { hold: false, delayMs: 0, copies: 1, shuffle: false };
    this.queue = [];
    this.running = 0;
    this.timers = new Set();
    this.stopped = new AbortController();
  }

  /** Sends the events that an earlier start could not deliver. */
  resume() {
    const ids = new Set(this.state.undelivered);
    for (const event of this.state.events) if (ids.has(event.id)) this.schedule(event);
  }

  addEvent(event) {
    this.state.undelivered.push(event.id);
    if (!this.options.hold) this.schedule(event);
  }

  configure(options) {
    Object.assign(this.options, options);
  }

  release() {
    this.options.hold = false;
    const ids = new Set(this.state.undelivered);
    const heldEvents = this.state.events.filter(({ id }) => ids.has(id));
    for (const event of this.options.shuffle ? shuffle(heldEvents) : heldEvents) this.schedule(event);
  }

  schedule(event) {
    const copies = Array.from({ length: this.options.copies }, () => ({ event, attempts: 0 }));
    this.delay(this.options.delayMs, () => {
      this.queue.push(...copies);
      if (this.options.shuffle) this.queue = shuffle(this.queue);
      this.sendQueued();
    });
  }

  sendQueued() {
    while (this.running < MAX_CONCURRENT && this.queue.length > 0) {
      this.running += 1;
      void this.deliver(this.queue.shift()).finally(() => {
        this.running -= 1;
        this.sendQueued();
      });
    }
  }

  async deliver(order) {
    const payload = JSON.stringify(order.event);
    // Signed with the real time, because the product's clock does not follow the simulated one.
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': createSignature(payload, this.secret, Math.floor(Date.now() / 1000)),
    };
    const signal = AbortSignal.any([this.stopped.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      const answer = await fetch(this.url, { method: 'POST', headers, body: payload, signal });
      await answer.arrayBuffer();
      if (answer.ok) return this.markDelivered(order.event.id);
    } catch {
      // The product is not reachable now.
    }
    this.retryLater(order);
  }

  markDelivered(id) {
    this.state.undelivered = this.state.undelivered.filter((one) => one !== id);
    this.scheduleSave();
  }

  retryLater(order) {
    order.attempts += 1;
    if (order.attempts >= MAX_ATTEMPTS || this.stopped.signal.aborted) return;
    this.delay(Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (order.attempts - 1)), () => {
      this.queue.push(order);
      this.sendQueued();
    });
  }

  delay(ms, work) {
    if (ms === 0) return work();
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, ms);
    this.timers.add(timer);
  }

  stop() {
    this.stopped.abort();
    for (const timer of this.timers) clearTimeout(timer);
    this.queue = [];
  }
}
