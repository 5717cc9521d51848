import { createHmac } from 'node:crypto';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const MOST_TRIES = 20;
const PATIENCE_MS = 10_000;
const AT_ONCE = 4;

/** Signs `payload` as Stripe does: the time and the text, by the endpoint's secret. */
export const signatureOf = (payload, secret, seconds) => {
  const hash = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
};

const shuffled = (all) =>
  all
    .map((one) => [Math.random(), one])
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one);

/**
 * Sends what happens to the product's endpoint, again with growing waits until it is taken. By default at once, once
 * and in order; `manner` makes it late, several times, shuffled, or not at all until `release`.
 */
export class Webhooks {
  constructor({ url, secret, state, changed }) {
    Object.assign(this, { url, secret, state, changed });
    this.manner = { hold: false, delayMs: 0, copies: 1, shuffle: false };
    this.queue = [];
    this.busy = 0;
    this.timers = new Set();
    this.stopped = new AbortController();
  }

  /** What an earlier start could not deliver. */
  resume() {
    const ids = new Set(this.state.undelivered);
    for (const event of this.state.events) if (ids.has(event.id)) this.take(event);
  }

  heard(event) {
    this.state.undelivered.push(event.id);
    if (!this.manner.hold) this.take(event);
  }

  behave(manner) {
    Object.assign(this.manner, manner);
  }

  release() {
    this.manner.hold = false;
    const ids = new Set(this.state.undelivered);
    const held = this.state.events.filter(({ id }) => ids.has(id));
    for (const event of this.manner.shuffle ? shuffled(held) : held) this.take(event);
  }

  take(event) {
    const copies = Array.from({ length: this.manner.copies }, () => ({ event, tries: 0 }));
    this.later(this.manner.delayMs, () => {
      this.queue.push(...copies);
      if (this.manner.shuffle) this.queue = shuffled(this.queue);
      this.next();
    });
  }

  next() {
    while (this.busy < AT_ONCE && this.queue.length > 0) {
      this.busy += 1;
      void this.deliver(this.queue.shift()).finally(() => {
        this.busy -= 1;
        this.next();
      });
    }
  }

  async deliver(order) {
    const payload = JSON.stringify(order.event);
    // Signed by the real clock: the product's does not follow the simulated one.
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(payload, this.secret, Math.floor(Date.now() / 1000)),
    };
    const signal = AbortSignal.any([this.stopped.signal, AbortSignal.timeout(PATIENCE_MS)]);
    try {
      const answer = await fetch(this.url, { method: 'POST', headers, body: payload, signal });
      await answer.arrayBuffer();
      if (answer.ok) return this.delivered(order.event.id);
    } catch {
      // The product is not there just now.
    }
    this.again(order);
  }

  delivered(id) {
    this.state.undelivered = this.state.undelivered.filter((one) => one !== id);
    this.changed();
  }

  again(order) {
    order.tries += 1;
    if (order.tries >= MOST_TRIES || this.stopped.signal.aborted) return;
    this.later(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (order.tries - 1)), () => {
      this.queue.push(order);
      this.next();
    });
  }

  later(ms, work) {
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
